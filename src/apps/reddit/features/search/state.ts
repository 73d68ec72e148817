/** Searches: the history, and the orders of results. */
import * as v from "valibot";

export const SearchText = v.pipe(v.string(), v.maxLength(80));
export const maxSearches = 20;
export const resultTabs = ["posts", "communities", "comments", "people"] as const;
export const resultSorts = ["relevance", "hot", "top", "new", "comments"] as const;
export const searchState = {
  /** Past searches, latest first. */
  searches: v.pipe(v.array(SearchText), v.maxLength(maxSearches)),
};
