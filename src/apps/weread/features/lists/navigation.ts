import * as v from "valibot";
import { intents } from "#os/intents.ts";
import books from "#world/books/index.ts";
import { on, pushes } from "../../builder.ts";
import { BookId, isWorldList, ListId, OwnListId, ReaderId, WorldListId } from "../../ids.ts";
import { listTabs } from "./screens.ts";

const book = { book: BookId };
const own = { list: OwnListId };
export const listsEdges = [
  on("lists", "showTab", { tab: v.picklist(listTabs) }).set(({ args }) => ({ tab: args.tab })),
  on("lists", "openList", { list: ListId }).push("list"),
  on("lists", "create").push("listForm", { list: null }),
  ...pushes("lists", "storeLists"),
  on("list", "openBook", book).push("book"),
  on("list", "save", { saved: WorldListId }).run("toggleSavedList", ({ args }) => ({ list: args.saved })),
  on("list", "openReader", { reader: ReaderId }).push("person"),
  on("list", "edit", own).push("listForm"),
  on("list", "addBooks", own).push("addBooks"),
  on("list", "drop", { ...own, ...book }).run("toggleInList"),
  on("list", "remove", own).warn("deleteListAsk", "delete").run("deleteList").pop(),
  on("list", "share").start(({ state, params, world }) => {
    const found = isWorldList(params.list)
      ? world(books.queries.booklist, { id: params.list })
      : state.lists[params.list];
    const titles = world(books.queries.books, { ids: (found?.books ?? []).slice(0, 30) });
    return intents.sendText(
      `${found?.title ?? ""}\n${titles.map(({ title, name }) => `${title} (${name})`).join("\n")}`,
    );
  }),
  on("listForm", "togglePrivate").set(({ view }) => ({ private: !view.private })),
  on("listForm", "save")
    .when("isNewList", "hasTitle")
    .run("createList")
    .replace("list", ({ result }) => ({ list: result })),
  on("listForm", "save")
    .when("isOldList", "hasTitle")
    .run("editList", ({ params, view }) => ({
      list: params.list ?? "",
      title: view.title,
      about: view.about,
      private: view.private,
    }))
    .pop(),
  on("addToList", "toggle", own).run("toggleInList"),
  on("addToList", "create").push("listForm", { list: null }),
  on("addBooks", "toggle", book).run("toggleInList"),
] as const;
