/** View state of the page of a book, and of reviews. */
import * as v from "valibot";
import { isChosen } from "#os/guards.ts";
import { choiceField, flag, nullableField, overlay, textFor } from "#os/values.ts";
import { BookId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { pages } from "../../views.ts";
import { reviewOf } from "./queries.ts";
import { ReviewText, Verdict } from "./state.ts";

export const reviewFilters = ["all", "good", "fair", "poor"] as const;
export const reviewOrders = ["liked", "newest"] as const;
export const bookScreens = {
  book: weread.screen({ params: { book: BookId }, view: { unfolded: flag, open: overlay("more", "buy") } }),
  reviews: weread.screen({
    params: { book: BookId },
    view: { filter: choiceField(...reviewFilters), order: choiceField(...reviewOrders), pages },
  }),
  writeReview: weread.screen({
    params: { book: BookId, verdict: v.optional(v.nullable(Verdict), null) },
    enter: ({ state, params }) => ({
      chosen: params.verdict ?? reviewOf(state, params.book)?.verdict ?? null,
      text: reviewOf(state, params.book)?.text ?? "",
    }),
    view: { chosen: nullableField(Verdict), text: textFor(ReviewText) },
    focus: [{ field: "text", enter: "newline" }],
  }),
  myReviews: weread.screen({}),
};
export const bookGuards = { hasVerdict: isChosen("chosen") };
