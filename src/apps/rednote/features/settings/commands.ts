import { reject } from "#os/values.ts";
import { rednote } from "../../state.ts";
import { prefs } from "./prefs.ts";
import { Pin } from "./state.ts";

export const settingsCommands = {
  setPrefs: rednote.command(prefs.changes, (state, changes) => {
    // Teen mode cannot be changed here, because `startTeen` and `stopTeen` require a password.
    if (changes.teen !== undefined && changes.teen !== state.prefs.teen) return reject("pin-wrong");
    Object.assign(state.prefs, changes);
  }),
  startTeen: rednote.command({ pin: Pin }, (state, { pin }) => {
    if (pin === "" || state.prefs.teen) return reject("pin-wrong");
    state.prefs.teen = true;
    state.teenPin = pin;
  }),
  stopTeen: rednote.command({ pin: Pin }, (state, { pin }) => {
    if (!state.prefs.teen || pin !== state.teenPin) return reject("pin-wrong");
    state.prefs.teen = false;
    state.teenPin = "";
  }),
};
