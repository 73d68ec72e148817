import * as v from "valibot";
import { instant } from "#os/values.ts";
import { prefs } from "./prefs.ts";

export const settingsState = {
  prefs: prefs.schema,
  /** The end of the private session, or null. */
  privateUntil: v.nullable(instant),
};
