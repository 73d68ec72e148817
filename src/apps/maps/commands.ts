import { mergeFeatures } from "#os/features.ts";
import { accountCommands } from "./features/account/commands.ts";
import { contributeCommands } from "./features/contribute/commands.ts";
import { frontCommands } from "./features/front/commands.ts";
import { listsCommands } from "./features/lists/commands.ts";
import { offlineCommands } from "./features/offline/commands.ts";
import { routeCommands } from "./features/route/commands.ts";
import { sharingCommands } from "./features/sharing/commands.ts";

export const commands = mergeFeatures(
  frontCommands,
  listsCommands,
  routeCommands,
  contributeCommands,
  offlineCommands,
  sharingCommands,
  accountCommands,
);
