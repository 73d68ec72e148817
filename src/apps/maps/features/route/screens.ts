/** View state and guards of the route screens. */
import { all, equal, not } from "#os/guards.ts";
import * as v from "valibot";
import { choiceField, flag, nullableField, overlay, textUpTo } from "#os/values.ts";
import { maps, type State } from "../../state.ts";
import { MapView, sheetStopField } from "../../view.ts";
import { here } from "../../ids.ts";

const number = (low: number, high: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high)), low);
export const routeScreens = {
  directions: maps.screen({
    view: {
      map: nullableField(v.unwrap(MapView)),
      stop: sheetStopField("half"),
      steps: flag,
      kind: choiceField("now", "depart", "arrive"),
      year: number(1990, 2099),
      month: number(1, 12),
      day: number(1, 31),
      shownYear: number(1990, 2099),
      shownMonth: number(1, 12),
      hour: textUpTo(2),
      minute: textUpTo(2),
      open: overlay("when", "avoid", "layers"),
    },
  }),
  trip: maps.screen({
    view: {
      /** The visible part of the map; null if the map follows the phone. */
      map: nullableField(v.unwrap(MapView)),
      stop: sheetStopField("peek"),
      open: overlay("ways", "steps"),
    },
  }),
};
export const routeGuards = {
  startsHere: ({ state }: { state: State }) =>
    state.plan.stops[0] === here && state.plan.stops.slice(1).every((one) => one !== null && one !== here),
  isPlanned: ({ state }: { state: State }) => state.plan.stops.every((one) => one !== null),
  isUnderWay: all(not(equal("state.trip", null)), equal("state.trip.arrived", null)),
  isHour: ({ view }: { view: { hour: string; minute: string } }) =>
    /^\d{1,2}$/.test(view.hour) && Number(view.hour) < 24 && /^\d{1,2}$/.test(view.minute) && Number(view.minute) < 60,
};
