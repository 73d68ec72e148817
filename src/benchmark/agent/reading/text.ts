// Cleans the text of answers, separates thoughts from the rest, and finds parts in tags.
import type { Reply, Situation } from "../adapter.ts";

const tokenizerMarks = /<\|(?:im_end|im_start|endoftext|begin_of_box|end_of_box|box_start|box_end)\|>/g;
/** These marks may also be part of a text. For this reason, they are removed only at the end of the answer. */
const endMarks = /(?:\s*(?:\[EOS\]|<eos>|<\/s>))+\s*$/;

/** Removes a byte-order mark, carriage returns and tokenizer marks. */
export const cleanText = (text: string): string =>
  text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(tokenizerMarks, "")
    .replace(endMarks, "")
    .trim();

export interface ReplyContent {
  readonly text: string;
  /** The reasoning that the endpoint returned separately, or "". */
  readonly reasoning: string;
  readonly repairs: readonly string[];
}
/**
 * Returns the text to parse. Reasoning that the endpoint returned separately is a thought, unless the endpoint returned
 * the whole answer as reasoning.
 */
export function readReply({ text, reasoning, finish }: Reply): ReplyContent {
  const [words, aside] = [cleanText(text), cleanText(reasoning)];
  if (words !== "" || aside === "" || finish === "length") return { text: words, reasoning: aside, repairs: [] };
  return { text: aside, reasoning: "", repairs: ["read the reasoning"] };
}

export interface Thinking {
  readonly thought: string;
  readonly rest: string;
}
/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
/** Returns the complete actions of a text. A tag within an action is not a tag, but part of the action's text. */
export type FindComplete = (text: string) => readonly Span[];

/**
 * Removes the thoughts, so that an action in a thought is not executed. `tags` are the names of tags, in any case. If
 * there is only a closing tag, the thought begins at the start of the text. If there is only an opening tag, the
 * thought ends at the match of `until`, or at the end of the text if there is no match.
 */
export function splitThinking(text: string, tags: readonly string[], until?: RegExp, whole?: FindComplete): Thinking {
  const names = tags.join("|");
  const thoughts: string[] = [];
  let rest = text;
  let visible = maskComplete(text, whole);
  const take = (start: number, inner: Span, end: number): void => {
    const thought = rest.slice(inner.start, inner.end).trim();
    if (thought !== "") thoughts.push(thought);
    rest = `${rest.slice(0, start)}\n${rest.slice(end)}`;
    visible = `${visible.slice(0, start)}\n${visible.slice(end)}`;
  };
  const pair = new RegExp(`(<\\s*(?:${names})\\s*>)([\\s\\S]*?)<\\s*/\\s*(?:${names})\\s*>`, "i");
  for (let found = pair.exec(visible); found; found = pair.exec(visible)) {
    const start = found.index + found[1]!.length;
    take(found.index, { start, end: start + found[2]!.length }, found.index + found[0].length);
  }
  const closing = new RegExp(`^([\\s\\S]*)<\\s*/\\s*(?:${names})\\s*>`, "i").exec(visible);
  if (closing) take(0, { start: 0, end: closing[1]!.length }, closing[0].length);
  const open = new RegExp(`<\\s*(?:${names})\\s*>`, "i").exec(visible);
  if (open) {
    const start = open.index + open[0].length;
    const length = until ? rest.slice(start).search(until) : -1;
    const end = length < 0 ? rest.length : start + length;
    take(open.index, { start, end }, end);
  }
  return { thought: thoughts.join("\n"), rest: rest.trim() };
}

/** Whether a thought has no closing tag. The text after the opening tag may still belong to the thought. */
export const hasOpenThinking = (text: string, tags: readonly string[], whole?: FindComplete): boolean => {
  const marks = [...maskComplete(text, whole).matchAll(new RegExp(`<\\s*(/?)\\s*(?:${tags.join("|")})\\s*>`, "gi"))];
  return marks.at(-1)?.[1] === "";
};

/** Returns the text with the complete actions replaced by blanks. The length of the text does not change. */
export const maskComplete = (text: string, whole: FindComplete = () => []): string =>
  whole(text).reduce((left, { start, end }) => left.slice(0, start) + "\0".repeat(end - start) + left.slice(end), text);

/** Joins the thoughts, without empty ones. */
export const joinThoughts = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n");

/**
 * Returns the text in the last tag with this name, even if the tag has no closing tag. Returns null if there is no such
 * tag.
 */
export function textInTag(text: string, tag: string): string | null {
  const open = [...text.matchAll(new RegExp(`<\\s*${tag}\\s*>`, "gi"))].at(-1);
  if (open) {
    const inner = text.slice(open.index + open[0].length);
    const end = inner.search(new RegExp(`<\\s*/\\s*${tag}\\s*>`, "i"));
    return (end < 0 ? inner : inner.slice(0, end)).trim();
  }
  const end = text.search(new RegExp(`<\\s*/\\s*${tag}\\s*>`, "i"));
  return end < 0 ? null : text.slice(0, end).trim();
}

export const toOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Returns the content of a code fence, or the whole text if there is no code fence. */
export const removeFence = (text: string): string =>
  /```[a-z]*\s*\n?([\s\S]*?)(?:```|$)/i.exec(text)?.[1]?.trim() ?? text;

/** Replaces `{name}` in the template. Names that have no value are not replaced. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{([a-z_]+)\}/g, (whole, name: string) => values[name] ?? whole);

/**
 * Returns the values that every prompt may use. `date` has the form 2026-03-02; `width` and `height` are those of the
 * sent picture.
 */
export const templateValues = ({ instruction, locale, clock, picture, apps }: Situation) => ({
  task: instruction,
  instruction,
  language: locale === "en" ? "English" : "Chinese",
  date: clock.slice(0, 10),
  width: String(picture.width),
  height: String(picture.height),
  apps: apps.join(locale === "en" ? ", " : "、"),
});
