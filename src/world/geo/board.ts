/** When a line's vehicles leave its stops: computed from its first, its last and how often it runs by the hour. */
import { civilOf, startOfDay } from "../../state/civil.ts";
import type { Both } from "../cast.ts";
import type { Moment } from "./hours.ts";
import type { Atlas, Line } from "./model.ts";

/** 0: from its first stop to its last; 1: back. */
export type Way = 0 | 1;
const departuresOf = new WeakMap<Line, readonly number[]>();
/** Minutes after midnight at which one leaves its end, in either direction. */
export function departures(line: Line): readonly number[] {
  let known = departuresOf.get(line);
  if (!known) {
    const out: number[] = [];
    for (let at = line.first; at <= line.last; at += line.headway[Math.floor(at / 60) % 24]!) out.push(at);
    departuresOf.set(line, (known = out));
  }
  return known;
}
/** Seconds from its end to the n-th stop of a direction. */
export function secondsTo(line: Line, way: Way, n: number): number {
  let sum = 0;
  const count = line.seconds.length;
  for (let i = 0; i < n; i++) sum += line.seconds[way === 0 ? i : count - 1 - i]!;
  return sum;
}
/** The stops of a direction in order. */
export const stopsOf = (line: Line, way: Way): readonly number[] => (way === 0 ? line.stops : line.stops.toReversed());
export const headsign = (atlas: Atlas, line: Line, way: Way): Both =>
  atlas.stops[(way === 0 ? line.stops.at(-1) : line.stops[0])!]!.name;

/**
 * The first that can be boarded at the n-th stop at or after some second of a day: one of the evening before that is still
 * on its way, one of that day, or the first of the next.
 */
export function nextFrom(line: Line, way: Way, n: number, second: number): number {
  const offset = secondsTo(line, way, n);
  for (const day of [-1, 0, 1, 2]) {
    const found = nextOn(line, offset, second - day * daySeconds);
    if (found !== null) return found + day * daySeconds;
  }
  return second + daySeconds;
}
const daySeconds = 86_400;
function nextOn(line: Line, offset: number, second: number): number | null {
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
  readonly way: Way;
  readonly headsign: Both;
  readonly atMs: number;
}
/** What leaves a stop next, in the order in which it leaves. */
export function departuresAt(atlas: Atlas, stop: number, moment: Moment, most: number): Departure[] {
  const midnight = startOfDay(moment.nowMs, moment.offsetMin);
  const { hour, minute, second } = civilOf(moment.nowMs, moment.offsetMin);
  const now = hour * 3600 + minute * 60 + second;
  const out: Departure[] = [];
  for (const line of atlas.lines)
    for (const way of [0, 1] as const) {
      const n = stopsOf(line, way).indexOf(stop);
      if (n < 0 || n === line.stops.length - 1) continue;
      let from = now;
      for (let i = 0; i < most; i++) {
        const at = nextFrom(line, way, n, from);
        out.push({ line, way, headsign: headsign(atlas, line, way), atMs: midnight + at * 1000 });
        from = at + 1;
      }
    }
  return out.sort((a, b) => a.atMs - b.atMs || (a.line.id < b.line.id ? -1 : 1)).slice(0, most);
}
