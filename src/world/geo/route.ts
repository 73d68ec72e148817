/**
 * Routes through a city: by car, on foot, by bicycle and with lines. The same trip gives the same routes on every host, so
 * that a state needs to keep the trip alone.
 */
import type { Leg, Route, Step, TrackPoint, Trip } from "./legs.ts";
import type { Atlas } from "./model.ts";
import type { Costs } from "./paths.ts";
import { nearestRoad } from "./snap.ts";
import { stepsOf } from "./steps.ts";
import { costsFor, mainStreet, trackOf } from "./track.ts";
import { ridesOf } from "./transit.ts";
import { findWay, otherWays, type Way } from "./way.ts";

export type { Leg, Ride, Route, Step, TrackPoint, Trip } from "./legs.ts";

const keptMost = 24;
const kept = new Map<string, { readonly atlas: Atlas; readonly routes: readonly Route[] }>();

/** The best first, at most three; none where there is no way. */
export function routesOf(atlas: Atlas, trip: Trip): readonly Route[] {
  const key = `${atlas.city.id} ${JSON.stringify(trip)}`;
  const known = kept.get(key);
  if (known?.atlas === atlas) return known.routes;
  const routes = trip.mode === "transit" ? ridesOf(atlas, trip) : overStreets(atlas, trip);
  if (kept.size >= keptMost) kept.delete(kept.keys().next().value!);
  kept.set(key, { atlas, routes });
  return routes;
}

/** What is to be gone around is a wish: a leg that has no other way, as to a house between two ramps, takes it all the same. */
function overStreets(atlas: Atlas, trip: Trip): readonly Route[] {
  const { mode, from, to, via = [], departMs, offsetMin, avoid = [] } = trip;
  const moment = { nowMs: departMs, offsetMin };
  const wishes = avoid.length > 0 ? [avoid, []] : [avoid];
  const stops = [from, ...via, to].map((spot) => nearestRoad(atlas, spot, mode));
  const found: { readonly way: Way; readonly costs: Costs }[] = [];
  for (let i = 1; i < stops.length; i++) {
    const [a, b] = [stops[i - 1], stops[i]];
    if (!a || !b) return [];
    for (const wish of wishes) {
      const costs = costsFor(atlas, mode, moment, wish);
      const way = findWay(atlas, costs, a, b);
      if (!way) continue;
      found.push({ way, costs });
      break;
    }
    if (found.length < i) return [];
  }
  const all = [found.map(({ way }) => way)];
  if (found.length === 1) {
    const { way, costs } = found[0]!;
    all.push(...otherWays(atlas, costs, stops[0]!, stops[1]!, way, 2).map((other) => [other]));
  }
  return all.map((ways) => streetRoute(atlas, trip, ways));
}
/** Times and lengths are rounded once, where a step or a leg begins, so that they add up. */
function streetRoute(atlas: Atlas, { mode, departMs }: Trip, ways: readonly Way[]): Route {
  const kind = mode as "drive" | "walk" | "cycle";
  const legs: Leg[] = [];
  const steps: Step[] = [];
  const track: TrackPoint[] = [];
  let [ms, length] = [0, 0];
  for (const [i, { parts }] of ways.entries()) {
    const start = Math.round(ms / 1000);
    const startLength = length;
    const points = trackOf(atlas, parts, ms, length);
    steps.push(...stepsOf(atlas, parts, { ms, length, last: i === ways.length - 1 ? "arrive" : "via" }));
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
