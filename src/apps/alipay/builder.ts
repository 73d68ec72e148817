/** Collects all screens, guards and commands of the app, and defines the functions that build its edges. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { billsGuards, billsScreens } from "./features/bills/screens.ts";
import { cardsGuards, cardsScreens } from "./features/cards/screens.ts";
import { cashierGuards, cashierScreens } from "./features/cashier/screens.ts";
import { chatsGuards, chatsScreens } from "./features/chats/screens.ts";
import { codesGuards, codesScreens } from "./features/codes/screens.ts";
import { creditGuards, creditScreens } from "./features/credit/screens.ts";
import { homeGuards, homeScreens } from "./features/home/screens.ts";
import { securityGuards, securityScreens } from "./features/security/screens.ts";
import { servicesGuards, servicesScreens } from "./features/services/screens.ts";
import { settingsScreens } from "./features/settings/screens.ts";
import { transferGuards, transferScreens } from "./features/transfer/screens.ts";
import { wealthGuards, wealthScreens } from "./features/wealth/screens.ts";
import { alipay } from "./state.ts";

export const screens = mergeFeatures(
  homeScreens,
  cashierScreens,
  transferScreens,
  billsScreens,
  wealthScreens,
  cardsScreens,
  creditScreens,
  servicesScreens,
  codesScreens,
  chatsScreens,
  securityScreens,
  settingsScreens,
);
export const guards = mergeFeatures(
  homeGuards,
  cashierGuards,
  transferGuards,
  billsGuards,
  wealthGuards,
  cardsGuards,
  creditGuards,
  servicesGuards,
  codesGuards,
  chatsGuards,
  securityGuards,
);
export const { on, does, pushes } = alipay.begin({ commands, screens, guards });
