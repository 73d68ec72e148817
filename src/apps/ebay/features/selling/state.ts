/** The owner's listings, offers of buyers, and sales. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { conditions, services } from "#world/goods/index.ts";
import { BuyerOfferId, GoodsId, ListingId, Price, Quantity, SaleId } from "../../ids.ts";

const listingStates = ["draft", "active", "sold", "ended"] as const;
export const runDays = [3, 5, 7, 10] as const;
export const carriers = ["usps", "ups", "fedex", "dhl", "sf"] as const;
/** The id of the owner's account with the shop. */
export const fundsAccount = "account_ebay_funds";
/** The shop's fee for a sale: a percentage of the buyer's whole payment, and a fixed sum in cents. */
export const feePercent = 13;
export const feeFixedCents = 30;

export const Title = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80));
/** The id of a picture of the world, or of a file on the phone. */
export const PhotoRef = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const listingFields = {
  title: v.pipe(v.string(), v.trim(), v.maxLength(80)),
  photos: v.pipe(v.array(PhotoRef), v.maxLength(12)),
  category: v.nullable(GoodsId),
  branch: v.nullable(GoodsId),
  condition: v.nullable(v.picklist(conditions)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  format: v.picklist(["buy", "auction"]),
  priceCents: v.nullable(Price),
  takesOffers: v.boolean(),
  quantity: Quantity,
  days: v.picklist(runDays),
  service: v.picklist(services),
  shippingCents: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
};
/** A planned visit of a buyer. The visits in a list are sorted by time. */
const Visit = v.strictObject({
  at: instant,
  does: v.picklist(["look", "watch", "ask", "offer", "bid", "buy"]),
});
export const Listing = v.strictObject({
  id: ListingId,
  ...listingFields,
  status: v.picklist(listingStates),
  at: instant,
  endsAt: v.nullable(instant),
  views: wholeNumber,
  watchers: wholeNumber,
  sold: wholeNumber,
  bids: v.array(v.strictObject({ by: v.string(), cents: Price, at: instant })),
  visits: v.array(Visit),
});
export type Listing = v.InferOutput<typeof Listing>;

export const BuyerOffer = v.strictObject({
  id: BuyerOfferId,
  listing: ListingId,
  by: v.string(),
  cents: Price,
  at: instant,
  expiresAt: instant,
  status: v.picklist(["open", "accepted", "countered", "declined", "expired"]),
  counterCents: v.nullable(Price),
  /** The time at which the buyer answers a counteroffer. */
  answersAt: v.nullable(instant),
});
export type BuyerOffer = v.InferOutput<typeof BuyerOffer>;

export const Tracking = v.pipe(v.string(), v.trim(), v.maxLength(30), v.regex(/^[A-Za-z0-9]{8,30}$/));
export const Sale = v.strictObject({
  id: SaleId,
  listing: ListingId,
  title: Title,
  photo: v.nullable(PhotoRef),
  by: v.string(),
  to: v.string(),
  quantity: Quantity,
  cents: Price,
  shippingCents: wholeNumber,
  feeCents: wholeNumber,
  service: v.picklist(services),
  at: instant,
  shipBy: instant,
  status: v.picklist(["paid", "shipped", "delivered"]),
  carrier: v.nullable(v.picklist(carriers)),
  tracking: v.nullable(Tracking),
  shippedAt: v.nullable(instant),
  arrivesAt: v.nullable(instant),
});
export type Sale = v.InferOutput<typeof Sale>;

export const sellingState = {
  listings: v.record(ListingId, Listing),
  buyerOffers: v.record(BuyerOfferId, BuyerOffer),
  sales: v.record(SaleId, Sale),
};
