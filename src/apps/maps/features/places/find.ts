/** How places are narrowed and ordered. */
import * as v from "valibot";

export const sorts = ["relevant", "near", "rated"] as const;
export const ratings = [35, 40, 45] as const;
/** Metres as the crow flies. */
export const reaches = [500, 1000, 2000, 5000] as const;
export const filterFields = {
  open: v.boolean(),
  /** Tenths of five stars, at least. */
  rating: v.nullable(v.picklist(ratings)),
  /** 1 to 4, at most. */
  price: v.nullable(v.picklist([1, 2, 3, 4])),
  within: v.nullable(v.picklist(reaches)),
  sort: v.picklist(sorts),
};
export const Filters = v.strictObject(filterFields);
export type Filters = v.InferOutput<typeof Filters>;
export const filtersFree: Filters = { open: false, rating: null, price: null, within: null, sort: "relevant" };
export const isNarrowed = (f: Filters): boolean => f.open || f.rating !== null || f.price !== null || f.within !== null;
