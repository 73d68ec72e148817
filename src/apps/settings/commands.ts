/** Commands that change the app's own lists and apply schedules. Commands of the system make all other changes. */
import { mergeFeatures } from "#os/features.ts";
import { appsCommands } from "./features/apps/commands.ts";
import { booksCommands } from "./features/books/commands.ts";
import { privacyCommands } from "./features/privacy/commands.ts";
import { schedulesCommands } from "./features/schedules/commands.ts";
import { securityCommands } from "./features/security/commands.ts";
import { systemCommands } from "./features/system/commands.ts";

export const commands = mergeFeatures(
  booksCommands,
  appsCommands,
  schedulesCommands,
  securityCommands,
  systemCommands,
  privacyCommands,
);
