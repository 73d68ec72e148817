/** View state of the settings screens. */
import * as v from "valibot";
import { nullableField, overlay } from "#os/values.ts";
import { reddit } from "../../state.ts";
import { choiceNames, prefPages } from "./prefs.ts";

export const settingsScreens = {
  settings: reddit.screen({}),
  prefs: reddit.screen({
    params: { page: v.picklist(prefPages) },
    view: { choice: nullableField(v.picklist(choiceNames)), open: overlay("choice") },
  }),
  blockedUsers: reddit.screen({}),
  mutedCommunities: reddit.screen({}),
};
export const settingsGuards = {};
