/** View state of the settings screens. */
import * as v from "valibot";
import { equal } from "#os/guards.ts";
import { textUpTo } from "#os/values.ts";
import { rednote } from "../../state.ts";
import { choiceNames, prefPages } from "./prefs.ts";

export const settingsScreens = {
  settings: rednote.screen({}),
  prefs: rednote.screen({ params: { page: v.picklist(prefPages) } }),
  prefChoice: rednote.screen({ params: { name: v.picklist(choiceNames) } }),
  blockedUsers: rednote.screen({}),
  hiddenUsers: rednote.screen({}),
  teenMode: rednote.screen({ view: { pin: textUpTo(4) }, focus: [{ field: "pin", kind: "number" }] }),
  about: rednote.screen({}),
};
export const settingsGuards = {
  isTeen: equal("state.prefs.teen", true),
  hasPin: ({ view }: { view: { pin: string } }) => /^\d{4}$/.test(view.pin),
};
