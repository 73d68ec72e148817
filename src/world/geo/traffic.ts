/**
 * Traffic by hour and day, and the travel times that result from it. Only integers are used, so that every host
 * computes the same values.
 */
import type { Moment } from "./hours.ts";
import { civilOf } from "#state/civil.ts";
import { hoursIndex } from "./hours.ts";
import { roadClasses, type Network } from "./model.ts";
import type { Costs } from "./shortest-paths.ts";

export const modes = ["drive", "walk", "cycle", "transit"] as const;
export type Mode = (typeof modes)[number];
/** The kinds of roads and crossings that a trip can avoid. */
export const avoidable = ["motorways", "tolls", "ferries"] as const;
export type Avoidable = (typeof avoidable)[number];

/** The speed on an empty street by road class, in decimetres per second: 80, 60, 50, 45 and 30 km/h. */
const speeds = [222, 167, 139, 125, 83, 0];
/** The traffic by hour, as a percentage of the worst traffic. */
const workdayTraffic = [2, 1, 1, 1, 2, 8, 30, 78, 100, 72, 45, 42, 48, 42, 44, 52, 68, 96, 100, 66, 38, 24, 14, 6];
const dayOffTraffic = [6, 3, 2, 1, 1, 3, 8, 16, 28, 42, 54, 58, 56, 54, 56, 58, 56, 54, 48, 40, 32, 24, 16, 10];
/** The additional travel time in the worst traffic, by road class, in percent. */
const maxDelays = [90, 130, 120, 80, 35, 0];

/** Returns a number from 0 to 99 that is always the same for an edge. An edge with a high number is always busy. */
const edgeBias = (edge: number, street: number): number =>
  ((Math.imul(street + 1, 2_654_435_761) >>> 8) + (Math.imul((edge >> 2) + 7, 40_503) >>> 4)) % 100;

/** Returns the traffic level at a moment, from 0 (an empty night) to 6000. */
export function trafficLevelAt(moment: Moment): number {
  const day = hoursIndex(moment);
  const { hour, minute } = civilOf(moment.nowMs, moment.offsetMin);
  const table = day === 0 || day === 6 || day === 7 ? dayOffTraffic : workdayTraffic;
  return table[hour]! * (60 - minute) + table[(hour + 1) % 24]! * minute;
}
/** Returns the travel time as a percentage of the travel time on an empty street. */
export function delayPercent(network: Network, edge: number, rush: number): number {
  const habit = edgeBias(edge, network.street[edge]!);
  const weight = habit < 12 ? 190 : habit < 40 ? 110 : 55;
  return 100 + Math.round((maxDelays[network.road[edge]!]! * rush * weight) / 600_000);
}
/** Returns 0 for free, 1 for slow, 2 for heavy, and 3 for jammed traffic. */
export function congestionOf(network: Network, edge: number, rush: number): number {
  const delay = delayPercent(network, edge, rush);
  return delay < 135 ? 0 : delay < 180 ? 1 : delay < 240 ? 2 : 3;
}
/** Milliseconds per decimetre: 4.5 km/h on foot, 14.4 km/h by bicycle. */
export const walkMsPerDecimetre = 80;
export const cycleMsPerDecimetre = 25;

/** Returns the cost of each edge in each direction, in the traffic at the time of departure. */
export function computeCosts(network: Network, mode: Mode, moment: Moment, avoid: readonly Avoidable[] = []): Costs {
  const count = network.from.length;
  const rush = trafficLevelAt(moment);
  const out = new Int32Array(count * 2).fill(-1);
  const motorway = roadClasses.indexOf("motorway");
  const footpath = roadClasses.indexOf("footpath");
  for (let e = 0; e < count; e++) {
    const road = network.road[e]!;
    const long = network.length[e]!;
    if (mode === "drive") {
      if (road === footpath || (road === motorway && (avoid.includes("motorways") || avoid.includes("tolls"))))
        continue;
      // Adds a short wait at each junction.
      const cost =
        Math.round((long * 10 * delayPercent(network, e, rush)) / speeds[road]!) + (road === motorway ? 0 : 1500);
      out[e * 2] = cost;
      if (network.oneWay[e] === 0) out[e * 2 + 1] = cost;
    } else if (mode === "cycle") {
      if (road === footpath || (road === motorway && network.sidePath[e] === 0)) continue;
      out[e * 2] = long * cycleMsPerDecimetre;
      if (network.oneWay[e] === 0) out[e * 2 + 1] = long * cycleMsPerDecimetre;
    } else if (road !== motorway || network.sidePath[e] === 1) {
      out[e * 2] = long * walkMsPerDecimetre;
      out[e * 2 + 1] = long * walkMsPerDecimetre;
    }
  }
  return out;
}
