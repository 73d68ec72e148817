/** What a user may set in Messages: the values, and the rows of its page. */
import * as v from "valibot";
import { flag, oneOf, preferences, rowsOver, type ChoiceOf, type Kinds, type PrefRow } from "../../os/prefs.ts";
import { notificationSounds } from "../../os/settings.ts";
import type { strings } from "./strings.ts";

type Word = keyof typeof strings.en;
export const swipes = ["archive", "delete", "read", "off"] as const;
const textSizes = ["small", "normal", "large"] as const;
const swipeNames = { archive: "swipeArchive", delete: "swipeDelete", read: "swipeRead", off: "swipeOff" } as const;
export const Tone = v.picklist(notificationSounds);
export const SimId = v.pipe(v.string(), v.startsWith("sim_"), v.maxLength(40));

export const prefs = preferences({
  /** Ask the network whether a message has arrived. */
  reports: flag(true),
  /** Messages go over data where there is some and the other side is a mobile phone. */
  networkMessages: flag(false),
  /** The pictures of people are shown beside what they write. */
  faces: flag(true),
  /** Verification codes go away after a day. */
  dropCodes: flag(false),
  spamWarnings: flag(true),
  swipeRight: oneOf(swipes, "archive"),
  swipeLeft: oneOf(swipes, "off"),
  textSize: oneOf(textSizes, "normal"),
  /** Null: whichever is on. */
  sim: { schema: v.nullable(SimId), start: null },
  tone: oneOf(notificationSounds, "drop"),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;

/** Rows of Messages; the options of a choice lie in a sheet, and `to` is its name. */
export interface Mine extends Kinds {
  readonly put: Partial<Prefs>;
  readonly word: Word;
  readonly icon: never;
  readonly goal: "right" | "left" | "size" | "tone";
  readonly as: "sheet";
}
const { toggle, choice } = rowsOver<Prefs, Mine>();
const swipe = (name: "swipeRight" | "swipeLeft", to: "right" | "left") =>
  choice(name, swipes, "sheet", { to, labelOf: (one) => swipeNames[one] });

export const textSize: ChoiceOf<Mine> = choice("textSize", textSizes, "sheet", { to: "size" });
export const swipeRows: readonly ChoiceOf<Mine>[] = [swipe("swipeRight", "right"), swipe("swipeLeft", "left")];
export const tone: ChoiceOf<Mine> = choice("tone", notificationSounds, "sheet", { to: "tone", title: "defaultTone" });
/** `note`: what it says of the network. */
export const networkMessages = (note: Word): PrefRow<Mine> => toggle("networkMessages", { note });
export const sending: readonly PrefRow<Mine>[] = [
  toggle("reports", { note: "reportsHint" }),
  toggle("dropCodes", { note: "dropCodesHint" }),
  toggle("spamWarnings", { note: "spamWarningsHint" }),
];
export const showing: readonly PrefRow<Mine>[] = [toggle("faces", { note: "facesHint" }), textSize];
