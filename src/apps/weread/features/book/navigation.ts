import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { AudioId, AuthorId, BookId, ListId, OwnReviewId, ReaderId, ReviewId } from "../../ids.ts";
import { maxPages } from "../../views.ts";
import { readBook } from "../../world.ts";
import { reviewFilters, reviewOrders } from "./screens.ts";
import { Verdict } from "./state.ts";

const book = { book: BookId };
const review = { review: ReviewId };
export const bookEdges = [
  on("book", "read").run("openBook").push("reader"),
  on("book", "toggleShelf").run("toggleShelf").close(),
  on("book", "listen", { audio: AudioId }).push("audiobook"),
  on("book", "unfold").set(({ view }) => ({ unfolded: !view.unfolded })),
  on("book", "contents").push("contents", ({ params }) => ({ book: params.book, from: "book" as const })),
  on("book", "reviews").push("reviews"),
  on("book", "rate", { verdict: Verdict }).push("writeReview"),
  on("book", "like", review).run("toggleReviewLike"),
  on("book", "openReader", { reader: ReaderId }).push("person"),
  on("book", "openAuthor", { author: AuthorId }).push("author"),
  on("book", "openBook", book).push("book"),
  on("book", "openList", { list: ListId }).push("list"),
  on("book", "more").open("more"),
  on("book", "addToList").close().push("addToList"),
  on("book", "share")
    .close()
    .start(({ params, world }) => {
      const found = readBook(world, params.book);
      return intents.sendText(`${found?.title ?? ""}\n${found?.name ?? ""}`, found?.title ?? "");
    }),
  on("book", "askBuy").open("buy"),
  on("book", "buy").run("buyBook").close().say("bookBought"),
  ...pushes("book", "wallet", "membership"),

  on("reviews", "filter", { filter: v.picklist(reviewFilters) }).set(({ args }) => ({ filter: args.filter, pages: 1 })),
  on("reviews", "setOrder", { order: v.picklist(reviewOrders) }).set(({ args }) => ({ order: args.order, pages: 1 })),
  on("reviews", "like", review).run("toggleReviewLike"),
  on("reviews", "openReader", { reader: ReaderId }).push("person"),
  on("reviews", "moreReviews").set(({ view }) => ({ pages: Math.min(maxPages, view.pages + 1) })),
  on("reviews", "write").push("writeReview"),
  on("reviews", "remove", { review: OwnReviewId }).warn("deleteReviewAsk", "delete").run("deleteReview"),

  on("writeReview", "choose", { verdict: Verdict }).set(({ args }) => ({ chosen: args.verdict })),
  on("writeReview", "save")
    .when("hasVerdict")
    .run("saveReview", ({ params, view }) => ({
      book: params.book,
      verdict: view.chosen ?? "good",
      text: view.text,
    }))
    .say("reviewSaved")
    .pop(),

  on("myReviews", "edit", book).push("writeReview"),
  on("myReviews", "openBook", book).push("book"),
  on("myReviews", "openReader", { reader: ReaderId }).push("person"),
  on("myReviews", "remove", { review: OwnReviewId }).warn("deleteReviewAsk", "delete").run("deleteReview"),
] as const;
