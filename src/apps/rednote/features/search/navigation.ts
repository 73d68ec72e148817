import * as v from "valibot";
import { on } from "../../builder.ts";
import { GoodsId, NoteId, UserId } from "../../ids.ts";
import { filterFields, noFilters, resultTabs, SearchText, sorts } from "./state.ts";

export const searchEdges = [
  on("search", "find")
    .when("hasQuery")
    .run("lookFor")
    .push("results", ({ view }) => ({ q: view.q.trim() })),
  on("search", "again", { q: SearchText }).run("lookFor").push("results"),
  on("search", "openTopic", { tag: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) }).push("topic"),
  on("search", "forget", { q: SearchText }).run("forgetSearch"),
  on("search", "forgetAll").warn("forgetAllAsk", "clear").run("forgetSearches"),
  on("results", "change").push("search", ({ params }) => ({ q: params.q })),
  on("results", "showTab", { tab: v.picklist(resultTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("results", "order", { sort: v.picklist(sorts) }).set(({ args }) => ({ sort: args.sort, pages: 1 })),
  on("results", "filter").open("filter"),
  on("results", "setKind", { kind: filterFields.kind }).set(({ view, args }) => ({
    filters: { ...view.filters, kind: args.kind },
    pages: 1,
  })),
  on("results", "setTime", { time: filterFields.time }).set(({ view, args }) => ({
    filters: { ...view.filters, time: args.time },
    pages: 1,
  })),
  on("results", "setRange", { range: filterFields.range }).set(({ view, args }) => ({
    filters: { ...view.filters, range: args.range },
    pages: 1,
  })),
  on("results", "setDistance", { distance: filterFields.distance })
    .needs("location")
    .set(({ view, args }) => ({ filters: { ...view.filters, distance: args.distance }, pages: 1 })),
  on("results", "resetFilters").set({ filters: noFilters, sort: "best", pages: 1 }),
  on("results", "closeFilter").close(),
  on("results", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
  on("results", "open", { note: NoteId }).push("note"),
  on("results", "like", { note: NoteId }).run("toggleLike"),
  on("results", "openUser", { user: UserId }).push("user"),
  on("results", "follow", { user: UserId }).run("follow").say("followedNow"),
  on("results", "unfollow", { user: UserId }).ask("unfollowAsk", "unfollow").run("unfollow"),
  on("results", "openItem", { item: GoodsId }).push("item"),
] as const;
