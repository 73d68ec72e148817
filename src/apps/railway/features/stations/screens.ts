import * as v from "valibot";
import { choiceField, text, textUpTo, wholeNumber } from "#os/values.ts";
import { StationId } from "../../ids.ts";
import { railway } from "../../state.ts";

export const stationsScreens = {
  travel: railway.screen({}),
  board: railway.screen({
    params: { station: StationId },
    view: { side: choiceField("departures", "arrivals"), pages: v.optional(wholeNumber, 1) },
  }),
  station: railway.screen({ params: { station: StationId } }),
  phones: railway.screen({ view: { query: text, pages: v.optional(wholeNumber, 1) } }),
  /** The screen that shows whether a train is delayed. */
  late: railway.screen({
    view: { number: textUpTo(6), asked: textUpTo(6) },
    focus: [{ field: "number", caps: "none" }],
  }),
};
