/** Collects all screens, guards and commands of the shop, and defines the functions that build its edges. */
import { mergeFeatures } from "#os/features.ts";
import { commands } from "./commands.ts";
import { accountGuards, accountScreens } from "./features/account/screens.ts";
import { biddingGuards, biddingScreens } from "./features/bidding/screens.ts";
import { browseGuards, browseScreens } from "./features/browse/screens.ts";
import { checkoutGuards, checkoutScreens } from "./features/checkout/screens.ts";
import { frontScreens } from "./features/front/screens.ts";
import { itemGuards, itemScreens } from "./features/item/screens.ts";
import { messagesGuards, messagesScreens } from "./features/messages/screens.ts";
import { ordersGuards, ordersScreens } from "./features/orders/screens.ts";
import { sellingGuards, sellingScreens } from "./features/selling/screens.ts";
import { ebay } from "./state.ts";

export const screens = mergeFeatures(
  frontScreens,
  browseScreens,
  itemScreens,
  biddingScreens,
  checkoutScreens,
  ordersScreens,
  messagesScreens,
  sellingScreens,
  accountScreens,
);
export const guards = mergeFeatures(
  browseGuards,
  itemGuards,
  biddingGuards,
  checkoutGuards,
  ordersGuards,
  messagesGuards,
  sellingGuards,
  accountGuards,
);
export const { on, does, pushes } = ebay.begin({ commands, screens, guards });
