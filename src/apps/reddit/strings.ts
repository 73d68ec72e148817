/** All texts of the app. */
import { mergeFeatures } from "#os/features.ts";
import { chatStrings } from "./features/chat/strings.ts";
import { createStrings } from "./features/create/strings.ts";
import { homeStrings } from "./features/home/strings.ts";
import { inboxStrings } from "./features/inbox/strings.ts";
import { meStrings } from "./features/me/strings.ts";
import { peopleStrings } from "./features/people/strings.ts";
import { postStrings } from "./features/post/strings.ts";
import { searchStrings } from "./features/search/strings.ts";
import { settingsStrings } from "./features/settings/strings.ts";

export const strings = {
  en: mergeFeatures(
    homeStrings.en,
    postStrings.en,
    createStrings.en,
    peopleStrings.en,
    searchStrings.en,
    inboxStrings.en,
    chatStrings.en,
    meStrings.en,
    settingsStrings.en,
  ),
  zh: mergeFeatures(
    homeStrings.zh,
    postStrings.zh,
    createStrings.zh,
    peopleStrings.zh,
    searchStrings.zh,
    inboxStrings.zh,
    chatStrings.zh,
    meStrings.zh,
    settingsStrings.zh,
  ),
};
export type Word = keyof typeof strings.en;
