/** Edges of the settings and the timeline. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { TargetId } from "../../ids.ts";
import { on, pushes } from "../../builder.ts";
import { pageNames } from "./pages.ts";
import { prefs } from "./prefs.ts";

export const accountEdges = [
  on("settings", "page", { page: v.picklist(pageNames) }).push("prefs"),
  on("settings", "setCorner", { use: v.picklist(["home", "work"]) }).push("search", ({ args }) => ({ use: args.use })),
  on("settings", "clearCorner", { corner: v.picklist(["home", "work"]) })
    .warn("clearCornerAsk", "remove")
    .run("clearCorner"),
  on("settings", "reset").warn("resetAsk", "resetWord").run("resetPrefs").say("resetDone"),
  ...pushes("settings", "offline", "sharing", "timeline"),
  on("prefs", "configure", prefs.changes).run("configure").close("row"),
  on("prefs", "row", { row: v.pipe(v.string(), v.maxLength(40)) }).open("choice", ({ args }) => ({ row: args.row })),
  on("prefs", "clearHistory").warn("clearHistoryAsk", "delete").run("clearHistory").say("historyCleared"),
  on("prefs", "clearTimeline").warn("clearTimelineAsk", "delete").run("clearTimeline").say("timelineCleared"),
  on("timeline", "older").set(({ view }) => ({ back: Math.min(400, view.back + 1) })),
  on("timeline", "newer").set(({ view }) => ({ back: Math.max(0, view.back - 1) })),
  on("timeline", "visit", { at: instant }).open("visit", ({ args }) => ({ at: args.at })),
  on("timeline", "deleteVisit")
    .warn("deleteVisitAsk", "delete")
    .run("deleteVisit", ({ view }) => ({ at: view.at ?? 0 }))
    .close("at"),
  on("timeline", "open", { target: TargetId }).close("at").push("place"),
  on("timeline", "privacy").push("prefs", { page: "privacy" }),
] as const;
