/** Changes the app's own lists, and applies schedules. The phone's managers change everything else. */
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
