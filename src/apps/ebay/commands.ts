import { mergeFeatures } from "#os/features.ts";
import { accountCommands } from "./features/account/commands.ts";
import { biddingCommands } from "./features/bidding/commands.ts";
import { browseCommands } from "./features/browse/commands.ts";
import { checkoutCommands } from "./features/checkout/commands.ts";
import { itemCommands } from "./features/item/commands.ts";
import { messagesCommands } from "./features/messages/commands.ts";
import { ordersCommands } from "./features/orders/commands.ts";
import { sellingCommands } from "./features/selling/commands.ts";

export const commands = mergeFeatures(
  browseCommands,
  itemCommands,
  biddingCommands,
  checkoutCommands,
  ordersCommands,
  messagesCommands,
  sellingCommands,
  accountCommands,
);
