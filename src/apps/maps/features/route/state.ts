/** The way that the user plans, and the trip that is under way. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { StopId, TargetId } from "../../ids.ts";

export const modes = ["drive", "transit", "walk", "cycle"] as const;
export const Mode = v.picklist(modes);
export type Mode = (typeof modes)[number];
export const stopsMost = 10;
export const When = v.variant("kind", [
  v.strictObject({ kind: v.literal("now") }),
  v.strictObject({ kind: v.picklist(["depart", "arrive"]), at: instant }),
]);
export type When = v.InferOutput<typeof When>;
export const chosenMost = 9;
export const Chosen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(chosenMost));
export const avoidable = ["motorways", "tolls", "ferries"] as const;
export const Avoid = v.array(v.picklist(avoidable));

export const Plan = v.strictObject({
  /** From where, by way of what, and where to; null where nothing is chosen yet. */
  stops: v.pipe(v.array(v.nullable(StopId)), v.minLength(2), v.maxLength(stopsMost)),
  mode: Mode,
  when: When,
  /** Which of the routes that are offered. */
  chosen: Chosen,
  avoid: Avoid,
});
export type Plan = v.InferOutput<typeof Plan>;

const SpotSchema = v.strictObject({ latitude: v.number(), longitude: v.number() });
export const Trip = v.strictObject({
  mode: Mode,
  /** Where the present route begins, and when. */
  from: SpotSchema,
  startedAt: instant,
  /** What lies ahead: stops on the way, and the end. */
  stops: v.pipe(v.array(TargetId), v.minLength(1), v.maxLength(stopsMost)),
  chosen: Chosen,
  avoid: Avoid,
  arrivesAt: instant,
  /** When the phone is to be moved on. */
  nextAt: instant,
  /** Where the trip put the phone last: one that is elsewhere has left the way. */
  at: SpotSchema,
  /** How often the way was worked out anew. */
  reroutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  arrived: v.nullable(instant),
});
export type Trip = v.InferOutput<typeof Trip>;
export const routeState = { plan: Plan, trip: v.nullable(Trip) };
