/** Commands for the searched route and for past searches. */
import * as v from "valibot";
import type { ReadWorld } from "#os/world.ts";
import { reject } from "#os/values.ts";
import rails from "#world/rails/index.ts";
import { StationId } from "../../ids.ts";
import { railway } from "../../state.ts";
import { maxSearches, type Place } from "./state.ts";

function findPlace(world: ReadWorld, id: string): Place | null {
  const station = world(rails.queries.station, { id });
  return station && { id, en: station.name.en, zh: station.name.zh };
}
export const findCommands = {
  choosePlace: railway.command(
    { side: v.picklist(["from", "to"]), station: StationId },
    (state, { side, station }, ctx) => {
      const place = findPlace(ctx.world, station);
      if (!place) return reject("station-unknown");
      const other = side === "from" ? "to" : "from";
      // If the user chooses the station that is already at the other end of the route, the two stations are swapped.
      if (state[other].id === station) state[other] = state[side];
      state[side] = place;
    },
  ),
  swapPlaces: railway.command({}, (state) => {
    [state.from, state.to] = [state.to, state.from];
  }),
  /** Uses the route of a past search again. */
  takeSearch: railway.command({ from: StationId, to: StationId }, (state, { from, to }) => {
    const known = state.searches.find((one) => one.from.id === from && one.to.id === to);
    if (!known) return reject("search-gone");
    state.from = known.from;
    state.to = known.to;
  }),
  keepSearch: railway.command({}, (state) => {
    if (!state.prefs.history) return;
    const { from, to } = state;
    const others = state.searches.filter((one) => one.from.id !== from.id || one.to.id !== to.id);
    state.searches = [{ from, to }, ...others].slice(0, maxSearches);
  }),
  forgetSearches: railway.command({}, (state) => {
    state.searches = [];
  }),
};
