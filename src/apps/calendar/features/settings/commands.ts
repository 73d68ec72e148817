import * as v from "valibot";
import { calendar } from "../../state.ts";
import { Settings } from "./state.ts";

export const settingsCommands = {
  changeSettings: calendar.command(v.partial(Settings).entries, (state, args) => {
    Object.assign(state.settings, args);
  }),
};
