import { commands } from "./commands.ts";
import { accountEdges } from "./features/account/navigation.ts";
import { biddingEdges } from "./features/bidding/navigation.ts";
import { browseEdges } from "./features/browse/navigation.ts";
import { checkoutEdges } from "./features/checkout/navigation.ts";
import { frontEdges } from "./features/front/navigation.ts";
import { itemEdges } from "./features/item/navigation.ts";
import { messagesEdges } from "./features/messages/navigation.ts";
import { ordersEdges } from "./features/orders/navigation.ts";
import { sellingEdges } from "./features/selling/navigation.ts";
import { ebay } from "./state.ts";
import { guards, screens } from "./builder.ts";

export const navigation = ebay.navigation({ start: "home", commands, screens, guards }, () => [
  ...frontEdges,
  ...browseEdges,
  ...itemEdges,
  ...biddingEdges,
  ...checkoutEdges,
  ...ordersEdges,
  ...messagesEdges,
  ...sellingEdges,
  ...accountEdges,
]);
