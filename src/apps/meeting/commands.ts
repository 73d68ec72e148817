/** What can happen in the app. */
import { together } from "../../os/features.ts";
import { joinCommands } from "./features/join/commands.ts";
import { meCommands } from "./features/me/commands.ts";
import { pastCommands } from "./features/past/commands.ts";
import { peopleCommands } from "./features/people/commands.ts";
import { planCommands } from "./features/plan/commands.ts";
import { roomCommands } from "./features/room/commands.ts";
import { leadCommands } from "./features/lead/commands.ts";

export const commands = together(
  planCommands,
  joinCommands,
  roomCommands,
  leadCommands,
  pastCommands,
  peopleCommands,
  meCommands,
);
