/** All texts of the app. */
import { mergeFeatures } from "#os/features.ts";
import { communitiesStrings } from "./features/communities/strings.ts";
import { composeStrings } from "./features/compose/strings.ts";
import { exploreStrings } from "./features/explore/strings.ts";
import { homeStrings } from "./features/home/strings.ts";
import { listsStrings } from "./features/lists/strings.ts";
import { messagesStrings } from "./features/messages/strings.ts";
import { noticesStrings } from "./features/notices/strings.ts";
import { peopleStrings } from "./features/people/strings.ts";
import { postsStrings } from "./features/posts/strings.ts";
import { settingsStrings } from "./features/settings/strings.ts";

export const strings = {
  en: mergeFeatures(
    homeStrings.en,
    postsStrings.en,
    composeStrings.en,
    peopleStrings.en,
    listsStrings.en,
    exploreStrings.en,
    noticesStrings.en,
    messagesStrings.en,
    communitiesStrings.en,
    settingsStrings.en,
  ),
  zh: mergeFeatures(
    homeStrings.zh,
    postsStrings.zh,
    composeStrings.zh,
    peopleStrings.zh,
    listsStrings.zh,
    exploreStrings.zh,
    noticesStrings.zh,
    messagesStrings.zh,
    communitiesStrings.zh,
    settingsStrings.zh,
  ),
};
export type Word = keyof typeof strings.en;
