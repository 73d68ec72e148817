/** How full the streets are, by the hour and the day, and what a way takes then. Whole numbers alone: the same everywhere. */
import type { Moment } from "./hours.ts";
import { civilOf } from "../../state/civil.ts";
import { dayOf } from "./hours.ts";
import { roadClasses, type Network } from "./model.ts";
import type { Costs } from "./paths.ts";

export const modes = ["drive", "walk", "cycle", "transit"] as const;
export type Mode = (typeof modes)[number];
/** What is to be gone around. */
export const avoidable = ["motorways", "tolls", "ferries"] as const;
export type Avoidable = (typeof avoidable)[number];

/** Decimetres a second where nobody else drives, by class of road: 80, 60, 50, 45 and 30 km/h. */
const speeds = [222, 167, 139, 125, 83, 0];
/** Out of a hundred, by hour: how much of its worst the traffic is. */
const onWorkdays = [2, 1, 1, 1, 2, 8, 30, 78, 100, 72, 45, 42, 48, 42, 44, 52, 68, 96, 100, 66, 38, 24, 14, 6];
const onDaysOff = [6, 3, 2, 1, 1, 3, 8, 16, 28, 42, 54, 58, 56, 54, 56, 58, 56, 54, 48, 40, 32, 24, 16, 10];
/** By class: how much longer a way takes at the worst, in hundredths. */
const burdens = [90, 130, 120, 80, 35, 0];

/** A number of an edge that never changes, 0 to 99: some places are always full. */
const habitOf = (edge: number, street: number): number =>
  ((Math.imul(street + 1, 2_654_435_761) >>> 8) + (Math.imul((edge >> 2) + 7, 40_503) >>> 4)) % 100;

/** How far a moment is from an empty night: 0 to 6000. */
export function rushAt(moment: Moment): number {
  const day = dayOf(moment);
  const { hour, minute } = civilOf(moment.nowMs, moment.offsetMin);
  const table = day === 0 || day === 6 || day === 7 ? onDaysOff : onWorkdays;
  return table[hour]! * (60 - minute) + table[(hour + 1) % 24]! * minute;
}
/** In hundredths: how many times as long a way takes as where nobody else drives. */
export function delayOf(network: Network, edge: number, rush: number): number {
  const habit = habitOf(edge, network.street[edge]!);
  const weight = habit < 12 ? 190 : habit < 40 ? 110 : 55;
  return 100 + Math.round((burdens[network.road[edge]!]! * rush * weight) / 600_000);
}
/** 0 free, 1 slow, 2 heavy, 3 standing. */
export function trafficOf(network: Network, edge: number, rush: number): number {
  const delay = delayOf(network, edge, rush);
  return delay < 135 ? 0 : delay < 180 ? 1 : delay < 240 ? 2 : 3;
}
/** Milliseconds for a decimetre: 4.5 km/h on foot, 14.4 on a bicycle. */
export const walkMs = 80;
export const cycleMs = 25;

/** What each edge takes each way. Traffic is that of the moment of departure. */
export function costsOf(network: Network, mode: Mode, moment: Moment, avoid: readonly Avoidable[] = []): Costs {
  const count = network.from.length;
  const rush = rushAt(moment);
  const out = new Int32Array(count * 2).fill(-1);
  const motorway = roadClasses.indexOf("motorway");
  const footpath = roadClasses.indexOf("footpath");
  for (let e = 0; e < count; e++) {
    const road = network.road[e]!;
    const long = network.length[e]!;
    if (mode === "drive") {
      if (road === footpath || (road === motorway && (avoid.includes("motorways") || avoid.includes("tolls"))))
        continue;
      // Where it meets others one waits a little.
      const cost = Math.round((long * 10 * delayOf(network, e, rush)) / speeds[road]!) + (road === motorway ? 0 : 1500);
      out[e * 2] = cost;
      if (network.oneWay[e] === 0) out[e * 2 + 1] = cost;
    } else if (mode === "cycle") {
      if (road === footpath || (road === motorway && network.beside[e] === 0)) continue;
      out[e * 2] = long * cycleMs;
      if (network.oneWay[e] === 0) out[e * 2 + 1] = long * cycleMs;
    } else if (road !== motorway || network.beside[e] === 1) {
      out[e * 2] = long * walkMs;
      out[e * 2 + 1] = long * walkMs;
    }
  }
  return out;
}
