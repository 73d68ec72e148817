/** Saved bearings, the locked bearing, and the settings. The phone's direction is part of the OS state. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { idSchema, instant } from "#os/values.ts";

export const BearingId = idSchema("bearing");
export const norths = ["magnetic", "true"] as const;
export const North = v.picklist(norths);
export type North = v.InferOutput<typeof North>;
/** Whole degrees, measured clockwise. */
export const Degrees = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359));
export const BearingName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
const tilt = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** A direction in degrees, and the north from which it is measured. */
const direction = { deg: Degrees, north: North };
export const Bearing = v.strictObject({ id: BearingId, name: BearingName, ...direction, at: instant });
export type Bearing = v.InferOutput<typeof Bearing>;

export const compass = modelOf("compass", {
  bearings: v.record(BearingId, Bearing),
  /** The order of the list. */
  order: v.array(BearingId),
  target: v.nullable(v.strictObject(direction)),
  north: North,
  /** The tilt that counts as level. */
  levelZero: v.strictObject({ pitchDeg: tilt, rollDeg: tilt }),
  calibratedAt: instant,
});
export type State = v.InferOutput<typeof compass.state>;
export type Direction = Pick<Bearing, "deg" | "north">;
