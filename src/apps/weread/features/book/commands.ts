/** Commands for reviews. */
import { reject } from "#os/values.ts";
import { isOnline } from "#os/network.ts";
import books from "#world/books/index.ts";
import { BookId, OwnReviewId, ReviewId } from "../../ids.ts";
import { planVisits } from "../../people.ts";
import { weread } from "../../state.ts";
import { readBook } from "../../world.ts";
import { reviewOf } from "./queries.ts";
import { ReviewText, Verdict } from "./state.ts";

export const bookCommands = {
  /** Rates a book, or changes the rating and its text. */
  saveReview: weread.command({ book: BookId, verdict: Verdict, text: ReviewText }, (state, args, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    const known = reviewOf(state, args.book);
    const text = args.text.trim();
    if (known) {
      known.verdict = args.verdict;
      known.text = text;
      known.at = ctx.now;
      return known.id;
    }
    if (!readBook(ctx.world, args.book)) return reject("book-gone");
    const id = ctx.newId("review");
    state.reviews[id] = { id, book: args.book, verdict: args.verdict, text, at: ctx.now, likedBy: [], replies: [] };
    if (text !== "") planVisits(state, ctx, id, { kind: "likeReview", review: id }, true);
    return id;
  }),
  deleteReview: weread.command({ review: OwnReviewId }, (state, { review: id }) => {
    if (!state.reviews[id]) return reject("review-gone");
    delete state.reviews[id];
    for (const one of Object.values(state.coming)) if (one.review === id) delete state.coming[one.id];
    return undefined;
  }),
  toggleReviewLike: weread.command({ review: ReviewId }, (state, { review: id }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    if (state.likedReviews[id]) {
      delete state.likedReviews[id];
      return undefined;
    }
    if (!ctx.world(books.queries.review, { id })) return reject("review-gone");
    state.likedReviews[id] = { review: id, at: ctx.now };
    return undefined;
  }),
};
