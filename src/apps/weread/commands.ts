/** All commands of the app. */
import { mergeFeatures } from "#os/features.ts";
import { audioCommands } from "./features/audio/commands.ts";
import { bookCommands } from "./features/book/commands.ts";
import { listsCommands } from "./features/lists/commands.ts";
import { meCommands } from "./features/me/commands.ts";
import { readerCommands } from "./features/reader/commands.ts";
import { shelfCommands } from "./features/shelf/commands.ts";
import { socialCommands } from "./features/social/commands.ts";
import { statsCommands } from "./features/stats/commands.ts";
import { storeCommands } from "./features/store/commands.ts";
import { walletCommands } from "./features/wallet/commands.ts";

export const commands = mergeFeatures(
  shelfCommands,
  storeCommands,
  bookCommands,
  readerCommands,
  audioCommands,
  listsCommands,
  socialCommands,
  statsCommands,
  walletCommands,
  meCommands,
);
