import * as v from "valibot";
import { likeSteps } from "#world/posts/words.ts";
import { on } from "../../builder.ts";
import { drawerEdges, postEdges, tabEdges } from "../../edges.ts";
import { AuthorId, ListId } from "../../ids.ts";
import { dayRanges, exploreTabs, resultTabs, withKinds } from "./screens.ts";
import { Query } from "./state.ts";

const q = { q: Query };
export const exploreEdges = [
  ...tabEdges("explore"),
  ...drawerEdges("explore"),
  on("explore", "showTab", { tab: v.picklist(exploreTabs) }).set(({ args }) => ({ tab: args.tab })),
  on("explore", "search").push("search", { q: "" }),
  on("explore", "openTrend", q).push("results"),
  on("explore", "trendMenu", q).open("trend", ({ args }) => ({ held: args.q })),
  on("explore", "hideTrend", q).run("hideTrend").close().say("trendHidden"),
  on("explore", "exploreSettings").push("prefs", { page: "content" }),

  on("search", "go")
    .when("hasQuery")
    .run("keepSearch")
    .replace("results", ({ view }) => ({ q: view.q.trim() })),
  on("search", "again", q)
    .run("keepSearch")
    .replace("results", ({ args }) => ({ q: args.q })),
  on("search", "dropSearch", q).run("dropSearch"),
  on("search", "clearSearches").warn("clearSearchesAsk", "clear").run("clearSearches"),
  on("search", "openUser", { user: AuthorId }).push("profile"),

  ...postEdges("results"),
  on("results", "showTab", { tab: v.picklist(resultTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("results", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),
  on("results", "change").replace("search", ({ params }) => ({ q: params.q })),
  on("results", "filters").open("filters"),
  on("results", "setFollowed", { followed: v.boolean() }).set(({ args }) => ({ followed: args.followed, pages: 1 })),
  on("results", "setWith", { with: v.nullable(v.picklist(withKinds)) }).set(({ args }) => ({
    with: args.with,
    pages: 1,
  })),
  on("results", "setLikes", { atleast: v.nullable(v.picklist(likeSteps)) }).set(({ args }) => ({
    atleast: args.atleast,
    pages: 1,
  })),
  on("results", "setDays", { days: v.nullable(v.picklist(dayRanges)) }).set(({ args }) => ({
    days: args.days,
    pages: 1,
  })),
  on("results", "toggleReplies").set(({ view }) => ({ noReplies: !view.noReplies, pages: 1 })),
  on("results", "resetFilters").set({
    followed: false,
    with: null,
    atleast: null,
    days: null,
    noReplies: false,
    pages: 1,
  }),
  on("results", "openList", { list: ListId }).push("list"),
  on("results", "followList", { list: ListId }).run("toggleFollowList"),
] as const;
