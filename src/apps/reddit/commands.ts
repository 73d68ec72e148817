/** All commands of the app. */
import { mergeFeatures } from "#os/features.ts";
import { chatCommands } from "./features/chat/commands.ts";
import { createCommands } from "./features/create/commands.ts";
import { homeCommands } from "./features/home/commands.ts";
import { inboxCommands } from "./features/inbox/commands.ts";
import { meCommands } from "./features/me/commands.ts";
import { peopleCommands } from "./features/people/commands.ts";
import { postCommands } from "./features/post/commands.ts";
import { searchCommands } from "./features/search/commands.ts";
import { settingsCommands } from "./features/settings/commands.ts";

export const commands = mergeFeatures(
  homeCommands,
  postCommands,
  createCommands,
  peopleCommands,
  searchCommands,
  inboxCommands,
  chatCommands,
  meCommands,
  settingsCommands,
);
