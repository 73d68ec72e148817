import * as v from "valibot";
import { categoryIds } from "#world/books/categories.ts";
import { on, pushes } from "../../builder.ts";
import { AudioId, BookId, ListId, ReaderId } from "../../ids.ts";
import { maxPages } from "../../views.ts";
import { BoardKey, bookSorts, resultTabs } from "./screens.ts";
import { Query } from "./state.ts";

const book = { book: BookId };
const sort = { sort: v.picklist(bookSorts) };
export const storeEdges = [
  on("store", "openBook", book).push("book"),
  on("store", "openCategory", { category: v.picklist(categoryIds) }).push("category"),
  on("store", "moreBooks").set(({ view }) => ({ pages: Math.min(maxPages, view.pages + 1) })),
  ...pushes("store", "search", "rankings", "storeLists", "membership"),

  on("category", "chooseSub", { sub: v.nullable(v.pipe(v.string(), v.maxLength(40))) }).set(({ args }) => ({
    sub: args.sub,
    pages: 1,
  })),
  on("category", "sort").open("sort"),
  on("category", "setSort", sort).set(({ args }) => ({ sort: args.sort, pages: 1, open: null })),
  on("category", "openBook", book).push("book"),
  on("category", "moreBooks").set(({ view }) => ({ pages: Math.min(maxPages, view.pages + 1) })),

  on("rankings", "openBoard", { board: BoardKey }).push("board"),
  on("rankings", "openBook", book).push("book"),
  on("board", "switchTo", { board: BoardKey }).replace("board"),
  on("board", "openBook", book).push("book"),
  on("storeLists", "openList", { list: ListId }).push("list"),
  on("storeLists", "moreLists").set(({ view }) => ({ pages: Math.min(maxPages, view.pages + 1) })),
  on("author", "openBook", book).push("book"),
  on("author", "moreBooks").set(({ view }) => ({ pages: Math.min(maxPages, view.pages + 1) })),

  on("search", "submit")
    .when("hasQuery")
    .run("search")
    .push("results", ({ result }) => ({ q: result })),
  on("search", "pick", { q: Query })
    .run("search")
    .push("results", ({ result }) => ({ q: result })),
  on("search", "openBook", book).push("book"),
  on("search", "clear").ask("clearSearchesAsk", "clear").run("clearSearches"),
  on("results", "showTab", { tab: v.picklist(resultTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("results", "sort").open("sort"),
  on("results", "setSort", sort).set(({ args }) => ({ sort: args.sort, pages: 1, open: null })),
  on("results", "openBook", book).push("book"),
  on("results", "openAudio", { audio: AudioId }).push("audiobook"),
  on("results", "openList", { list: ListId }).push("list"),
  on("results", "openReader", { reader: ReaderId }).push("person"),
  on("results", "more").set(({ view }) => ({ pages: Math.min(maxPages, view.pages + 1) })),
] as const;
