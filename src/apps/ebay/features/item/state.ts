/** The user's watchlist and viewed listings. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { GoodsId, Price } from "../../ids.ts";

export const Watch = v.strictObject({
  item: GoodsId,
  at: instant,
  /** The price when the user started to watch. */
  cents: Price,
  /** When the seller lowers the price, or null when there is no further price drop. */
  dropsAt: v.nullable(instant),
  /** When the user is reminded of the auction's end, or null when there is no further reminder. */
  remindsAt: v.nullable(instant),
});
export type Watch = v.InferOutput<typeof Watch>;

export const itemState = {
  watches: v.record(GoodsId, Watch),
  /** The percentage by which a seller has lowered the price, by listing. */
  cuts: v.record(GoodsId, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
  /** Newest first. */
  viewed: v.pipe(v.array(GoodsId), v.maxLength(20)),
};
