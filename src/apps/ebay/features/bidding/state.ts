/** Bids on auctions, and offers to sellers. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { GoodsId, OfferId, OrderId, Price, Quantity } from "../../ids.ts";

const bidStates = ["leading", "outbid", "won", "lost"] as const;
/** The user's bids in one run of an auction. */
export const AuctionBids = v.strictObject({
  item: GoodsId,
  run: wholeNumber,
  endsAt: instant,
  /** The maximum sums that the user has bid, oldest first. */
  own: v.array(v.strictObject({ at: instant, maxCents: Price })),
  /** The time at which another bidder bids more, or null if no other bidder does. */
  outbidAt: v.nullable(instant),
  status: v.picklist(bidStates),
  /** The final price, or null while the auction runs. */
  cents: v.nullable(Price),
  order: v.nullable(OrderId),
});
export type AuctionBids = v.InferOutput<typeof AuctionBids>;

const offerStates = ["pending", "accepted", "countered", "declined", "expired", "withdrawn", "bought"] as const;
export const Note = v.pipe(v.string(), v.trim(), v.maxLength(250));
export const Offer = v.strictObject({
  id: OfferId,
  item: GoodsId,
  variant: v.nullable(GoodsId),
  quantity: Quantity,
  /** The price per piece. */
  cents: Price,
  note: Note,
  at: instant,
  status: v.picklist(offerStates),
  /** The seller's counteroffer. */
  counterCents: v.nullable(Price),
  /** The time at which the seller answers. */
  answersAt: v.nullable(instant),
  expiresAt: instant,
});
export type Offer = v.InferOutput<typeof Offer>;

export const biddingState = {
  bids: v.record(GoodsId, AuctionBids),
  offers: v.record(OfferId, Offer),
};
