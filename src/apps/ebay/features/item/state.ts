/** What the user watches and has looked at. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { GoodsId, Price } from "../../ids.ts";

export const Watch = v.strictObject({
  item: GoodsId,
  at: instant,
  /** What it cost when the user began to watch it. */
  cents: Price,
  /** When its seller will lower the price; null: not at all, or it was done. */
  dropsAt: v.nullable(instant),
  /** When the user is told that its auction ends; null: it is none, or it was told. */
  remindsAt: v.nullable(instant),
});
export type Watch = v.InferOutput<typeof Watch>;

export const itemState = {
  watches: v.record(GoodsId, Watch),
  /** Percent that a seller took off since, by listing. */
  cuts: v.record(GoodsId, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
  /** Newest first. */
  viewed: v.pipe(v.array(GoodsId), v.maxLength(20)),
};
