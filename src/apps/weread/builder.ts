/** All screens, guards and commands, and the functions that build edges from them. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { audioScreens } from "./features/audio/screens.ts";
import { bookGuards, bookScreens } from "./features/book/screens.ts";
import { homeScreens } from "./features/home/screens.ts";
import { listsGuards, listsScreens } from "./features/lists/screens.ts";
import { meGuards, meScreens } from "./features/me/screens.ts";
import { readerGuards, readerScreens } from "./features/reader/screens.ts";
import { shelfGuards, shelfScreens } from "./features/shelf/screens.ts";
import { socialScreens } from "./features/social/screens.ts";
import { statsScreens } from "./features/stats/screens.ts";
import { storeGuards, storeScreens } from "./features/store/screens.ts";
import { walletGuards, walletScreens } from "./features/wallet/screens.ts";
import { weread } from "./state.ts";

export const screens = mergeFeatures(
  homeScreens,
  shelfScreens,
  storeScreens,
  bookScreens,
  readerScreens,
  audioScreens,
  listsScreens,
  socialScreens,
  statsScreens,
  walletScreens,
  meScreens,
);
export const guards = mergeFeatures(
  shelfGuards,
  storeGuards,
  bookGuards,
  readerGuards,
  listsGuards,
  walletGuards,
  meGuards,
);
export const { on, does, pushes } = weread.begin({ commands, screens, guards });
