import * as v from "valibot";
import { categoryIds } from "#world/books/categories.ts";
import { on, pushes } from "../../builder.ts";
import { BookId, ListId } from "../../ids.ts";
import { maxPages } from "../../views.ts";

export const homeEdges = [
  on("home", "openBook", { book: BookId }).push("book"),
  on("home", "continue", { book: BookId }).run("openBook").push("reader"),
  on("home", "openCategory", { category: v.picklist(categoryIds) }).push("category"),
  on("home", "openList", { list: ListId }).push("list"),
  on("home", "moreBooks").set(({ view }) => ({ pages: Math.min(maxPages, view.pages + 1) })),
  ...pushes("home", "search", "store", "rankings", "storeLists"),
  on("home", "goShelf").push("shelf"),
  on("home", "goAudio").push("audio"),
  on("home", "goMe").push("me"),
] as const;
