import * as v from "valibot";
import { Day, StationId, TrainNumber, StopNumber } from "../../ids.ts";
import { todayOf } from "../../times.ts";
import { on } from "../../builder.ts";
import { tripFields } from "../book/state.ts";

export const findEdges = [
  on("stationPick", "pick", { station: StationId }).run("choosePlace").pop(),
  on("stationPick", "showMore").set(({ view }) => ({ pages: view.pages + 1 })),
  on("stationPick", "pickLetter", { letter: v.pipe(v.string(), v.regex(/^[A-Z]$/)) }).set(({ view, args }) => ({
    letter: view.letter === args.letter ? null : args.letter,
    pages: 1,
  })),
  on("results", "pickDay", { day: Day })
    .set(({ args }) => ({ day: args.day, unfolded: null }))
    .close(),
  on("results", "chooseDay").open("calendar"),
  on("results", "filter").open("filter"),
  on("results", "resetFilters").close("groups", "times", "classes", "stations", "free"),
  on("results", "applyFilters").close(),
  on("results", "sortBy", { sort: v.picklist(["departure", "duration", "price"]) }).set(({ view, args }) => ({
    sort: args.sort,
    falling: view.sort === args.sort && !view.falling,
    unfolded: null,
  })),
  on("results", "chooseVia").open("via"),
  on("results", "pickVia", { via: v.nullable(StationId) })
    .set(({ args }) => ({ via: args.via, unfolded: null }))
    .close(),
  on("results", "turn").replace("results", ({ params, view }) => ({
    ...params,
    from: params.to,
    to: params.from,
    day: view.day,
    tab: view.tab,
  })),
  on("results", "openTrain", { train: TrainNumber, day: Day, board: StopNumber, alight: StopNumber }).push("train"),
  on("results", "book", tripFields)
    .when("isLoggedIn", "isChanging")
    .push("change", ({ params, args }) => ({
      ...args,
      ticket: params.ticket ?? "ticket_none",
    })),
  on("results", "book", tripFields)
    .when("isLoggedIn")
    .push("book", ({ view, args }) => ({ ...args, student: view.student })),
  on("results", "book", tripFields).push("login"),
  on("results", "bookBoth", { ...tripFields, next: v.strictObject(tripFields) })
    .when("isLoggedIn")
    .push("book", ({ view, args }) => ({ ...args, student: view.student })),
  on("results", "bookBoth", { ...tripFields, next: v.strictObject(tripFields) }).push("login"),
  on("results", "wait", tripFields).when("isLoggedIn").push("waitForm"),
  on("results", "wait", tripFields).push("login"),
  on("train", "openStation", { station: StationId }).push("station"),
  on("train", "chooseDay").open("calendar"),
  on("train", "pickDay", { day: Day })
    .set(({ args }) => ({ day: args.day }))
    .close(),
  on("train", "search").push("results", ({ state, view }) => ({ from: state.from.id, to: state.to.id, day: view.day })),
  on("numbers", "open", { train: TrainNumber }).push("train", ({ args, now }) => ({ ...args, day: todayOf(now) })),
  on("numbers", "showMore").set(({ view }) => ({ pages: view.pages + 1 })),
] as const;
