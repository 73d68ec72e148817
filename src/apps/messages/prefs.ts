/** Settings of Messages: the values, and the rows of their page. */
import * as v from "valibot";
import { flag, oneOf, preferences, prefRows, type ChoicePref, type RowTypes, type PrefRow } from "#os/prefs.ts";
import { notificationSounds } from "#os/settings.ts";
import type { strings } from "./strings.ts";

type Word = keyof typeof strings.en;
export const swipes = ["archive", "delete", "read", "off"] as const;
const textSizes = ["small", "normal", "large"] as const;
const swipeNames = { archive: "swipeArchive", delete: "swipeDelete", read: "swipeRead", off: "swipeOff" } as const;
export const Tone = v.picklist(notificationSounds);
export const SimId = v.pipe(v.string(), v.startsWith("sim_"), v.maxLength(40));

export const prefs = preferences({
  /** Whether to request delivery reports from the network. */
  reports: flag(true),
  /** Whether to send messages over data if the phone is online and the recipient has a mobile number. */
  networkMessages: flag(false),
  /** Whether to show people's pictures beside their messages. */
  faces: flag(true),
  /** Whether to delete verification codes after a day. */
  dropCodes: flag(false),
  spamWarnings: flag(true),
  swipeRight: oneOf(swipes, "archive"),
  swipeLeft: oneOf(swipes, "off"),
  textSize: oneOf(textSizes, "normal"),
  /** The SIM for sending; null for any SIM that is on. */
  sim: { schema: v.nullable(SimId), start: null },
  tone: oneOf(notificationSounds, "drop"),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;

/**
 * The row types of the settings page. The options of a choice are shown in a sheet, and `to` is the name of that sheet.
 */
export interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: Word;
  readonly icon: never;
  readonly goal: "right" | "left" | "size" | "tone";
  readonly as: "sheet";
}
const { toggle, choice } = prefRows<Prefs, PrefKinds>();
const swipe = (name: "swipeRight" | "swipeLeft", to: "right" | "left") =>
  choice(name, swipes, "sheet", { to, labelOf: (one) => swipeNames[one] });

export const textSize: ChoicePref<PrefKinds> = choice("textSize", textSizes, "sheet", { to: "size" });
export const swipeRows: readonly ChoicePref<PrefKinds>[] = [swipe("swipeRight", "right"), swipe("swipeLeft", "left")];
export const tone: ChoicePref<PrefKinds> = choice("tone", notificationSounds, "sheet", {
  to: "tone",
  title: "defaultTone",
});
/** The row for network messages. `note` is the text about the network below the row. */
export const networkMessages = (note: Word): PrefRow<PrefKinds> => toggle("networkMessages", { note });
export const sendingRows: readonly PrefRow<PrefKinds>[] = [
  toggle("reports", { note: "reportsHint" }),
  toggle("dropCodes", { note: "dropCodesHint" }),
  toggle("spamWarnings", { note: "spamWarningsHint" }),
];
export const displayRows: readonly PrefRow<PrefKinds>[] = [toggle("faces", { note: "facesHint" }), textSize];
