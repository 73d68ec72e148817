/** All commands of the app. */
import { mergeFeatures } from "#os/features.ts";
import { accountCommands } from "./features/account/commands.ts";
import { catalogueCommands } from "./features/catalogue/commands.ts";
import { downloadsCommands } from "./features/downloads/commands.ts";
import { libraryCommands } from "./features/library/commands.ts";
import { playerCommands } from "./features/player/commands.ts";
import { playlistsCommands } from "./features/playlists/commands.ts";
import { premiumCommands } from "./features/premium/commands.ts";
import { searchCommands } from "./features/search/commands.ts";
import { settingsCommands } from "./features/settings/commands.ts";
import { socialCommands } from "./features/social/commands.ts";

export const commands = mergeFeatures(
  searchCommands,
  libraryCommands,
  playlistsCommands,
  playerCommands,
  catalogueCommands,
  downloadsCommands,
  socialCommands,
  accountCommands,
  premiumCommands,
  settingsCommands,
);
