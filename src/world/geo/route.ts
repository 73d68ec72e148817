/**
 * Finds routes through a city by car, on foot, by bicycle and by public transport. The same trip has the same routes on
 * every host, so a state stores only the trip and not the routes.
 */
import type { Leg, Route, Step, TrackPoint, Trip } from "./legs.ts";
import type { Atlas } from "./model.ts";
import type { Costs } from "./shortest-paths.ts";
import { nearestRoad } from "./snap.ts";
import { createSteps } from "./steps.ts";
import { getCosts, mainStreet, createTrack } from "./track.ts";
import { findTransitRoutes } from "./transit.ts";
import { findStreetPath, findAlternatives, type StreetPath } from "./street-path.ts";

export type { Leg, Ride, Route, Step, TrackPoint, Trip } from "./legs.ts";

const maxCachedTrips = 24;
const routesCache = new Map<string, { readonly atlas: Atlas; readonly routes: readonly Route[] }>();

/** Returns at most three routes, the best first, or an empty list if there is no route. */
export function findRoutes(atlas: Atlas, trip: Trip): readonly Route[] {
  const key = `${atlas.city.id} ${JSON.stringify(trip)}`;
  const known = routesCache.get(key);
  if (known?.atlas === atlas) return known.routes;
  const routes = trip.mode === "transit" ? findTransitRoutes(atlas, trip) : findStreetRoutes(atlas, trip);
  if (routesCache.size >= maxCachedTrips) routesCache.delete(routesCache.keys().next().value!);
  routesCache.set(key, { atlas, routes });
  return routes;
}

/**
 * Finds routes along streets. A trip can avoid motorways, tolls or ferries. A leg then uses them only if there is no
 * other path. An example is the way to a house between two ramps.
 */
function findStreetRoutes(atlas: Atlas, trip: Trip): readonly Route[] {
  const { mode, from, to, via = [], departMs, offsetMin, avoid = [] } = trip;
  const moment = { nowMs: departMs, offsetMin };
  const wishes = avoid.length > 0 ? [avoid, []] : [avoid];
  const stops = [from, ...via, to].map((spot) => nearestRoad(atlas, spot, mode));
  const found: { readonly way: StreetPath; readonly costs: Costs }[] = [];
  for (let i = 1; i < stops.length; i++) {
    const [a, b] = [stops[i - 1], stops[i]];
    if (!a || !b) return [];
    for (const avoided of wishes) {
      const costs = getCosts(atlas, mode, moment, avoided);
      const way = findStreetPath(atlas, costs, a, b);
      if (!way) continue;
      found.push({ way, costs });
      break;
    }
    if (found.length < i) return [];
  }
  const all = [found.map(({ way }) => way)];
  if (found.length === 1) {
    const { way, costs } = found[0]!;
    all.push(...findAlternatives(atlas, costs, stops[0]!, stops[1]!, way, 2).map((other) => [other]));
  }
  return all.map((ways) => buildStreetRoute(atlas, trip, ways));
}
/**
 * Builds a route from one path per leg. Times and lengths are rounded only once, at the start of each step or leg, so
 * that they add up.
 */
function buildStreetRoute(atlas: Atlas, { mode, departMs }: Trip, ways: readonly StreetPath[]): Route {
  const kind = mode as "drive" | "walk" | "cycle";
  const legs: Leg[] = [];
  const steps: Step[] = [];
  const track: TrackPoint[] = [];
  let [ms, length] = [0, 0];
  for (const [i, { parts }] of ways.entries()) {
    const start = Math.round(ms / 1000);
    const startLength = length;
    const points = createTrack(atlas, parts, ms, length);
    steps.push(...createSteps(atlas, parts, { ms, length, last: i === ways.length - 1 ? "arrive" : "via" }));
    for (const part of parts) [ms, length] = [ms + part.ms, length + part.length];
    const end = Math.round(ms / 1000);
    legs.push({
      kind,
      metres: (length - startLength) / 10,
      seconds: end - start,
      departMs: departMs + start * 1000,
      arriveMs: departMs + end * 1000,
      parts,
      ride: null,
      path: points.map(({ latitude, longitude }) => ({ latitude, longitude })),
    });
    track.push(...points);
  }
  const seconds = Math.round(ms / 1000);
  return {
    mode,
    metres: length / 10,
    seconds,
    departMs,
    arriveMs: departMs + seconds * 1000,
    via: mainStreet(atlas, legs),
    legs,
    steps,
    path: track.map(({ latitude, longitude }) => ({ latitude, longitude })),
    track,
  };
}
