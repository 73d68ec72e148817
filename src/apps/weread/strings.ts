/** All texts of the app. */
import { mergeFeatures } from "#os/features.ts";
import { audioStrings } from "./features/audio/strings.ts";
import { bookStrings } from "./features/book/strings.ts";
import { homeStrings } from "./features/home/strings.ts";
import { listsStrings } from "./features/lists/strings.ts";
import { meStrings } from "./features/me/strings.ts";
import { readerStrings } from "./features/reader/strings.ts";
import { shelfStrings } from "./features/shelf/strings.ts";
import { socialStrings } from "./features/social/strings.ts";
import { statsStrings } from "./features/stats/strings.ts";
import { storeStrings } from "./features/store/strings.ts";
import { walletStrings } from "./features/wallet/strings.ts";

export const strings = {
  en: mergeFeatures(
    audioStrings.en,
    bookStrings.en,
    homeStrings.en,
    listsStrings.en,
    meStrings.en,
    readerStrings.en,
    shelfStrings.en,
    socialStrings.en,
    statsStrings.en,
    storeStrings.en,
    walletStrings.en,
  ),
  zh: mergeFeatures(
    audioStrings.zh,
    bookStrings.zh,
    homeStrings.zh,
    listsStrings.zh,
    meStrings.zh,
    readerStrings.zh,
    shelfStrings.zh,
    socialStrings.zh,
    statsStrings.zh,
    storeStrings.zh,
    walletStrings.zh,
  ),
};
export type Word = keyof typeof strings.en;
