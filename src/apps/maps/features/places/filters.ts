/** Filters and sort orders of search results. */
import * as v from "valibot";

export const sorts = ["relevant", "near", "rated"] as const;
export const ratings = [35, 40, 45] as const;
/** The available limits for the straight-line distance, in metres. */
export const maxDistances = [500, 1000, 2000, 5000] as const;
export const filterFields = {
  open: v.boolean(),
  /** The minimum rating, in tenths of a star. The best rating is five stars. */
  rating: v.nullable(v.picklist(ratings)),
  /** The maximum price level, from 1 to 4. */
  price: v.nullable(v.picklist([1, 2, 3, 4])),
  within: v.nullable(v.picklist(maxDistances)),
  sort: v.picklist(sorts),
};
export const Filters = v.strictObject(filterFields);
export type Filters = v.InferOutput<typeof Filters>;
export const noFilters: Filters = { open: false, rating: null, price: null, within: null, sort: "relevant" };
export const hasFilters = (f: Filters): boolean => f.open || f.rating !== null || f.price !== null || f.within !== null;
