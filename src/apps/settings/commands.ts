/** What Settings does to its own lists, and what its schedules do to the phone. All else is done by the phone's managers. */
import { together } from "../../os/features.ts";
import { appsCommands } from "./features/apps/commands.ts";
import { booksCommands } from "./features/books/commands.ts";
import { privacyCommands } from "./features/privacy/commands.ts";
import { schedulesCommands } from "./features/schedules/commands.ts";
import { securityCommands } from "./features/security/commands.ts";
import { systemCommands } from "./features/system/commands.ts";

export const commands = together(
  booksCommands,
  appsCommands,
  schedulesCommands,
  securityCommands,
  systemCommands,
  privacyCommands,
);
