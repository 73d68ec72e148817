import * as v from "valibot";

export const Query = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
export const maxSearches = 20;
export const storeState = {
  /** The user's searches, the latest first. */
  searches: v.pipe(v.array(Query), v.maxLength(maxSearches)),
};
