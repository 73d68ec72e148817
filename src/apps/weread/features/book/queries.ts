import type { State } from "../../state.ts";
import type { OwnReview } from "./state.ts";

export const reviewOf = (state: Pick<State, "reviews">, book: string): OwnReview | undefined =>
  Object.values(state.reviews).find((one) => one.book === book);
/** The user's reviews, the latest first. */
export const listReviews = (state: Pick<State, "reviews">): OwnReview[] =>
  Object.values(state.reviews).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
