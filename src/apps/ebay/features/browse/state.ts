/** What the user looked for, and what is looked for again without being asked. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { dayMs } from "../../../../state/civil.ts";
import { conditions, countries } from "../../../../world/goods/index.ts";
import { GoodsId, SavedId } from "../../ids.ts";

/** Words of a search. */
export const Wanted = v.pipe(v.string(), v.trim(), v.maxLength(80));
export const sorts = ["best", "lowest", "highest", "ending", "newest"] as const;
export type Sort = (typeof sorts)[number];
export const kindsOfSale = ["buy", "offers", "auction"] as const;
/** What narrows a search; null and false leave it as it is. */
export const filterFields = {
  category: v.nullable(GoodsId),
  branch: v.nullable(GoodsId),
  condition: v.nullable(v.picklist(conditions)),
  format: v.nullable(v.picklist(kindsOfSale)),
  country: v.nullable(v.picklist(countries)),
  /** In US cents. */
  fromCents: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))),
  toCents: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))),
  free: v.boolean(),
  abroad: v.boolean(),
  returns: v.nullable(v.picklist(["returns", "freereturns"])),
  sale: v.boolean(),
};
export const Filters = v.strictObject(filterFields);
export type Filters = v.InferOutput<typeof Filters>;
export const noFilters: Filters = {
  category: null,
  branch: null,
  condition: null,
  format: null,
  country: null,
  fromCents: null,
  toCents: null,
  free: false,
  abroad: false,
  returns: null,
  sale: false,
};

export const Saved = v.strictObject({
  id: SavedId,
  q: Wanted,
  filters: Filters,
  sort: v.picklist(sorts),
  at: instant,
  /** Whether something new is told. */
  alerts: v.boolean(),
  /** When it was last looked for. */
  checkedAt: instant,
  /** New ones that the user has not seen yet, newest first. */
  fresh: v.array(GoodsId),
});
export type Saved = v.InferOutput<typeof Saved>;
/** A seller whose new listings are told. */
const Followed = v.strictObject({
  seller: GoodsId,
  at: instant,
  checkedAt: instant,
  fresh: v.array(GoodsId),
});

export const browseState = {
  /** Newest first. */
  searches: v.pipe(v.array(Wanted), v.maxLength(20)),
  saved: v.record(SavedId, Saved),
  followed: v.record(GoodsId, Followed),
};
/** So often a saved search is run again, and a followed seller is looked at. */
export const checkEveryMs = 3 * dayMs;
export const sellerEveryMs = 7 * dayMs;
