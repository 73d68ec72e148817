/** The settings, and the password of teen mode. */
import * as v from "valibot";
import { prefs } from "./prefs.ts";

/** Four digits, or "" while teen mode is off. */
export const Pin = v.pipe(v.string(), v.regex(/^(\d{4})?$/), v.examples(["", "2580", "1470"]));
export const settingsState = { prefs: prefs.schema, teenPin: Pin };
