import { reddit } from "../../state.ts";
import { prefs } from "./prefs.ts";

export const settingsCommands = {
  setPrefs: reddit.command(prefs.changes, (state, changes) => {
    Object.assign(state.prefs, changes);
    if (changes.keepHistory === false) state.seen = [];
  }),
};
