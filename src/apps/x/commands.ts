/** All commands of the app. */
import { mergeFeatures } from "#os/features.ts";
import { communitiesCommands } from "./features/communities/commands.ts";
import { composeCommands } from "./features/compose/commands.ts";
import { exploreCommands } from "./features/explore/commands.ts";
import { homeCommands } from "./features/home/commands.ts";
import { listsCommands } from "./features/lists/commands.ts";
import { messagesCommands } from "./features/messages/commands.ts";
import { noticesCommands } from "./features/notices/commands.ts";
import { peopleCommands } from "./features/people/commands.ts";
import { postsCommands } from "./features/posts/commands.ts";
import { settingsCommands } from "./features/settings/commands.ts";

export const commands = mergeFeatures(
  homeCommands,
  postsCommands,
  composeCommands,
  peopleCommands,
  listsCommands,
  exploreCommands,
  noticesCommands,
  messagesCommands,
  communitiesCommands,
  settingsCommands,
);
