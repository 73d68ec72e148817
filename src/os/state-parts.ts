/** Parts of the document's schema that commands check with too: a page carries these, and not the whole. */
import * as v from "valibot";
import { textMost } from "./most.ts";

/** How much a notification may disturb: `high` shows a banner, `low` makes no sound, `none` is not shown at all. */
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
const words = v.pipe(v.string(), v.maxLength(200));
/** An advertisement: its words, the app that it is for, and the corner in which it can be closed. */
export const adSchema = v.strictObject({
  title: words,
  text: words,
  button: words,
  app: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  corner: v.picklist(["left", "right"]),
});
export type Ad = v.InferOutput<typeof adSchema>;
export const fieldKinds = ["text", "search", "number", "decimal", "phone", "email", "url", "password"] as const;
export type FieldKind = (typeof fieldKinds)[number];
export const enterKinds = ["done", "search", "next", "send", "newline"] as const;
/** Where a field wants capitals by itself. */
export const capsKinds = ["none", "sentences", "words"] as const;
const place = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The field that is written in. What the keyboard has underway lies here too, so that it goes when the focus goes. */
export const focusSchema = v.strictObject({
  /** Path of a string in the view of the screen in front: "title", "items.2.text". */
  field: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  kind: v.picklist(fieldKinds),
  enter: v.picklist(enterKinds),
  caps: v.picklist(capsKinds),
  maxLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(textMost)),
  /** Where the next character goes, in UTF-16 units. */
  caret: place,
  /** The other end of the selection; the caret's own place where nothing is selected. */
  anchor: place,
  /** What hangs at the caret or the selection: the caret's handle, or the bar with cut, copy and paste. */
  tools: v.picklist(["none", "handle", "bar"]),
  /** Letters that are not yet text: pinyin. */
  composing: v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z']*$/)),
  /** What was already picked of a longer composition: learned as one phrase at its end. */
  picked: v.nullable(v.strictObject({ letters: v.string(), text: v.string() })),
  /** Page of the opened candidates; null while only their first row shows. */
  page: v.nullable(place),
  /** The key whose alternates are open. */
  alternates: v.nullable(v.pipe(v.string(), v.maxLength(8))),
});
export type Focus = v.InferOutput<typeof focusSchema>;

export const keyboardSchema = v.strictObject({
  shift: v.picklist(["off", "once", "lock"]),
  layer: v.picklist(["letters", "symbols", "more", "emoji", "clipboard"]),
  /** Chosen with the globe key; until then the settings say. */
  language: v.nullable(v.picklist(["english", "pinyin"])),
  /** Category of the emoji panel. */
  emojiTab: v.pipe(v.string(), v.maxLength(20)),
  /** Emoji by last use. */
  emojis: v.array(v.pipe(v.string(), v.maxLength(40))),
  /** Words that were written, newest first, a space between them: one text, so that a new word is one small change. */
  words: v.string(),
  /** Candidates that were picked, newest first: a line each, its letters and its text. */
  picks: v.string(),
});
