/** All commands of the app. */
import { mergeFeatures } from "#os/features.ts";
import { homeCommands } from "./features/home/commands.ts";
import { meCommands } from "./features/me/commands.ts";
import { messagesCommands } from "./features/messages/commands.ts";
import { noteCommands } from "./features/note/commands.ts";
import { peopleCommands } from "./features/people/commands.ts";
import { publishCommands } from "./features/publish/commands.ts";
import { searchCommands } from "./features/search/commands.ts";
import { settingsCommands } from "./features/settings/commands.ts";

export const commands = mergeFeatures(
  homeCommands,
  noteCommands,
  peopleCommands,
  searchCommands,
  publishCommands,
  messagesCommands,
  meCommands,
  settingsCommands,
);
