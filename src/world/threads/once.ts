/** What a post says only once, and what counts as the same sentence. */
/** Slots that a text uses only once, because a second sentence about the same person or day does not sound natural. */
export const onceOnly = new Set(
  "who when since onset months owned days hours tries cost rival wrong wrong2".split(" "),
);
/** Slots of the same group say since when something is so. A text uses one of them. */
const groupOf: Readonly<Record<string, string>> = { since: "days", onset: "days", owned: "months" };
export const onceKey = (name: string): string => groupOf[name] ?? name;

/** The sentences of a text without their ends, so that repetitions are counted by words. */
export const sentenceParts = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+/).map((one) => one.replace(/[.!?\s]+$/, "").toLowerCase());
