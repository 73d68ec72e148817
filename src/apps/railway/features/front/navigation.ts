import * as v from "valibot";
import { Day, StationId, TicketId } from "../../ids.ts";
import { todayOf } from "../../times.ts";
import { does, on, pushes } from "../../builder.ts";

export const frontEdges = [
  on("home", "choose", { side: v.picklist(["from", "to"]) }).push("stationPick"),
  on("home", "swap").run("swapPlaces"),
  on("home", "chooseDay").open("calendar"),
  on("home", "pickDay", { day: Day })
    .set(({ args }) => ({ day: args.day }))
    .close(),
  on("home", "search")
    .run("keepSearch")
    .push("results", ({ state, view, now }) => ({
      from: state.from.id,
      to: state.to.id,
      day: Math.max(view.day ?? 0, todayOf(now)),
      tab: view.tab === "transfer" ? "transfer" : "direct",
      student: view.student,
      fast: view.fast,
    })),
  on("home", "findNumber")
    .when("isNumber")
    .push("train", ({ view, now }) => ({
      train: view.number.trim().toUpperCase(),
      day: Math.max(view.day ?? 0, todayOf(now)),
    })),
  on("home", "findNumber").say("numberWrong"),
  does("home", "takeSearch"),
  on("home", "forgetSearches").run("forgetSearches"),
  on("home", "openTicket", { ticket: TicketId }).push("ticket"),
  on("home", "openBoard", { station: StationId }).push("board"),
  on("home", "waits").push("orders", { tab: "waitlist" }),
  ...pushes(
    "home",
    "travel",
    "orders",
    "member",
    "me",
    "notices",
    "numbers",
    "late",
    "passengers",
    "meals",
    "invoices",
    "phones",
    "help",
  ),
] as const;
