/** Ways between spots as the app asks for them: also those that have to be there at a time. */
import type { Atlas } from "../../../../world/geo/model.ts";
import { routesOf, type Route } from "../../../../world/geo/route.ts";
import { metresBetween, type Spot } from "../../../../world/places/geo.ts";
import type { Plan, Trip } from "./state.ts";

export interface Asked {
  readonly plan: Pick<Plan, "mode" | "when" | "avoid">;
  /** From the first, by way of the others, to the last. */
  readonly spots: readonly Spot[];
  readonly now: number;
  readonly offsetMin: number;
}
/** So often a departure is moved until its arrival fits. */
const tries = 8;
const minuteMs = 60_000;

/** The best first; none where no way leads there. */
export function routesFor(atlas: Atlas, { plan, spots, now, offsetMin }: Asked): readonly Route[] {
  const [from, to] = [spots[0], spots.at(-1)];
  if (!from || !to || spots.length < 2) return [];
  const leaving = (departMs: number) =>
    routesOf(atlas, { mode: plan.mode, from, to, via: spots.slice(1, -1), departMs, offsetMin, avoid: plan.avoid });
  if (plan.when.kind === "now") return leaving(now);
  if (plan.when.kind === "depart") return leaving(plan.when.at);
  const { at } = plan.when;
  const wholeMinute = (ms: number): number => Math.floor(ms / minuteMs) * minuteMs;
  let departMs = at;
  let found: readonly Route[] = [];
  for (let n = 0; n < tries; n++) {
    found = leaving(departMs);
    const late = (found[0]?.arriveMs ?? at) - at;
    if (late <= 0) break;
    departMs = wholeMinute(departMs - Math.max(late, minuteMs));
  }
  return found;
}
/** Walking and cycling are as long as they are at any hour; the moment stands still, so that the glass does. */
export const calmNow = (now: number): number => Math.floor(now / minuteMs) * minuteMs;

/** Spots of the stops that are still ahead, in their order. */
export function routeOfTrip(atlas: Atlas, trip: Trip, stops: readonly Spot[], offsetMin: number): Route | null {
  const spots = [trip.from, ...stops];
  const when = { kind: "now" } as const;
  const plan = { mode: trip.mode, when, avoid: trip.avoid };
  const found = routesFor(atlas, { plan, spots, now: trip.startedAt, offsetMin });
  return found[Math.min(trip.chosen, found.length - 1)] ?? null;
}
/** How many of the stops on the way are behind. */
export const passedOf = (route: Route, seconds: number): number =>
  route.steps.filter((step) => step.turn === "via" && step.startSeconds <= seconds).length;
/** A phone that is so far from where the trip put it has been taken elsewhere. */
const astrayMetres = 60;
export const isAstray = (trip: Trip, spot: Spot): boolean => metresBetween(trip.at, spot) > astrayMetres;
