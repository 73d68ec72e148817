/** View state of the settings. */
import * as v from "valibot";
import { spotify } from "../../state.ts";
import { choiceNames, prefPages } from "./prefs.ts";

export const settingsScreens = {
  settings: spotify.screen({}),
  prefs: spotify.screen({ params: { page: v.picklist(prefPages) } }),
  prefChoice: spotify.screen({ params: { name: v.picklist(choiceNames) } }),
  devices: spotify.screen({}),
  storage: spotify.screen({}),
  info: spotify.screen({}),
};
