/** Past searches, saved searches and followed sellers. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import { conditions, countries } from "#world/goods/index.ts";
import { GoodsId, SavedId } from "../../ids.ts";

/** The text of a search. */
export const SearchText = v.pipe(v.string(), v.trim(), v.maxLength(80));
export const sorts = ["best", "lowest", "highest", "ending", "newest"] as const;
export type Sort = (typeof sorts)[number];
export const saleFormats = ["buy", "offers", "auction"] as const;
/** The filters of a search. A filter whose value is null or false is not applied. */
export const filterFields = {
  category: v.nullable(GoodsId),
  branch: v.nullable(GoodsId),
  condition: v.nullable(v.picklist(conditions)),
  format: v.nullable(v.picklist(saleFormats)),
  country: v.nullable(v.picklist(countries)),
  /** The lowest price, in US cents. */
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

export const SavedSearch = v.strictObject({
  id: SavedId,
  q: SearchText,
  filters: Filters,
  sort: v.picklist(sorts),
  at: instant,
  /** Whether the user is notified of new listings. */
  alerts: v.boolean(),
  /** The time at which the search last ran. */
  checkedAt: instant,
  /** New listings that the user has not seen, newest first. */
  fresh: v.array(GoodsId),
});
export type SavedSearch = v.InferOutput<typeof SavedSearch>;
/** A seller whose new listings cause a notification. */
const FollowedSeller = v.strictObject({
  seller: GoodsId,
  at: instant,
  checkedAt: instant,
  fresh: v.array(GoodsId),
});

export const browseState = {
  /** Past searches, newest first. */
  searches: v.pipe(v.array(SearchText), v.maxLength(20)),
  saved: v.record(SavedId, SavedSearch),
  followed: v.record(GoodsId, FollowedSeller),
};
/** The time between two runs of a saved search. `sellerEveryMs` is the time between two checks of a followed seller. */
export const checkEveryMs = 3 * dayMs;
export const sellerEveryMs = 7 * dayMs;
