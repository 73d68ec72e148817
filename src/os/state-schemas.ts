/**
 * The parts of the schema of a phone's state that commands also use. Pages load these parts, but not the whole schema.
 */
import * as v from "valibot";
import { maxTextLength } from "./limits.ts";

/**
 * How much a notification disturbs. `high` shows a banner, `low` makes no sound, and `none` does not show the
 * notification.
 */
export const importances = ["none", "low", "default", "high"] as const;
export type Importance = (typeof importances)[number];
export const lockKinds = ["none", "swipe", "pin", "pattern"] as const;
export const locationSchema = v.strictObject({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  altitudeM: v.number(),
  city: v.string(),
});
export const sensorsSchema = v.strictObject({
  /** Degrees clockwise from magnetic north, 0 to 360. */
  headingDeg: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
  pitchDeg: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  rollDeg: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  pressureHpa: v.number(),
  lux: v.pipe(v.number(), v.minValue(0)),
});
const shortText = v.pipe(v.string(), v.maxLength(200));
/** An advertisement: its texts, the app that it advertises, and the corner that holds its close button. */
export const adSchema = v.strictObject({
  title: shortText,
  text: shortText,
  button: shortText,
  app: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  corner: v.picklist(["left", "right"]),
});
export type Ad = v.InferOutput<typeof adSchema>;
export const fieldKinds = ["text", "search", "number", "decimal", "phone", "email", "url", "password"] as const;
export type FieldKind = (typeof fieldKinds)[number];
export const enterKinds = ["done", "search", "next", "send", "newline"] as const;
/** The positions at which the keyboard capitalises letters automatically. */
export const capsKinds = ["none", "sentences", "words"] as const;
const textIndex = v.pipe(v.number(), v.integer(), v.minValue(0));
/**
 * The focused field. It includes the keyboard's unfinished input, because this input is dropped when the field loses
 * the focus.
 */
export const focusSchema = v.strictObject({
  /** The path of the text in the view of the screen in front: "title", "items.2.text". */
  field: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  kind: v.picklist(fieldKinds),
  enter: v.picklist(enterKinds),
  caps: v.picklist(capsKinds),
  maxLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxTextLength)),
  /** The position at which the next character is inserted, in UTF-16 units. */
  caret: textIndex,
  /** The other end of the selection; equals `caret` when nothing is selected. */
  anchor: textIndex,
  /** The controls at the caret or selection: the caret's handle, or the bar with "Cut", "Copy" and "Paste". */
  tools: v.picklist(["none", "handle", "bar"]),
  /** Pinyin letters that have not been converted to text yet. */
  composing: v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z']*$/)),
  /**
   * The part of a longer composition for which the user has picked candidates. When the composition is complete, the
   * keyboard learns it as one phrase.
   */
  picked: v.nullable(v.strictObject({ letters: v.string(), text: v.string() })),
  /** The page of the expanded candidates; null while only the first row of candidates is shown. */
  page: v.nullable(textIndex),
  /** The key whose alternates are shown; null if none are shown. */
  alternates: v.nullable(v.pipe(v.string(), v.maxLength(8))),
});
export type Focus = v.InferOutput<typeof focusSchema>;

export const keyboardSchema = v.strictObject({
  shift: v.picklist(["off", "once", "lock"]),
  layer: v.picklist(["letters", "symbols", "more", "emoji", "clipboard"]),
  /** The language chosen with the globe key; null means that the language from the settings applies. */
  language: v.nullable(v.picklist(["english", "pinyin"])),
  /** The category of the emoji panel. */
  emojiTab: v.pipe(v.string(), v.maxLength(20)),
  /** Emoji, most recently used first. */
  emojis: v.array(v.pipe(v.string(), v.maxLength(40))),
  /**
   * Learned words, newest first, separated by spaces. They are stored as one text, so that adding a word is one small
   * change.
   */
  words: v.string(),
  /** Picked candidates, newest first. Each line holds the letters and the text of one candidate. */
  picks: v.string(),
});
