/** The planned route and the current trip. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { StopId, TargetId } from "../../ids.ts";

export const modes = ["drive", "transit", "walk", "cycle"] as const;
export const Mode = v.picklist(modes);
export type Mode = (typeof modes)[number];
export const maxStops = 10;
export const When = v.variant("kind", [
  v.strictObject({ kind: v.literal("now") }),
  v.strictObject({ kind: v.picklist(["depart", "arrive"]), at: instant }),
]);
export type When = v.InferOutput<typeof When>;
export const maxChosenIndex = 9;
export const Chosen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxChosenIndex));
export const avoidableRoads = ["motorways", "tolls", "ferries"] as const;
export const Avoid = v.array(v.picklist(avoidableRoads));

export const Plan = v.strictObject({
  /** The start, the intermediate stops and the end of the route. An entry is null if the user has not chosen it yet. */
  stops: v.pipe(v.array(v.nullable(StopId)), v.minLength(2), v.maxLength(maxStops)),
  mode: Mode,
  when: When,
  /** The index of the chosen route. */
  chosen: Chosen,
  avoid: Avoid,
});
export type Plan = v.InferOutput<typeof Plan>;

const SpotSchema = v.strictObject({ latitude: v.number(), longitude: v.number() });
export const Trip = v.strictObject({
  mode: Mode,
  /** The position and the time at which the current route starts. */
  from: SpotSchema,
  startedAt: instant,
  /** The intermediate stops and the end of the trip. */
  stops: v.pipe(v.array(TargetId), v.minLength(1), v.maxLength(maxStops)),
  chosen: Chosen,
  avoid: Avoid,
  arrivesAt: instant,
  /** The time of the phone's next movement. */
  nextAt: instant,
  /** The last position to which the trip moved the phone. If the phone is far from it, the phone has left the route. */
  at: SpotSchema,
  /** The number of times that the route was calculated again. */
  reroutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  arrived: v.nullable(instant),
});
export type Trip = v.InferOutput<typeof Trip>;
export const routeState = { plan: Plan, trip: v.nullable(Trip) };
