/** Commands for the planned route and the trip. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { getAtlas } from "#world/geo/atlas.ts";
import { cityAt } from "#world/geo/cities.ts";
import type { Atlas } from "#world/geo/model.ts";
import { positionAlong } from "#world/geo/route-position.ts";
import type { Route } from "#world/geo/route.ts";
import type { Coordinates } from "#world/places/geo.ts";
import { here, StopId, TargetId } from "../../ids.ts";
import { findTargetCoordinates } from "../../places.ts";
import { maps, type State } from "../../state.ts";
import { isCovered } from "../offline/queries.ts";
import { isOffRoute, countPassedStops, routeOfTrip, findRoutes } from "./planning.ts";
import { Avoid, Chosen, Mode, maxStops, When, type Trip } from "./state.ts";
import { endVisits, maxVisits } from "../account/state.ts";

const StopIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxStops - 1));
const avoidBy = ({ prefs }: State): v.InferOutput<typeof Avoid> => [
  ...(prefs.avoidMotorways ? (["motorways"] as const) : []),
  ...(prefs.avoidTolls ? (["tolls"] as const) : []),
  ...(prefs.avoidFerries ? (["ferries"] as const) : []),
];
const phoneAt = ({ os }: Ctx): Coordinates => ({ latitude: os.location.lat, longitude: os.location.lon });
function atlasAt(ctx: Ctx, spot: Coordinates): Atlas | null {
  const city = cityAt(spot);
  return city === null ? null : getAtlas(ctx.world, city);
}
/** Returns the coordinates of all targets, or null if one of the targets does not exist. */
function resolveTargets(ctx: Ctx, targets: readonly string[]): Coordinates[] | null {
  const found = targets.map((target) => findTargetCoordinates(ctx, target));
  return found.every((spot) => spot !== null) ? found : null;
}
const roundDegrees = (n: number): number => Math.round(n * 100_000) / 100_000;

