import { mergeFeatures } from "#os/features.ts";
import { billsCommands } from "./features/bills/commands.ts";
import { cardsCommands } from "./features/cards/commands.ts";
import { cashierCommands } from "./features/cashier/commands.ts";
import { chatsCommands } from "./features/chats/commands.ts";
import { codesCommands } from "./features/codes/commands.ts";
import { creditCommands } from "./features/credit/commands.ts";
import { homeCommands } from "./features/home/commands.ts";
import { securityCommands } from "./features/security/commands.ts";
import { servicesCommands } from "./features/services/commands.ts";
import { settingsCommands } from "./features/settings/commands.ts";
import { transferCommands } from "./features/transfer/commands.ts";
import { wealthCommands } from "./features/wealth/commands.ts";

export const commands = mergeFeatures(
  homeCommands,
  cashierCommands,
  transferCommands,
  billsCommands,
  wealthCommands,
  cardsCommands,
  creditCommands,
  servicesCommands,
  codesCommands,
  chatsCommands,
  securityCommands,
  settingsCommands,
);
