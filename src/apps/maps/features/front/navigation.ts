/** Edges of the first screen. */
import * as v from "valibot";
import { placeCategories } from "#world/places/index.ts";
import { ListId, PlaceId, TargetId } from "../../ids.ts";
import { does, on, pushes } from "../../builder.ts";
import { tabs } from "./screens.ts";

const target = { target: TargetId };
const category = { category: v.picklist(placeCategories) };
export const frontEdges = [
  on("main", "goTo", { tab: v.picklist(tabs) }).set(({ args }) => ({ tab: args.tab, stop: "peek" })),
  on("main", "layers").open("layers"),
  on("main", "account").open("account"),
  does("main", "setBase"),
  does("main", "toggleLayer"),
  on("main", "locate")
    .needs("location")
    .set(({ os, view }) => ({
      map: { latitude: os.location.lat, longitude: os.location.lon, zoom: Math.max(15, view.map.zoom) },
    })),
  on("main", "inCategory", category).push("results", ({ args }) => ({ category: args.category })),
  on("main", "open", target).push("place"),
  on("main", "hold", target).push("place"),
  on("main", "plan").run("planEmpty").push("directions"),
  on("main", "planTo", target).run("planTo").push("directions"),
  on("main", "setHome").push("search", { use: "home" }),
  on("main", "setWork").push("search", { use: "work" }),
  on("main", "openList", { list: ListId }).push("list"),
  on("main", "newList").push("editList", { list: null, target: null }),
  on("main", "review", { place: PlaceId }).push("review"),
  on("main", "suggest", { place: PlaceId }).push("suggest"),
  ...pushes("main", "search", "timeline", "sharing", "offline", "settings", "contributions", "trip", "visited"),
] as const;
