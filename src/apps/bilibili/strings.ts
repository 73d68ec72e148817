/** All texts of the app. */
import { mergeFeatures } from "#os/features.ts";
import { feedStrings } from "./features/feed/strings.ts";
import { homeStrings } from "./features/home/strings.ts";
import { liveStrings } from "./features/live/strings.ts";
import { meStrings } from "./features/me/strings.ts";
import { messagesStrings } from "./features/messages/strings.ts";
import { peopleStrings } from "./features/people/strings.ts";
import { searchStrings } from "./features/search/strings.ts";
import { settingsStrings } from "./features/settings/strings.ts";
import { shopStrings } from "./features/shop/strings.ts";
import { videoStrings } from "./features/video/strings.ts";

export const strings = {
  en: mergeFeatures(
    homeStrings.en,
    videoStrings.en,
    liveStrings.en,
    feedStrings.en,
    peopleStrings.en,
    searchStrings.en,
    shopStrings.en,
    messagesStrings.en,
    meStrings.en,
    settingsStrings.en,
  ),
  zh: mergeFeatures(
    homeStrings.zh,
    videoStrings.zh,
    liveStrings.zh,
    feedStrings.zh,
    peopleStrings.zh,
    searchStrings.zh,
    shopStrings.zh,
    messagesStrings.zh,
    meStrings.zh,
    settingsStrings.zh,
  ),
};
export type Word = keyof typeof strings.en;
