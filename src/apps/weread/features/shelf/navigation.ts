import * as v from "valibot";
import { on } from "../../builder.ts";
import { tabEdges } from "../../edges.ts";
import { BookId, GroupId } from "../../ids.ts";
import { shelfSorts } from "../me/state.ts";
import { shelfFilters } from "./screens.ts";

const book = { book: BookId };
export const shelfEdges = [
  ...tabEdges("shelf"),
  on("shelf", "read", book).run("openBook").push("reader"),
  on("shelf", "openBook", book).push("book"),
  on("shelf", "openGroup", { group: GroupId }).push("group"),
  on("shelf", "openStore").push("store"),
  on("shelf", "search").set({ searching: true }),
  on("shelf", "endSearch").set({ searching: false, q: "" }),
  on("shelf", "filter", { filter: v.picklist(shelfFilters) }).set(({ args }) => ({ filter: args.filter })),
  on("shelf", "sort").open("sort"),
  on("shelf", "setSort", { shelfSort: v.picklist(shelfSorts) })
    .run("setPrefs")
    .close(),
  on("shelf", "select").set({ selecting: true, searching: false, q: "", chosen: [] }),
  on("shelf", "selectFrom", book).set(({ args }) => ({ selecting: true, chosen: [args.book] })),
  on("shelf", "endSelect").set({ selecting: false, chosen: [] }),
  on("shelf", "toggle", book).toggle("chosen", "book"),
  on("shelf", "chooseAll", { chosen: v.array(BookId) }).set(({ args }) => ({ chosen: args.chosen })),
  on("shelf", "remove")
    .when("hasChosen")
    .warn("removeBooksAsk", "remove", ({ view }) => ({ n: view.chosen.length }))
    .run("removeBooks", ({ view }) => ({ books: view.chosen }))
    .set({ selecting: false, chosen: [] }),
  on("shelf", "groups").when("hasChosen").open("groups"),
  on("shelf", "moveTo", { group: v.nullable(GroupId) })
    .when("hasChosen")
    .run("moveBooks", ({ view, args }) => ({ books: view.chosen, group: args.group }))
    .set({ selecting: false, chosen: [], open: null }),
  on("shelf", "newGroup").when("hasChosen").open("newGroup", { name: "" }),
  on("shelf", "makeGroup")
    .when("hasChosen", "hasName")
    .run("createGroup", ({ view }) => ({ books: view.chosen, name: view.name }))
    .set({ selecting: false, chosen: [], open: null, name: "" }),
  on("shelf", "setPrivate", { private: v.boolean() })
    .when("hasChosen")
    .run("setPrivate", ({ view, args }) => ({ books: view.chosen, private: args.private }))
    .set({ selecting: false, chosen: [] }),
  on("shelf", "setPinned", { pinned: v.boolean() })
    .when("hasChosen")
    .run("setPinned", ({ view, args }) => ({ books: view.chosen, pinned: args.pinned }))
    .set({ selecting: false, chosen: [] }),

  on("group", "read", book).run("openBook").push("reader"),
  on("group", "openBook", book).push("book"),
  on("group", "more").open("more"),
  on("group", "rename").open("rename", ({ state, params }) => ({ name: state.groups[params.group]?.name ?? "" })),
  on("group", "saveName").when("hasName").run("renameGroup").close("name"),
  on("group", "dissolve").ask("dissolveAsk", "dissolve").run("dissolveGroup").pop(),
  on("group", "select").close().set({ selecting: true, chosen: [] }),
  on("group", "selectFrom", book).set(({ args }) => ({ selecting: true, chosen: [args.book] })),
  on("group", "endSelect").set({ selecting: false, chosen: [] }),
  on("group", "toggle", book).toggle("chosen", "book"),
  on("group", "takeOut")
    .when("hasChosen")
    .run("moveBooks", ({ view }) => ({ books: view.chosen, group: null }))
    .set({ selecting: false, chosen: [] }),
  on("group", "remove")
    .when("hasChosen")
    .warn("removeBooksAsk", "remove", ({ view }) => ({ n: view.chosen.length }))
    .run("removeBooks", ({ view }) => ({ books: view.chosen }))
    .set({ selecting: false, chosen: [] }),
] as const;
