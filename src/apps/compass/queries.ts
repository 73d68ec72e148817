/** Where the phone points, by the north that was chosen; how far that is from where it should; how level it lies. */
import type { OsState } from "../../os/state.ts";
import { isAllowed } from "../../os/permissions.ts";
import { dayMs } from "../../state/civil.ts";
import { declinationAt } from "./declination.ts";
import type { Bearing, Direction, North, State } from "./state.ts";

const turn = (deg: number): number => ((deg % 360) + 360) % 360;
/** Whether the compass may know where the phone is. */
export const hasPlace = (os: OsState): boolean => os.settings.location.on && isAllowed(os, "compass", "location");
/** True north can only be told from where one is. */
export const northOf = (state: State, os: OsState): North => (hasPlace(os) ? state.north : "magnetic");
/** Degrees from magnetic north, to degrees from the north that is told. */
const fromMagnetic = (deg: number, north: North, os: OsState): number =>
  north === "magnetic" ? deg : deg + declinationAt(os.location);
export const headingOf = (state: State, os: OsState): number =>
  turn(fromMagnetic(os.sensors.headingDeg, northOf(state, os), os));
/** As it is told: whole degrees, 0 to 359. */
export const wholeDegrees = (deg: number): number => turn(Math.round(deg));
/** A kept direction by the north that is told now. */
export function degreesOf(d: Direction, state: State, os: OsState): number {
  const north = northOf(state, os);
  if (d.north === north) return d.deg;
  const declination = declinationAt(os.location);
  return wholeDegrees(north === "true" ? d.deg + declination : d.deg - declination);
}
/** −179 to 180: how far to turn, to the right where it is positive. */
export function deviationFrom(d: Direction, state: State, os: OsState): number {
  const away = turn(degreesOf(d, state, os) - wholeDegrees(headingOf(state, os)));
  return away > 180 ? away - 360 : away;
}
/** So close counts as on course. */
export const courseTolerance = 2;

export const winds = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Wind = (typeof winds)[number];
export const windOf = (deg: number): Wind => winds[Math.floor(turn(deg + 22.5) / 45)]!;

export const bearingsOf = (state: State): Bearing[] => state.order.flatMap((id) => state.bearings[id] ?? []);
export const bearingNamed = (state: State, name: string): Bearing | undefined =>
  bearingsOf(state).find((b) => b.name === name);

/** Tilt against what counts as level, to tenths of a degree. */
export function tiltOf(state: State, os: OsState): { pitchDeg: number; rollDeg: number } {
  const tenths = (x: number) => Math.round(x * 10) / 10 + 0;
  return {
    pitchDeg: tenths(os.sensors.pitchDeg - state.levelZero.pitchDeg),
    rollDeg: tenths(os.sensors.rollDeg - state.levelZero.rollDeg),
  };
}
export const isLevel = ({ pitchDeg, rollDeg }: { pitchDeg: number; rollDeg: number }): boolean =>
  Math.abs(pitchDeg) < 0.5 && Math.abs(rollDeg) < 0.5;

/** Magnetic things nearby wear a calibration out. */
export const isAccurate = (state: State, now: number): boolean => now - state.calibratedAt < 7 * dayMs;
/** Degrees, minutes and seconds of a coordinate's size. */
export function sexagesimal(coordinate: number): string {
  const seconds = Math.round(Math.abs(coordinate) * 3600);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}
