import { equal, not } from "#os/guards.ts";
import * as v from "valibot";
import { choiceField, flag, nullableField, overlay, listField, text, textUpTo, wholeNumber } from "#os/values.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { seatClasses } from "#world/rails/classes.ts";
import { Day, StationId, StopNumber, TicketId, TrainNumber } from "../../ids.ts";
import { railway } from "../../state.ts";
import { dayTimes, trainGroups } from "./filters.ts";

export const findScreens = {
  stationPick: railway.screen({
    params: { side: v.picklist(["from", "to"]) },
    view: {
      query: text,
      letter: nullableField(v.pipe(v.string(), v.regex(/^[A-Z]$/))),
      pages: v.optional(wholeNumber, 1),
    },
    focus: [searchFocus("query")],
  }),
  results: railway.screen({
    params: {
      from: StationId,
      to: StationId,
      day: Day,
      tab: v.optional(v.picklist(["direct", "transfer"]), "direct"),
      student: v.optional(v.boolean(), false),
      fast: v.optional(v.boolean(), false),
      /** The ticket that is being changed to one of these trains; null for a new booking. */
      ticket: v.optional(v.nullable(TicketId), null),
    },
    view: {
      day: v.optional(Day, 0),
      tab: choiceField("direct", "transfer"),
      sort: choiceField("departure", "duration", "price"),
      falling: flag,
      groups: listField(v.picklist(trainGroups)),
      times: listField(v.picklist(dayTimes)),
      classes: listField(v.picklist(seatClasses)),
      /** The chosen stations, in both cities. */
      stations: listField(StationId),
      free: flag,
      student: flag,
      /** The number of the train whose seats are shown. For a route with a change, the numbers of both trains. */
      unfolded: nullableField(v.pipe(v.string(), v.maxLength(20))),
      via: nullableField(StationId),
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
  numbers: railway.screen({
    view: { query: textUpTo(6), pages: v.optional(wholeNumber, 1) },
    focus: [searchFocus("query")],
  }),
};
export const findGuards = {
  isLoggedIn: equal("state.account.loggedIn", true),
  isChanging: not(equal("params.ticket", null)),
};
