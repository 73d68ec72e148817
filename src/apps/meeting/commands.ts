/** All commands of the app. */
import { mergeFeatures } from "#os/features.ts";
import { joinCommands } from "./features/join/commands.ts";
import { meCommands } from "./features/me/commands.ts";
import { pastCommands } from "./features/past/commands.ts";
import { peopleCommands } from "./features/people/commands.ts";
import { planCommands } from "./features/plan/commands.ts";
import { roomCommands } from "./features/room/commands.ts";
import { leadCommands } from "./features/lead/commands.ts";

export const commands = mergeFeatures(
  planCommands,
  joinCommands,
  roomCommands,
  leadCommands,
  pastCommands,
  peopleCommands,
  meCommands,
);
