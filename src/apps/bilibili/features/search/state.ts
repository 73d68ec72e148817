/** Searches: the history, and the filters of results. */
import * as v from "valibot";

export const SearchText = v.pipe(v.string(), v.maxLength(40));
export const maxSearches = 20;
export const resultTabs = ["all", "anime", "live", "users", "film", "topics"] as const;
export const sorts = ["best", "plays", "newest", "danmaku", "favourites"] as const;
export const lengths = ["any", "short", "medium", "long", "hour"] as const;
export const userSorts = ["best", "level", "fewest"] as const;
export const searchState = {
  /** Past searches, latest first. */
  searches: v.pipe(v.array(SearchText), v.maxLength(maxSearches)),
};
