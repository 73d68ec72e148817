/** Follows, likes in the ranking, notices, and what others will do. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { BookId, ComingId, MarkId, NewsId, OwnReviewId, ReaderId } from "../../ids.ts";
import { DayKey } from "../stats/state.ts";

const Tie = v.strictObject({ reader: ReaderId, at: instant });
export const newsKinds = [
  "likeReview",
  "reply",
  "likeThought",
  "follow",
  "likeRank",
  "goal",
  "member",
  "finished",
] as const;
export const News = v.strictObject({
  id: NewsId,
  kind: v.picklist(newsKinds),
  by: v.nullable(ReaderId),
  book: v.nullable(BookId),
  text: v.pipe(v.string(), v.maxLength(300)),
  at: instant,
});
export type News = v.InferOutput<typeof News>;
export const maxNews = 200;
/** What a person will do: like or answer a review, like a thought, follow the user, like the user's reading time. */
export const Coming = v.strictObject({
  id: ComingId,
  at: instant,
  by: ReaderId,
  kind: v.picklist(["likeReview", "reply", "likeThought", "follow", "likeRank"]),
  review: v.nullable(OwnReviewId),
  mark: v.nullable(MarkId),
});
export type Coming = v.InferOutput<typeof Coming>;
export const socialState = {
  follows: v.record(ReaderId, Tie),
  followers: v.record(ReaderId, Tie),
  /** The likes in the ranking of a week. `week`: the day on which the week begins. */
  rankLikes: v.record(ReaderId, v.strictObject({ reader: ReaderId, week: DayKey })),
  /** Who has liked the user's reading time of a week. */
  rankLikedBy: v.array(v.strictObject({ reader: ReaderId, week: DayKey })),
  news: v.pipe(v.array(News), v.maxLength(maxNews)),
  newsSeenAt: instant,
  coming: v.record(ComingId, Coming),
};
