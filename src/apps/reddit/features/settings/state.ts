/** The settings. */
import { prefs } from "./prefs.ts";

export const settingsState = { prefs: prefs.schema };
