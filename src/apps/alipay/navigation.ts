import { commands } from "./commands.ts";
import { billsEdges } from "./features/bills/navigation.ts";
import { cardsEdges } from "./features/cards/navigation.ts";
import { cashierEdges } from "./features/cashier/navigation.ts";
import { chatsEdges } from "./features/chats/navigation.ts";
import { codesEdges } from "./features/codes/navigation.ts";
import { creditEdges } from "./features/credit/navigation.ts";
import { homeEdges } from "./features/home/navigation.ts";
import { securityEdges } from "./features/security/navigation.ts";
import { servicesEdges } from "./features/services/navigation.ts";
import { settingsEdges } from "./features/settings/navigation.ts";
import { transferEdges } from "./features/transfer/navigation.ts";
import { wealthEdges } from "./features/wealth/navigation.ts";
import { alipay } from "./state.ts";
import { guards, screens } from "./builder.ts";

export const navigation = alipay.navigation({ start: "main", commands, screens, guards }, () => [
  ...homeEdges,
  ...cashierEdges,
  ...transferEdges,
  ...billsEdges,
  ...wealthEdges,
  ...cardsEdges,
  ...creditEdges,
  ...servicesEdges,
  ...codesEdges,
  ...chatsEdges,
  ...securityEdges,
  ...settingsEdges,
]);
