/** The settings, and the muted words. */
import * as v from "valibot";
import { prefs } from "./prefs.ts";

export const MutedWord = v.pipe(v.string(), v.maxLength(40));
export const maxWords = 100;
export const settingsState = {
  prefs: prefs.schema,
  /** In lower case, the latest first. Timelines and notifications omit posts with these words. */
  words: v.pipe(v.array(MutedWord), v.maxLength(maxWords)),
};
