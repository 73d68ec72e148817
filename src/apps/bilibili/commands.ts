/** All commands of the app. */
import { mergeFeatures } from "#os/features.ts";
import { feedCommands } from "./features/feed/commands.ts";
import { homeCommands } from "./features/home/commands.ts";
import { liveCommands } from "./features/live/commands.ts";
import { meCommands } from "./features/me/commands.ts";
import { downloadCommands } from "./features/me/download-commands.ts";
import { messagesCommands } from "./features/messages/commands.ts";
import { peopleCommands } from "./features/people/commands.ts";
import { searchCommands } from "./features/search/commands.ts";
import { settingsCommands } from "./features/settings/commands.ts";
import { shopCommands } from "./features/shop/commands.ts";
import { videoCommands } from "./features/video/commands.ts";
import { commentCommands } from "./features/video/comment-commands.ts";
import { playerCommands } from "./features/video/player-commands.ts";

export const commands = mergeFeatures(
  homeCommands,
  videoCommands,
  playerCommands,
  commentCommands,
  liveCommands,
  feedCommands,
  peopleCommands,
  searchCommands,
  shopCommands,
  messagesCommands,
  meCommands,
  downloadCommands,
  settingsCommands,
);
