/** The user's watchlist and viewed listings. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { GoodsId, Price } from "../../ids.ts";

export const Watch = v.strictObject({
  item: GoodsId,
  at: instant,
  /** The price at the time at which the user started to watch. */
  cents: Price,
  /** The time at which the seller lowers the price, or null if there is no further price drop. */
  dropsAt: v.nullable(instant),
  /** The time at which the user is reminded of the auction's end, or null if there is no further reminder. */
  remindsAt: v.nullable(instant),
});
export type Watch = v.InferOutput<typeof Watch>;

export const itemState = {
  watches: v.record(GoodsId, Watch),
  /** For each listing, the percentage by which the seller has lowered the price. */
  cuts: v.record(GoodsId, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
  /** The viewed listings, newest first. */
  viewed: v.pipe(v.array(GoodsId), v.maxLength(20)),
};
