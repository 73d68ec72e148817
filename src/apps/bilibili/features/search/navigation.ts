import * as v from "valibot";
import { on } from "../../builder.ts";
import { moreEdge, openEdge } from "../../edges.ts";
import { RoomId, SeasonId, TagName, UserId } from "../../ids.ts";
import { ZoneName } from "../home/state.ts";
import { lengths, resultTabs, SearchText, sorts, userSorts } from "./state.ts";

export const searchEdges = [
  on("search", "find")
    .when("hasQuery")
    .run("lookFor")
    .push("results", ({ view }) => ({ q: view.q.trim() })),
  on("search", "again", { q: SearchText }).run("lookFor").push("results"),
  on("search", "forget", { q: SearchText }).run("forgetSearch"),
  on("search", "forgetAll").warn("forgetAllAsk", "clear").run("forgetSearches"),
  ...openEdge("results"),
  ...moreEdge("results"),
  on("results", "change").push("search", ({ params }) => ({ q: params.q })),
  on("results", "showTab", { tab: v.picklist(resultTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("results", "order", { sort: v.picklist(sorts) }).set(({ args }) => ({ sort: args.sort, pages: 1 })),
  on("results", "orderUsers", { sort: v.picklist(userSorts) }).set(({ args }) => ({ userSort: args.sort, pages: 1 })),
  on("results", "filter").open("filter"),
  on("results", "setLength", { length: v.picklist(lengths) }).set(({ args }) => ({ length: args.length, pages: 1 })),
  on("results", "setZone", { zone: v.nullable(ZoneName) }).set(({ args }) => ({ zone: args.zone, pages: 1 })),
  on("results", "resetFilters").set({ length: "any", zone: null, pages: 1 }),
  on("results", "openSeason", { season: SeasonId }).push("season"),
  on("results", "openRoom", { room: RoomId }).push("room"),
  on("results", "openUser", { user: UserId }).push("space"),
  on("results", "openTopic", { tag: TagName }).push("topic"),
  on("results", "follow", { user: UserId }).run("follow").say("followedNow"),
  on("results", "unfollow", { user: UserId }).ask("unfollowAsk", "unfollow").run("unfollow"),
] as const;
