/** Calculates the phone's direction from the chosen north, its deviation from the target, and its tilt. */
import type { OsState } from "#os/state.ts";
import { isAllowed } from "#os/permissions.ts";
import { dayMs } from "#state/civil.ts";
import { declinationAt } from "./declination.ts";
import type { Bearing, Direction, North, State } from "./state.ts";

const normalizeDegrees = (deg: number): number => ((deg % 360) + 360) % 360;
/** Whether the compass can use the phone's location. */
export const canUseLocation = (os: OsState): boolean => os.settings.location.on && isAllowed(os, "compass", "location");
/** Returns the north that is used. True north needs the location; without the location, magnetic north is used. */
export const northOf = (state: State, os: OsState): North => (canUseLocation(os) ? state.north : "magnetic");
/** Converts degrees from magnetic north to degrees from the given north. */
const fromMagnetic = (deg: number, north: North, os: OsState): number =>
  north === "magnetic" ? deg : deg + declinationAt(os.location);
export const headingOf = (state: State, os: OsState): number =>
  normalizeDegrees(fromMagnetic(os.sensors.headingDeg, northOf(state, os), os));
/** Rounds degrees for display, to whole numbers from 0 to 359. */
export const roundDegrees = (deg: number): number => normalizeDegrees(Math.round(deg));
/** Returns a saved direction in degrees from the current north. */
export function degreesOf(d: Direction, state: State, os: OsState): number {
  const north = northOf(state, os);
  if (d.north === north) return d.deg;
  const declination = declinationAt(os.location);
  return roundDegrees(north === "true" ? d.deg + declination : d.deg - declination);
}
/** Returns the angle from the phone's heading to a direction, from -179 to 180. A positive angle is to the right. */
export function deviationFrom(d: Direction, state: State, os: OsState): number {
  const away = normalizeDegrees(degreesOf(d, state, os) - roundDegrees(headingOf(state, os)));
  return away > 180 ? away - 360 : away;
}
/** Up to this deviation in degrees, the phone counts as pointing at the target. */
export const courseTolerance = 2;

export const winds = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Wind = (typeof winds)[number];
export const windOf = (deg: number): Wind => winds[Math.floor(normalizeDegrees(deg + 22.5) / 45)]!;

export const bearingsOf = (state: State): Bearing[] => state.order.flatMap((id) => state.bearings[id] ?? []);
export const findBearing = (state: State, name: string): Bearing | undefined =>
  bearingsOf(state).find((b) => b.name === name);

/** Returns the tilt relative to the calibrated level, rounded to tenths of a degree. */
export function tiltOf(state: State, os: OsState): { pitchDeg: number; rollDeg: number } {
  const tenths = (x: number) => Math.round(x * 10) / 10 + 0;
  return {
    pitchDeg: tenths(os.sensors.pitchDeg - state.levelZero.pitchDeg),
    rollDeg: tenths(os.sensors.rollDeg - state.levelZero.rollDeg),
  };
}
export const isLevel = ({ pitchDeg, rollDeg }: { pitchDeg: number; rollDeg: number }): boolean =>
  Math.abs(pitchDeg) < 0.5 && Math.abs(rollDeg) < 0.5;

/** Whether the last calibration is less than seven days ago. */
export const isAccurate = (state: State, now: number): boolean => now - state.calibratedAt < 7 * dayMs;
/** Formats the absolute value of a coordinate in degrees, minutes and seconds. */
export function formatSexagesimal(coordinate: number): string {
  const seconds = Math.round(Math.abs(coordinate) * 3600);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}
