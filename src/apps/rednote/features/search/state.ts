/** Searches: the history, and the filters of results. */
import * as v from "valibot";

export const SearchText = v.pipe(v.string(), v.maxLength(40));
export const maxSearches = 20;
export const resultTabs = ["notes", "users", "goods", "images"] as const;
export const sorts = ["best", "newest", "liked", "commented", "saved"] as const;
export type Sort = (typeof sorts)[number];
export const filterKinds = ["all", "video", "pictures"] as const;
export const filterTimes = ["any", "day", "week", "halfYear"] as const;
export const filterRanges = ["any", "seen", "unseen", "followed"] as const;
export const filterDistances = ["any", "city", "near"] as const;
export const filterFields = {
  kind: v.picklist(filterKinds),
  time: v.picklist(filterTimes),
  range: v.picklist(filterRanges),
  distance: v.picklist(filterDistances),
};
export const Filters = v.strictObject(filterFields);
export type Filters = v.InferOutput<typeof Filters>;
export const noFilters: Filters = { kind: "all", time: "any", range: "any", distance: "any" };

export const searchState = {
  /** Past searches, latest first. */
  searches: v.pipe(v.array(SearchText), v.maxLength(maxSearches)),
};
