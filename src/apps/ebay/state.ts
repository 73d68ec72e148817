/** What the owner of the phone has in the shop: as a buyer, as a seller, as the owner of an account. */
import type * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { together } from "../../os/features.ts";
import { accountState } from "./features/account/state.ts";
import { biddingState } from "./features/bidding/state.ts";
import { browseState } from "./features/browse/state.ts";
import { checkoutState } from "./features/checkout/state.ts";
import { itemState } from "./features/item/state.ts";
import { messagesState } from "./features/messages/state.ts";
import { ordersState } from "./features/orders/state.ts";
import { sellingState } from "./features/selling/state.ts";

export const ebay = modelOf(
  "ebay",
  together(browseState, itemState, biddingState, checkoutState, ordersState, messagesState, sellingState, accountState),
);
export type State = v.InferOutput<typeof ebay.state>;
