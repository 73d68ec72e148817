/** Finds routes, including routes for a given arrival time. */
import type { Atlas } from "#world/geo/model.ts";
import { findRoutes as routesOf, type Route } from "#world/geo/route.ts";
import { metresBetween, type Coordinates } from "#world/places/geo.ts";
import type { Plan, Trip } from "./state.ts";

export interface RouteRequest {
  readonly plan: Pick<Plan, "mode" | "when" | "avoid">;
  /** The start, the stops on the way, and the end. */
  readonly waypoints: readonly Coordinates[];
  readonly now: number;
  readonly offsetMin: number;
}
/** The maximum number of departure times that the search tries in order to arrive at the requested time. */
const maxDepartureTries = 8;
const minuteMs = 60_000;

/** Returns the routes, best route first; empty if there is no route. */
export function findRoutes(atlas: Atlas, { plan, waypoints, now, offsetMin }: RouteRequest): readonly Route[] {
  const [from, to] = [waypoints[0], waypoints.at(-1)];
  if (!from || !to || waypoints.length < 2) return [];
  const leaving = (departMs: number) =>
    routesOf(atlas, { mode: plan.mode, from, to, via: waypoints.slice(1, -1), departMs, offsetMin, avoid: plan.avoid });
  if (plan.when.kind === "now") return leaving(now);
  if (plan.when.kind === "depart") return leaving(plan.when.at);
  const { at } = plan.when;
  const wholeMinute = (ms: number): number => Math.floor(ms / minuteMs) * minuteMs;
  let departMs = at;
  let found: readonly Route[] = [];
  for (let n = 0; n < maxDepartureTries; n++) {
    found = leaving(departMs);
    const late = (found[0]?.arriveMs ?? at) - at;
    if (late <= 0) break;
    departMs = wholeMinute(departMs - Math.max(late, minuteMs));
  }
  return found;
}
/**
 * Rounds a time down to the minute, so that the displayed routes do not change every second.
 */
export const floorToMinute = (now: number): number => Math.floor(now / minuteMs) * minuteMs;

/** Calculates the route of a trip. `stops` are the coordinates of the remaining stops, in order. */
export function routeOfTrip(atlas: Atlas, trip: Trip, stops: readonly Coordinates[], offsetMin: number): Route | null {
  const waypoints = [trip.from, ...stops];
  const when = { kind: "now" } as const;
  const plan = { mode: trip.mode, when, avoid: trip.avoid };
  const found = findRoutes(atlas, { plan, waypoints, now: trip.startedAt, offsetMin });
  return found[Math.min(trip.chosen, found.length - 1)] ?? null;
}
/** Returns how many intermediate stops the phone has passed. */
export const countPassedStops = (route: Route, seconds: number): number =>
  route.steps.filter((step) => step.turn === "via" && step.startSeconds <= seconds).length;
/** If the phone is more than this many metres from the trip's last position, the phone has left the route. */
const offRouteMetres = 60;
export const isOffRoute = (trip: Trip, spot: Coordinates): boolean => metresBetween(trip.at, spot) > offRouteMetres;
