/** All texts of the app. */
import { mergeFeatures } from "#os/features.ts";
import { accountStrings } from "./features/account/strings.ts";
import { catalogueStrings } from "./features/catalogue/strings.ts";
import { homeStrings } from "./features/home/strings.ts";
import { libraryStrings } from "./features/library/strings.ts";
import { playerStrings } from "./features/player/strings.ts";
import { playlistsStrings } from "./features/playlists/strings.ts";
import { premiumStrings } from "./features/premium/strings.ts";
import { searchStrings } from "./features/search/strings.ts";
import { settingsStrings } from "./features/settings/strings.ts";
import { socialStrings } from "./features/social/strings.ts";

export const strings = {
  en: mergeFeatures(
    homeStrings.en,
    searchStrings.en,
    libraryStrings.en,
    playlistsStrings.en,
    playerStrings.en,
    catalogueStrings.en,
    socialStrings.en,
    accountStrings.en,
    premiumStrings.en,
    settingsStrings.en,
  ),
  zh: mergeFeatures(
    homeStrings.zh,
    searchStrings.zh,
    libraryStrings.zh,
    playlistsStrings.zh,
    playerStrings.zh,
    catalogueStrings.zh,
    socialStrings.zh,
    accountStrings.zh,
    premiumStrings.zh,
    settingsStrings.zh,
  ),
};
export type Word = keyof typeof strings.en;
