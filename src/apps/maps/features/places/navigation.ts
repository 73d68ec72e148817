/** Edges of the search and of places. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import geo from "#world/geo/index.ts";
import { placeCategories } from "#world/places/index.ts";
import { ListId, TargetId } from "../../ids.ts";
import { linkTo } from "../../links.ts";
import { does, on } from "../../builder.ts";
import { Filters, noFilters } from "./filters.ts";
import { target } from "./screens.ts";
import { TargetName, SearchText } from "../front/state.ts";

const category = { category: v.picklist(placeCategories) };
export const placesEdges = [
  on("search", "find")
    .when("isWanted", "isLooking")
    .run("lookFor")
    .push("results", ({ view }) => ({ q: view.q.trim() })),
  on("search", "again", { q: SearchText })
    .when("isLooking")
    .run("lookFor")
    .push("results", ({ args }) => ({ q: args.q })),
  on("search", "again", { q: SearchText }).set(({ args }) => ({ q: args.q })),
  on("search", "inCategory", category).push("results", ({ args }) => ({ category: args.category })),
  on("search", "pick", target).when("isLooking").push("place"),
  on("search", "pick", target)
    .when("isForStop")
    .run("setStop", ({ args, params }) => ({ index: params.index, stop: args.target }))
    .pop(),
  on("search", "pick", target)
    .when("isForCorner")
    .run("setCorner", ({ args, params }) => ({ corner: params.use === "work" ? "work" : "home", target: args.target }))
    .say("cornerSet")
    .pop(),
  on("search", "pick", target).run("stopOnWay").pop(),
  on("search", "pickHere")
    .run("setStop", ({ params }) => ({ index: params.index, stop: "here" }))
    .pop(),
  on("search", "onMap").replace("chooseOnMap"),
  on("search", "forgetWords", { q: SearchText }).warn("forgetAsk", "delete").run("forgetWords"),
  on("search", "forgetPlace", target).warn("forgetAsk", "delete").run("forgetPlace"),

  on("chooseOnMap", "choose", target).when("isLooking").push("place"),
  on("chooseOnMap", "choose", target)
    .when("isForStop")
    .run("setStop", ({ args, params }) => ({ index: params.index, stop: args.target }))
    .pop(),
  on("chooseOnMap", "choose", target)
    .when("isForCorner")
    .run("setCorner", ({ args, params }) => ({ corner: params.use === "work" ? "work" : "home", target: args.target }))
    .say("cornerSet")
    .pop(),
  on("chooseOnMap", "choose", target).run("stopOnWay").pop(),

  on("results", "open", target).push("place"),
  on("results", "openHouse", { ...target, label: TargetName }).push("place"),
  on("results", "hold", target).push("place"),
  on("results", "directions", target).run("planTo").push("directions"),
  on("results", "call", { number: v.string() }).start(({ args }) => intents.dial(args.number)),
  on("results", "narrow", { filters: Filters })
    .set(({ args }) => ({ filters: args.filters, pages: 1 }))
    .close(),
  on("results", "reset").set({ filters: noFilters, pages: 1 }),
  on("results", "searchHere").set(({ view }) => ({ searched: view.map, pages: 1 })),
  on("results", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),
  on("results", "search").replace("search"),
  on("results", "layers").open("layers"),
  does("results", "setBase"),
  does("results", "toggleLayer"),

  on("place", "directions").run("planTo").push("directions"),
  on("place", "start").needs("location").run("startTo").push("trip"),
  on("place", "call", { number: v.string() }).start(({ args }) => intents.dial(args.number)),
  on("place", "share").start(({ params, world, os }) => {
    const found = params.target.startsWith("place_") ? world(geo.queries.place, { id: params.target }) : null;
    const isEnglish = os.settings.language.language === "en";
    const name = found ? (isEnglish ? found.name.en : found.name.zh) : params.label;
    const address = found ? (isEnglish ? found.address.en : found.address.zh) : "";
    return intents.sendText([name, address, linkTo(params.target)].filter((line) => line !== "").join("\n"), name);
  }),
  on("place", "save").open("save", ({ state, params }) => ({
    ticks: Object.values(state.lists).flatMap(({ id, items }) =>
      items.some((item) => item.target === params.target) ? [id] : [],
    ),
  })),
  on("place", "tick", { list: ListId }).toggle("ticks", "list"),
  on("place", "keep")
    .run("saveTo", ({ params, view }) => ({ target: params.target, lists: view.ticks }))
    .close("ticks")
    .say("savedNow"),
  on("place", "newList")
    .close("ticks")
    .push("editList", ({ params }) => ({ list: null, target: params.target })),
  on("place", "photo", { index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)) }).push(
    "photos",
    ({ args, params }) => ({ place: params.target, index: args.index }),
  ),
  on("place", "review").push("review", ({ params }) => ({ place: params.target })),
  on("place", "suggest").push("suggest", ({ params }) => ({ place: params.target })),
  on("place", "nearby").push("results", { category: "food" }),
  on("place", "more").open("more"),
  on("place", "labelIt").open("label", ({ state, params }) => ({ label: state.labels[params.target] ?? "" })),
  on("place", "putLabel").when("hasLabel").run("setLabel").close("label").say("labelled"),
  on("place", "dropLabel").when("isLabelled").run("removeLabel").close("label"),
  on("place", "asHome")
    .close()
    .run("setCorner", ({ params }) => ({ corner: "home", target: params.target }))
    .say("cornerSet"),
  on("place", "asWork")
    .close()
    .run("setCorner", ({ params }) => ({ corner: "work", target: params.target }))
    .say("cornerSet"),
  on("place", "stopOnWay").close().run("stopOnWay").push("trip"),
  on("place", "open", target).push("place"),
  on("place", "hold", { target: TargetId }).push("place"),
  on("place", "layers").open("layers"),
  does("place", "setBase"),
  does("place", "toggleLayer"),
] as const;
