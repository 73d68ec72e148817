/** View state of the settings screens. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { textFor } from "#os/values.ts";
import { x } from "../../state.ts";
import { choiceNames, prefPages } from "./prefs.ts";
import { MutedWord } from "./state.ts";

export const settingsScreens = {
  settings: x.screen({}),
  prefs: x.screen({ params: { page: v.picklist(prefPages) } }),
  prefChoice: x.screen({ params: { name: v.picklist(choiceNames) } }),
  topics: x.screen({}),
  hiddenAccounts: x.screen({ params: { kind: v.picklist(["muted", "blocked"]) } }),
  mutedWords: x.screen({ view: { word: textFor(MutedWord) } }),
};
export const settingsGuards = { hasWord: hasText("word") };
