/** Bids on auctions, and offers to sellers. */
import * as v from "valibot";
import { instant, whole } from "../../../../os/values.ts";
import { GoodsId, OfferId, OrderId, Price, Quantity } from "../../ids.ts";

const bidStates = ["leading", "outbid", "won", "lost"] as const;
/** What the user bids in one run of an auction. */
export const Bidding = v.strictObject({
  item: GoodsId,
  run: whole,
  endsAt: instant,
  /** The user's maximums, oldest first. */
  own: v.array(v.strictObject({ at: instant, maxCents: Price })),
  /** When somebody bids more; null: nobody does. */
  outbidAt: v.nullable(instant),
  status: v.picklist(bidStates),
  /** What it came to, once it is over. */
  cents: v.nullable(Price),
  order: v.nullable(OrderId),
});
export type Bidding = v.InferOutput<typeof Bidding>;

const offerStates = ["pending", "accepted", "countered", "declined", "expired", "withdrawn", "bought"] as const;
export const Note = v.pipe(v.string(), v.trim(), v.maxLength(250));
export const Offer = v.strictObject({
  id: OfferId,
  item: GoodsId,
  variant: v.nullable(GoodsId),
  quantity: Quantity,
  /** For each. */
  cents: Price,
  note: Note,
  at: instant,
  status: v.picklist(offerStates),
  /** What the seller asks instead. */
  counterCents: v.nullable(Price),
  /** When the seller answers. */
  answersAt: v.nullable(instant),
  expiresAt: instant,
});
export type Offer = v.InferOutput<typeof Offer>;

export const biddingState = {
  bids: v.record(GoodsId, Bidding),
  offers: v.record(OfferId, Offer),
};
