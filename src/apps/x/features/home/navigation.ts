import * as v from "valibot";
import { on, pushes } from "../../builder.ts";
import { drawerEdges, postEdges } from "../../edges.ts";
import { ListId } from "../../ids.ts";
import { followingSorts } from "../settings/prefs.ts";
import { feeds } from "./state.ts";

export const homeEdges = [
  on("home", "showTab", { tab: v.picklist(feeds) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("home", "showList", { list: ListId }).set(({ args }) => ({ tab: "list" as const, list: args.list, pages: 1 })),
  on("home", "sort").open("sort"),
  on("home", "setSort", { followingSort: v.picklist(followingSorts) })
    .run("setPrefs")
    .set({ pages: 1, open: null }),
  on("home", "refresh", { feed: v.picklist(feeds) })
    .run("refresh")
    .set({ pages: 1 }),
  on("home", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
  on("home", "goExplore").push("explore"),
  on("home", "goCommunities").push("communities"),
  on("home", "goNotifications").push("notifications"),
  on("home", "goMessages").push("messages"),
  on("home", "openList", { list: ListId }).push("list"),
  ...pushes("home", "compose", "topics"),
  ...postEdges("home"),
  ...drawerEdges("home"),
] as const;
