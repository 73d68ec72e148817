import { equal, not } from "../../../../os/guards.ts";
import * as v from "valibot";
import { firstOf, flag, maybe, overlay, several, text, textUpTo, whole } from "../../../../os/values.ts";
import { searchIn } from "../../../../os/opening-focus.ts";
import { seatClasses } from "../../../../world/rails/classes.ts";
import { Day, StationId, StopNumber, TicketId, TrainNumber } from "../../ids.ts";
import { railway } from "../../state.ts";
import { dayTimes, trainGroups } from "./filters.ts";

export const findScreens = {
  stationPick: railway.screen({
    params: { side: v.picklist(["from", "to"]) },
    view: { query: text, letter: maybe(v.pipe(v.string(), v.regex(/^[A-Z]$/))), pages: v.optional(whole, 1) },
    focus: [searchIn("query")],
  }),
  results: railway.screen({
    params: {
      from: StationId,
      to: StationId,
      day: Day,
      tab: v.optional(v.picklist(["direct", "transfer"]), "direct"),
      student: v.optional(v.boolean(), false),
      fast: v.optional(v.boolean(), false),
      /** A ticket that is to be changed for one of these trains. */
      ticket: v.optional(v.nullable(TicketId), null),
    },
    view: {
      day: v.optional(Day, 0),
      tab: firstOf("direct", "transfer"),
      sort: firstOf("departure", "duration", "price"),
      falling: flag,
      groups: several(v.picklist(trainGroups)),
      times: several(v.picklist(dayTimes)),
      classes: several(v.picklist(seatClasses)),
      /** Stations, of either city. */
      stations: several(StationId),
      free: flag,
      student: flag,
      /** The train whose seats are shown; of a transfer both numbers. */
      unfolded: maybe(v.pipe(v.string(), v.maxLength(20))),
      via: maybe(StationId),
      open: overlay("filter", "calendar", "via"),
    },
    enter: ({ params }) => ({
      day: params.day,
      tab: params.tab,
      student: params.student,
      groups: params.fast ? (["fast", "bullet"] as const).slice() : [],
    }),
  }),
  train: railway.screen({
    params: {
      train: TrainNumber,
      day: Day,
      board: v.optional(StopNumber, 0),
      alight: v.optional(v.nullable(StopNumber), null),
    },
    view: { day: v.optional(Day, 0), open: overlay("calendar") },
    enter: ({ params }) => ({ day: params.day }),
  }),
  numbers: railway.screen({ view: { query: textUpTo(6), pages: v.optional(whole, 1) }, focus: [searchIn("query")] }),
};
export const findGuards = {
  isLoggedIn: equal("state.account.loggedIn", true),
  isChanging: not(equal("params.ticket", null)),
};
