/**
 * Departures of a line at its stops. They are computed from the first and last departure and the headway of each hour.
 */
import { civilOf, startOfDay } from "#state/civil.ts";
import type { LocalizedText } from "../cast.ts";
import type { Moment } from "./hours.ts";
import type { Atlas, Line } from "./model.ts";

/** 0: from the first stop to the last; 1: from the last to the first. */
export type Direction = 0 | 1;
const departuresCache = new WeakMap<Line, readonly number[]>();
/** Minutes after midnight at which vehicles leave either end of the line. */
export function departures(line: Line): readonly number[] {
  let known = departuresCache.get(line);
  if (!known) {
    const out: number[] = [];
    for (let at = line.first; at <= line.last; at += line.headway[Math.floor(at / 60) % 24]!) out.push(at);
    departuresCache.set(line, (known = out));
  }
  return known;
}
/** Seconds from the start of a direction to its n-th stop. */
export function secondsToStop(line: Line, way: Direction, n: number): number {
  let sum = 0;
  const count = line.seconds.length;
  for (let i = 0; i < n; i++) sum += line.seconds[way === 0 ? i : count - 1 - i]!;
  return sum;
}
/** The stops of a direction, in order. */
export const stopsInDirection = (line: Line, way: Direction): readonly number[] =>
  way === 0 ? line.stops : line.stops.toReversed();
export const headsign = (atlas: Atlas, line: Line, way: Direction): LocalizedText =>
  atlas.stops[(way === 0 ? line.stops.at(-1) : line.stops[0])!]!.name;

/**
 * The first departure at the n-th stop at or after a second of the day. It can belong to the previous day, the same
 * day, or the next one. Returns seconds after midnight.
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
  readonly way: Direction;
  readonly headsign: LocalizedText;
  readonly atMs: number;
}
/** The next departures at a stop, in order of time. */
export function departuresAt(atlas: Atlas, stop: number, moment: Moment, most: number): Departure[] {
  const midnight = startOfDay(moment.nowMs, moment.offsetMin);
  const { hour, minute, second } = civilOf(moment.nowMs, moment.offsetMin);
  const now = hour * 3600 + minute * 60 + second;
  const out: Departure[] = [];
  for (const line of atlas.lines)
    for (const way of [0, 1] as const) {
      const n = stopsInDirection(line, way).indexOf(stop);
      if (n < 0 || n === line.stops.length - 1) continue;
      let from = now;
      for (let i = 0; i < most; i++) {
        const at = nextDeparture(line, way, n, from);
        out.push({ line, way, headsign: headsign(atlas, line, way), atMs: midnight + at * 1000 });
        from = at + 1;
      }
    }
  return out.sort((a, b) => a.atMs - b.atMs || (a.line.id < b.line.id ? -1 : 1)).slice(0, most);
}
