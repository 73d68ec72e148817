/** All texts of the app. */
import { mergeFeatures } from "#os/features.ts";
import { homeStrings } from "./features/home/strings.ts";
import { marketStrings } from "./features/market/strings.ts";
import { meStrings } from "./features/me/strings.ts";
import { messagesStrings } from "./features/messages/strings.ts";
import { noteStrings } from "./features/note/strings.ts";
import { peopleStrings } from "./features/people/strings.ts";
import { publishStrings } from "./features/publish/strings.ts";
import { searchStrings } from "./features/search/strings.ts";
import { settingsStrings } from "./features/settings/strings.ts";

export const strings = {
  en: mergeFeatures(
    homeStrings.en,
    noteStrings.en,
    searchStrings.en,
    peopleStrings.en,
    publishStrings.en,
    messagesStrings.en,
    meStrings.en,
    marketStrings.en,
    settingsStrings.en,
  ),
  zh: mergeFeatures(
    homeStrings.zh,
    noteStrings.zh,
    searchStrings.zh,
    peopleStrings.zh,
    publishStrings.zh,
    messagesStrings.zh,
    meStrings.zh,
    marketStrings.zh,
    settingsStrings.zh,
  ),
};
export type Word = keyof typeof strings.en;
