import { mergeFeatures } from "#os/features.ts";
import { cardsCommands } from "./features/cards/commands.ts";
import { callsCommands } from "./features/calls/commands.ts";
import { voicemailCommands } from "./features/voicemail/commands.ts";
import { groupsCommands } from "./features/groups/commands.ts";
import { blockingCommands } from "./features/blocking/commands.ts";
import { settingsCommands } from "./features/settings/commands.ts";

export const commands = mergeFeatures(
  cardsCommands,
  callsCommands,
  voicemailCommands,
  groupsCommands,
  blockingCommands,
  settingsCommands,
);
