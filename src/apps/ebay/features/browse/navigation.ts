import * as v from "valibot";
import { GoodsId, SavedId } from "../../ids.ts";
import { does, on, pushes } from "../../builder.ts";
import { filterFields, noFilters, sorts, SearchText } from "./state.ts";

const parseCents = (text: string): number | null => (text.trim() === "" ? null : Math.round(Number(text) * 100));
export const browseEdges = [
  on("search", "goHome").root(),
  on("search", "goMy").replace("my"),
  on("search", "goInbox").replace("inbox"),
  on("search", "goSelling").replace("selling"),
  on("search", "find")
    .when("isWanted")
    .run("lookFor")
    .push("results", ({ view }) => ({ q: view.q.trim() })),
  on("search", "again", { q: SearchText }).run("lookFor").push("results"),
  on("search", "inCategory", { q: SearchText, category: GoodsId })
    .run("lookFor")
    .push("results", ({ args }) => ({ q: args.q, filters: { ...noFilters, category: args.category } })),
  on("search", "forget", { q: SearchText }).run("forgetSearch"),
  on("search", "forgetAll").warn("forgetSearchesAsk", "delete").run("forgetSearches"),
  on("search", "runSaved", { saved: SavedId })
    .run("seeSaved")
    .push("results", ({ state, args }) => {
      const { q, filters, sort } = state.saved[args.saved]!;
      return { q, filters, sort };
    }),
  ...pushes("search", "saved", "categories"),
  on("results", "open", { item: GoodsId }).push("item"),
  on("results", "watch", { item: GoodsId }).when("signedIn").run("watch").say("watched"),
  on("results", "watch", { item: GoodsId }).push("signIn"),
  on("results", "unwatch", { item: GoodsId }).run("unwatch").say("unwatched"),
  on("results", "narrow").open("filter", ({ view }) => ({
    draft: view.filters,
    row: null,
    low: view.filters.fromCents === null ? "" : String(view.filters.fromCents / 100),
    high: view.filters.toCents === null ? "" : String(view.filters.toCents / 100),
  })),
  on("results", "apply")
    .when("isRange")
    .set(({ view }) => ({
      filters: { ...view.draft, fromCents: parseCents(view.low), toCents: parseCents(view.high) },
      pages: 1,
    }))
    .close("row"),
  on("results", "reset").set({ draft: noFilters, low: "", high: "", row: null }),
  on("results", "drop", { name: v.picklist(Object.keys(filterFields) as (keyof typeof filterFields)[]) }).set(
    ({ view, args }) => ({
      filters: {
        ...view.filters,
        [args.name]: noFilters[args.name],
        ...(args.name === "category" ? { branch: null } : {}),
        ...(args.name === "fromCents" ? { toCents: null } : {}),
      },
      pages: 1,
    }),
  ),
  on("results", "order", { sort: v.picklist(sorts) })
    .set(({ args }) => ({ sort: args.sort, pages: 1 }))
    .close(),
  on("results", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
  on("results", "save")
    .when("signedIn")
    .run("saveSearch", ({ params, view }) => ({ q: params.q, filters: view.filters, sort: view.sort }))
    .say("searchSaved"),
  on("results", "save").push("signIn"),
  ...pushes("results", "search", "cart"),
  on("categories", "openCategory", { category: GoodsId }).push("categories"),
  on("categories", "openBranch", { category: GoodsId, branch: GoodsId }).push("results", ({ args }) => ({
    filters: { ...noFilters, category: args.category, branch: args.branch },
  })),
  on("categories", "seeAll", { category: GoodsId }).push("results", ({ args }) => ({
    filters: { ...noFilters, category: args.category },
  })),
  on("categories", "open", { item: GoodsId }).push("item"),
  ...pushes("categories", "search", "cart"),
  on("saved", "runSaved", { saved: SavedId })
    .run("seeSaved")
    .push("results", ({ state, args }) => {
      const { q, filters, sort } = state.saved[args.saved]!;
      return { q, filters, sort };
    }),
  does("saved", "setAlerts"),
  on("saved", "remove", { saved: SavedId }).warn("unsaveAsk", "delete").run("unsaveSearch").say("searchUnsaved"),
  on("saved", "open", { item: GoodsId }).push("item"),
  on("saved", "openSeller", { seller: GoodsId }).push("seller"),
  on("saved", "unfollow", { seller: GoodsId }).run("unfollow").say("unfollowed"),
  ...pushes("saved", "search"),
  on("seller", "open", { item: GoodsId }).push("item"),
  on("seller", "follow").when("signedIn").run("follow").say("followedNow"),
  on("seller", "follow").push("signIn"),
  on("seller", "unfollow").run("unfollow").say("unfollowed"),
  on("seller", "contact")
    .when("signedIn")
    .push("ask", ({ params }) => ({ seller: params.seller, item: null, order: null })),
  on("seller", "contact").push("signIn"),
  on("seller", "watch", { item: GoodsId }).when("signedIn").run("watch").say("watched"),
  on("seller", "watch", { item: GoodsId }).push("signIn"),
  on("seller", "unwatch", { item: GoodsId }).run("unwatch").say("unwatched"),
  on("seller", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
] as const;
