/**
 * The departures of a line at its stops. They are computed from the first departure, the last departure, and the
 * headway of each hour.
 */
import { civilOf, startOfDay } from "#state/civil.ts";
import type { LocalizedText } from "../cast.ts";
import type { Moment } from "./hours.ts";
import type { Atlas, Line } from "./model.ts";

/** 0: from the first stop to the last; 1: from the last stop to the first. */
export type Direction = 0 | 1;
const departuresCache = new WeakMap<Line, readonly number[]>();
/** Returns the times at which vehicles leave each end of the line, in minutes after midnight. */
export function departures(line: Line): readonly number[] {
  let known = departuresCache.get(line);
  if (!known) {
    const out: number[] = [];
    for (let at = line.first; at <= line.last; at += line.headway[Math.floor(at / 60) % 24]!) out.push(at);
    departuresCache.set(line, (known = out));
  }
  return known;
}
/** Returns the number of seconds from the start of a direction to its n-th stop. */
export function secondsToStop(line: Line, way: Direction, n: number): number {
  let sum = 0;
  const count = line.seconds.length;
  for (let i = 0; i < n; i++) sum += line.seconds[way === 0 ? i : count - 1 - i]!;
  return sum;
}
/** Returns the stops of a direction, in order. */
export const stopsInDirection = (line: Line, way: Direction): readonly number[] =>
  way === 0 ? line.stops : line.stops.toReversed();
export const headsign = (atlas: Atlas, line: Line, way: Direction): LocalizedText =>
  atlas.stops[(way === 0 ? line.stops.at(-1) : line.stops[0])!]!.name;

/**
 * Returns the first departure at the n-th stop that is not before `second`, in seconds after midnight. The vehicle can
 * belong to the timetable of the previous day, of the same day, or of a following day.
 */
export function nextDeparture(line: Line, way: Direction, n: number, second: number): number {
  const offset = secondsToStop(line, way, n);
  for (const day of [-1, 0, 1, 2]) {
    const found = nextDepartureOfDay(line, offset, second - day * daySeconds);
    if (found !== null) return found + day * daySeconds;
  }
  return second + daySeconds;
}
const daySeconds = 86_400;
function nextDepartureOfDay(line: Line, offset: number, second: number): number | null {
  const all = departures(line);
  let [lo, hi] = [0, all.length];
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (all[mid]! * 60 + offset >= second) hi = mid;
    else lo = mid + 1;
  }
  return lo < all.length ? all[lo]! * 60 + offset : null;
}
export interface Departure {
  readonly line: Line;
  readonly direction: Direction;
  readonly headsign: LocalizedText;
  readonly atMs: number;
}
/** Returns the next departures at a stop, in order of time. */
export function departuresAt(atlas: Atlas, stop: number, moment: Moment, most: number): Departure[] {
  const midnight = startOfDay(moment.nowMs, moment.offsetMin);
  const { hour, minute, second } = civilOf(moment.nowMs, moment.offsetMin);
  const now = hour * 3600 + minute * 60 + second;
  const out: Departure[] = [];
  for (const line of atlas.lines)
    for (const direction of [0, 1] as const) {
      const n = stopsInDirection(line, direction).indexOf(stop);
      if (n < 0 || n === line.stops.length - 1) continue;
      let from = now;
      for (let i = 0; i < most; i++) {
        const at = nextDeparture(line, direction, n, from);
        out.push({ line, direction, headsign: headsign(atlas, line, direction), atMs: midnight + at * 1000 });
        from = at + 1;
      }
    }
  return out.sort((a, b) => a.atMs - b.atMs || (a.line.id < b.line.id ? -1 : 1)).slice(0, most);
}
