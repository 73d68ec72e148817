/** All screens, guards and commands, and the functions that build edges from them. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { accountGuards, accountScreens } from "./features/account/screens.ts";
import { catalogueScreens } from "./features/catalogue/screens.ts";
import { homeScreens } from "./features/home/screens.ts";
import { libraryScreens } from "./features/library/screens.ts";
import { playerGuards, playerScreens } from "./features/player/screens.ts";
import { playlistsGuards, playlistsScreens } from "./features/playlists/screens.ts";
import { premiumGuards, premiumScreens } from "./features/premium/screens.ts";
import { searchScreens } from "./features/search/screens.ts";
import { settingsScreens } from "./features/settings/screens.ts";
import { socialGuards, socialScreens } from "./features/social/screens.ts";
import { spotify } from "./state.ts";

export const screens = mergeFeatures(
  homeScreens,
  searchScreens,
  libraryScreens,
  playlistsScreens,
  playerScreens,
  catalogueScreens,
  socialScreens,
  accountScreens,
  premiumScreens,
  settingsScreens,
);
export const guards = mergeFeatures(playlistsGuards, playerGuards, socialGuards, accountGuards, premiumGuards);
export const { on, does, pushes } = spotify.begin({ commands, screens, guards });
