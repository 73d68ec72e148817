import * as v from "valibot";
import { on, pushes } from "../../builder.ts";
import { BookId, ListId, ReaderId, ReviewId } from "../../ids.ts";
import { maxPages } from "../../views.ts";
import { tieTabs } from "./screens.ts";

const reader = { reader: ReaderId };
const book = { book: BookId };
export const socialEdges = [
  on("friends", "like", reader).run("toggleRankLike"),
  on("friends", "openReader", reader).push("person"),
  ...pushes("friends", "stats"),
  on("person", "follow").run("toggleFollow"),
  on("person", "openBook", book).push("book"),
  on("person", "openList", { list: ListId }).push("list"),
  on("person", "like", { review: ReviewId }).run("toggleReviewLike"),
  on("person", "moreReviews").set(({ view }) => ({ pages: Math.min(maxPages, view.pages + 1) })),
  on("ties", "showTab", { tab: v.picklist(tieTabs) }).set(({ args }) => ({ shown: args.tab })),
  on("ties", "openReader", reader).push("person"),
  on("ties", "follow", reader).run("toggleFollow"),
  on("ties", "removeFollower", reader).ask("removeFollowerAsk", "remove").run("removeFollower"),
  on("notices", "clear").ask("clearNewsAsk", "clear").run("clearNews"),
  on("notices", "openReader", reader).push("person"),
  on("notices", "openBook", book).push("book"),
  ...pushes("notices", "myReviews", "membership", "stats"),
] as const;
