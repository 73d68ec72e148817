/** Past searches, and trends in which the user is not interested. */
import * as v from "valibot";

export const Query = v.pipe(v.string(), v.maxLength(100));
export const maxSearches = 20;
export const exploreState = {
  /** The latest first. */
  searches: v.pipe(v.array(Query), v.maxLength(maxSearches)),
  /** Names of trends. */
  hiddenTrends: v.pipe(v.array(Query), v.maxLength(100)),
};
