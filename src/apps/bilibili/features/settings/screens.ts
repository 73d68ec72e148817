/** View state of the settings screens. */
import * as v from "valibot";
import { equal, hasText } from "#os/guards.ts";
import { textFor, textUpTo } from "#os/values.ts";
import { bilibili } from "../../state.ts";
import { choiceNames, prefPages } from "./prefs.ts";
import { MutedWord } from "./state.ts";

export const settingsScreens = {
  settings: bilibili.screen({}),
  prefs: bilibili.screen({ params: { page: v.picklist(prefPages) } }),
  prefChoice: bilibili.screen({ params: { name: v.picklist(choiceNames) } }),
  blockedUsers: bilibili.screen({}),
  hiddenAuthors: bilibili.screen({}),
  mutedWords: bilibili.screen({ view: { word: textFor(MutedWord) } }),
  teenMode: bilibili.screen({ view: { pin: textUpTo(4) }, focus: [{ field: "pin", kind: "number" }] }),
  about: bilibili.screen({}),
};
export const settingsGuards = {
  isTeen: equal("state.prefs.teen", true),
  hasPin: ({ view }: { view: { pin: string } }) => /^\d{4}$/.test(view.pin),
  hasWord: hasText("word"),
};
