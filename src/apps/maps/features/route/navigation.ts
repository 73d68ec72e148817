/** Edges of routes and trips. */
import * as v from "valibot";
import { offsetOf } from "#os/format.ts";
import { intents } from "#os/intents.ts";
import { civilOf, epochOf } from "#state/civil.ts";
import { TargetId } from "../../ids.ts";
import { does, on } from "../../builder.ts";
import { avoidableRoads, maxStops, type When } from "./state.ts";
import { linkTo } from "../../links.ts";

const index = { index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxStops - 1)) };
export const routeEdges = [
  on("directions", "search", index).push("search", ({ args }) => ({ use: "stop", index: args.index })),
  on("directions", "goThere", { target: TargetId }).run("setStop", ({ state, args }) => ({
    index: Math.max(0, state.plan.stops.indexOf(null)),
    stop: args.target,
  })),
  does("directions", "addStop"),
  does("directions", "removeStop"),
  does("directions", "raiseStop"),
  on("directions", "swap").run("swapStops"),
  does("directions", "setMode"),
  does("directions", "choose"),
  on("directions", "when").open("when", ({ state, now, os }) => {
    const { when } = state.plan;
    const c = civilOf(when.kind === "now" ? now : when.at, offsetOf(os));
    const two = (n: number): string => String(n).padStart(2, "0");
    return {
      kind: when.kind,
      year: c.year,
      month: c.month,
      day: c.day,
      shownYear: c.year,
      shownMonth: c.month,
      hour: two(c.hour),
      minute: two(c.minute),
    };
  }),
  on("directions", "putWhen")
    .when("isHour")
    .run("setWhen", ({ view, os }): { when: When } => {
      if (view.kind === "now") return { when: { kind: "now" } };
      const { year, month, day } = view;
      const at = epochOf({ year, month, day, hour: Number(view.hour), minute: Number(view.minute) }, offsetOf(os));
      return { when: { kind: view.kind, at } };
    })
    .close(),
  on("directions", "options").open("avoid"),
  on("directions", "avoid", { what: v.picklist(avoidableRoads) }).run("setAvoid", ({ state, args }) => ({
    avoid: state.plan.avoid.includes(args.what)
      ? state.plan.avoid.filter((one) => one !== args.what)
      : [...state.plan.avoid, args.what],
  })),
  on("directions", "steps").set(({ view }) => ({ steps: !view.steps, stop: view.steps ? "half" : "full" })),
  on("directions", "start").needs("location").when("startsHere").run("startTrip").push("trip"),
  on("directions", "share")
    .when("isPlanned")
    .start(({ state }) => {
      const ends = state.plan.stops.filter((one): one is string => one !== null && one !== "here");
      return intents.sendText(ends.map(linkTo).join("\n"), "");
    }),
  on("directions", "enter", {
    leaves: v.number(),
    arrives: v.number(),
    title: v.pipe(v.string(), v.maxLength(200)),
  }).start(({ args }) => intents.insertEvent({ title: args.title, start: args.leaves, end: args.arrives })),
  on("directions", "layers").open("layers"),
  does("directions", "setBase"),
  does("directions", "toggleLayer"),

  on("trip", "recentre").set({ map: null }),
  on("trip", "addOnWay").when("isUnderWay").push("search", { use: "onWay" }),
  on("trip", "skipStop").when("isUnderWay").run("skipStop").say("stopSkipped"),
  on("trip", "ways").open("ways"),
  on("trip", "changeWay", index).run("changeWay").close(),
  on("trip", "steps").open("steps"),
  on("trip", "setVoice", { voice: v.picklist(["on", "alerts", "off"]) }).run("configure"),
  on("trip", "end").run("endTrip").pop(),
  on("trip", "directions").run("planEmpty").replace("directions"),
  on("trip", "shareTrip").close().push("sharing"),
] as const;