export const routeCommands = {
  /** Creates a plan for a route from the phone's position to a place. */
  planTo: maps.command({ target: TargetId }, (state, { target }, ctx) => {
    if (!findTargetCoordinates(ctx, target)) return reject("place-unknown");
    state.plan = {
      stops: [here, target],
      mode: state.prefs.mode,
      when: { kind: "now" },
      chosen: 0,
      avoid: avoidBy(state),
    };
  }),
  planEmpty: maps.command({}, (state) => {
    state.plan = {
      stops: [here, null],
      mode: state.prefs.mode,
      when: { kind: "now" },
      chosen: 0,
      avoid: avoidBy(state),
    };
  }),
  setStop: maps.command({ index: StopIndex, stop: StopId }, (state, { index, stop }, ctx) => {
    if (index >= state.plan.stops.length) return reject("stop-gone");
    if (stop !== here && !findTargetCoordinates(ctx, stop)) return reject("place-unknown");
    state.plan.stops[index] = stop;
    state.plan.chosen = 0;
  }),
  addStop: maps.command({}, (state) => {
    if (state.plan.stops.length >= maxStops) return reject("stops-full");
    state.plan.stops.push(null);
    state.plan.chosen = 0;
  }),
  removeStop: maps.command({ index: StopIndex }, (state, { index }) => {
    if (index >= state.plan.stops.length) return reject("stop-gone");
    if (state.plan.stops.length <= 2) state.plan.stops[index] = null;
    else state.plan.stops.splice(index, 1);
    state.plan.chosen = 0;
  }),
  /** Moves a stop one position up. */
  raiseStop: maps.command({ index: StopIndex }, (state, { index }) => {
    const { stops } = state.plan;
    if (index < 1 || index >= stops.length) return reject("stop-gone");
    stops.splice(index - 1, 0, ...stops.splice(index, 1));
    state.plan.chosen = 0;
  }),
  swapStops: maps.command({}, (state) => {
    state.plan.stops.reverse();
    state.plan.chosen = 0;
  }),
  setMode: maps.command({ mode: Mode }, (state, { mode }) => {
    state.plan.mode = mode;
    state.plan.chosen = 0;
  }),
  setWhen: maps.command({ when: When }, (state, { when }) => {
    state.plan.when = when;
    state.plan.chosen = 0;
  }),
  setAvoid: maps.command({ avoid: Avoid }, (state, { avoid }) => {
    state.plan.avoid = [...new Set(avoid)];
    state.plan.chosen = 0;
  }),
  choose: maps.command({ index: Chosen }, (state, { index }) => {
    state.plan.chosen = index;
  }),

  startTrip: maps.command({}, (state, _, ctx) => {
    const { stops, mode, chosen, avoid } = state.plan;
    const ahead = stops.slice(1).filter((stop): stop is string => stop !== null && stop !== here);
    if (stops[0] !== here || ahead.length === 0 || ahead.length < stops.length - 1) return reject("trip-from-here");
    return beginTrip(state, ctx, { mode, chosen, avoid, stops: ahead, reroutes: 0 });
  }),
  /**
   * Starts a trip from the phone's position to a place immediately. The "Start" button on the place's sheet runs this
   * command.
   */
  startTo: maps.command({ target: TargetId }, (state, { target }, ctx) =>
    beginTrip(state, ctx, { mode: state.prefs.mode, chosen: 0, avoid: avoidBy(state), stops: [target], reroutes: 0 }),
  ),
  /** Scheduled. Moves the phone along the route. */
  advance: maps.command({}, (state, _, ctx) => {
    const { trip } = state;
    if (!trip || trip.arrived !== null) return reject("trip-over");
    if (isOffRoute(trip, phoneAt(ctx))) return restartTrip(state, ctx, trip, 0);
    const route = tripRoute(ctx, trip);
    if (!route) return reject("no-route");
    const seconds = (ctx.now - trip.startedAt) / 1000;
    const at = positionAlong(route, Math.min(seconds, route.seconds));
    movePhone(trip, ctx, at.spot);
    trip.nextAt = nextStepAt(trip, route, ctx.now);
    if (ctx.now < trip.arrivesAt) return;
    trip.arrived = ctx.now;
    const target = trip.stops.at(-1)!;
    if (state.prefs.timeline) {
      endVisits(state.visits, trip.startedAt);
      state.visits = [{ target, at: ctx.now, until: null }, ...state.visits].slice(0, maxVisits);
    }
    ctx.unnotify("trip");
    if (state.prefs.navigationNotices)
      ctx.notify({ key: "noticeArrived", channel: "navigation", tag: "trip", open: { screen: "trip", params: {} } });
  }),
  /** Switches to another route from the current position. */
  changeWay: maps.command({ index: Chosen }, (state, { index }, ctx) => {
    const { trip } = state;
    if (!trip || trip.arrived !== null) return reject("trip-over");
    return restartTrip(state, ctx, trip, index);
  }),
  /** Adds a place as the next stop. */
  stopOnWay: maps.command({ target: TargetId }, (state, { target }, ctx) => {
    const { trip } = state;
    if (!trip || trip.arrived !== null) return reject("trip-over");
    if (trip.stops.length >= maxStops - 1) return reject("stops-full");
    if (trip.mode === "transit") return reject("stop-by-transit");
    return restartTrip(state, ctx, trip, 0, target);
  }),
  /** Removes the next stop on the way. */
  skipStop: maps.command({}, (state, _, ctx) => {
    const { trip } = state;
    if (!trip || trip.arrived !== null) return reject("trip-over");
    const route = tripRoute(ctx, trip);
    const left = trip.stops.slice(route ? countPassedStops(route, (ctx.now - trip.startedAt) / 1000) : 0);
    if (left.length < 2) return reject("stop-gone");
    return restartTrip(state, ctx, { ...trip, stops: left.slice(1), startedAt: ctx.now, from: phoneAt(ctx) }, 0);
  }),
  endTrip: maps.command({}, (state, _, ctx) => {
    if (!state.trip) return reject("trip-over");
    state.trip = null;
    ctx.unnotify("trip");
  }),
};
function tripRoute(ctx: Ctx, trip: Trip): Route | null {
  const stops = resolveTargets(ctx, trip.stops);
  const atlas = atlasAt(ctx, trip.from);
  return stops && atlas && routeOfTrip(atlas, trip, stops, ctx.offsetMin);
}
/** Moves the phone to a point and updates the phone's location, as a GPS receiver would. */
function movePhone(trip: Trip, ctx: Ctx, spot: Coordinates): void {
  const at = { latitude: roundDegrees(spot.latitude), longitude: roundDegrees(spot.longitude) };
  trip.at = at;
  const { altitudeM, city } = ctx.os.location;
  ctx.system("locate", { lat: at.latitude, lon: at.longitude, altitudeM, city: cityAt(at) ?? city });
}
const maxStepMs = 30_000;
const minTurnGapMs = 5_000;
/** Returns the earlier of two times: the time of the next turn, and half a minute from now. */
function nextStepAt(trip: Trip, route: Route, now: number): number {
  const turns = route.steps.map(({ startSeconds }) => trip.startedAt + Math.ceil(startSeconds) * 1000);
  const turn = turns.find((at) => at >= now + minTurnGapMs) ?? trip.arrivesAt;
  return Math.max(now + 1000, Math.min(turn, now + maxStepMs, Math.max(trip.arrivesAt, now + 1000)));
}
type TripOptions = Pick<Trip, "mode" | "chosen" | "avoid" | "stops" | "reroutes">;
function beginTrip(state: State, ctx: Ctx, going: TripOptions): Rejection | void {
  if (!ctx.os.settings.location.on) return reject("location-off");
  const from = phoneAt(ctx);
  const ends = resolveTargets(ctx, going.stops);
  if (!ends) return reject("place-unknown");
  if (!isOnline(ctx.os) && !isCovered(state, [from, ...ends])) return reject("no-network");
  const atlas = atlasAt(ctx, from);
  const trip: Trip = {
    ...going,
    avoid: [...going.avoid],
    from,
    startedAt: ctx.now,
    arrivesAt: ctx.now,
    nextAt: ctx.now,
    at: from,
    arrived: null,
  };
  const plan = { mode: going.mode, when: { kind: "now" } as const, avoid: going.avoid };
  const found = atlas
    ? findRoutes(atlas, { plan, waypoints: [from, ...ends], now: ctx.now, offsetMin: ctx.offsetMin })
    : [];
  const route = found[Math.min(going.chosen, found.length - 1)];
  if (!route) return reject("no-route");
  trip.chosen = Math.min(going.chosen, found.length - 1);
  trip.arrivesAt = route.arriveMs;
  trip.nextAt = nextStepAt(trip, route, ctx.now);
  state.trip = trip;
  if (going.reroutes === 0 && state.prefs.navigationNotices)
    ctx.notify({
      key: "noticeTrip",
      channel: "navigation",
      tag: "trip",
      ongoing: true,
      open: { screen: "trip", params: {} },
    });
}
/**
 * Restarts the trip from the phone's position. The new trip omits the stops that were passed, and can have one
 * additional stop at the front.
 */
function restartTrip(
  state: State,
  ctx: Ctx,
  trip: Trip,
  chosen: number,
  first: string | null = null,
): Rejection | void {
  const route = tripRoute(ctx, trip);
  const passed = route ? countPassedStops(route, (ctx.now - trip.startedAt) / 1000) : 0;
  const left = trip.stops.slice(Math.min(passed, trip.stops.length - 1));
  const stops = first === null ? left : [first, ...left];
  return beginTrip(state, ctx, { mode: trip.mode, chosen, avoid: trip.avoid, stops, reroutes: trip.reroutes + 1 });
}
