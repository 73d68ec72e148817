/** The settings, and the words that danmaku may not contain. */
import * as v from "valibot";
import { prefs } from "./prefs.ts";

export const MutedWord = v.pipe(v.string(), v.maxLength(30));
export const maxMutedWords = 100;
/** Four digits, or "" while teen mode is off. */
export const Pin = v.pipe(v.string(), v.regex(/^(\d{4})?$/), v.examples(["", "2580", "1470"]));
export const settingsState = {
  prefs: prefs.schema,
  mutedWords: v.pipe(v.array(MutedWord), v.maxLength(maxMutedWords)),
  teenPin: Pin,
};
