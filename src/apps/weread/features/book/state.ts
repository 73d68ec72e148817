/** The user's ratings and reviews, and likes of reviews of others. */
import * as v from "valibot";
import { verdicts } from "#world/books/index.ts";
import { instant } from "#os/values.ts";
import { BookId, NewsId, OwnReviewId, ReaderId, ReviewId } from "../../ids.ts";

export const ReviewText = v.pipe(v.string(), v.maxLength(1000));
export const Verdict = v.picklist(verdicts);
/** One review for each book. The text may be empty: then the review is only a rating. */
export const OwnReview = v.strictObject({
  id: OwnReviewId,
  book: BookId,
  verdict: Verdict,
  text: ReviewText,
  at: instant,
  likedBy: v.array(ReaderId),
  replies: v.array(
    v.strictObject({ id: NewsId, by: ReaderId, text: v.pipe(v.string(), v.maxLength(300)), at: instant }),
  ),
});
export type OwnReview = v.InferOutput<typeof OwnReview>;
export const bookState = {
  reviews: v.record(OwnReviewId, OwnReview),
  likedReviews: v.record(ReviewId, v.strictObject({ review: ReviewId, at: instant })),
};
