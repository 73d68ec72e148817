/** The user's data in the shop, as a buyer, a seller and an account owner. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
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
  mergeFeatures(
    browseState,
    itemState,
    biddingState,
    checkoutState,
    ordersState,
    messagesState,
    sellingState,
    accountState,
  ),
);
export type State = v.InferOutput<typeof ebay.state>;
