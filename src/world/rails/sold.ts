/**
 * What other travellers have taken of a train on a day, and how late it runs: functions of their arguments alone, so every
 * page and every phone says the same. Sums and products only, so that it is the same to the last seat on every host.
 */
import { nextRandom } from "../../state/rng.ts";
import { dayMs, hourMs } from "../../state/civil.ts";
import type { SeatClass } from "./classes.ts";

/** Tickets are sold for today and so many days after it. */
export const presaleDays = 14;

/** A number in [0, 1) for a text; quicker than a hash of JSON, for lists of a hundred trains and five classes. */
export function chanceOf(text: string): number {
  let mixed = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x0100_0193) >>> 0;
  return nextRandom(mixed).value;
}

/** How full a class gets on a day by its departure, as a share of its seats: above 1 more want to go than can. */
export function pressureOf(train: string, day: number, of: SeatClass): number {
  const own = chanceOf(`${train} ${day} ${of}`);
  const usual = chanceOf(`${train} ${of}`);
  const weekday = (((day + 4) % 7) + 7) % 7;
  // Fridays and Sundays are full.
  const crowd = weekday === 5 || weekday === 0 ? 0.18 : weekday === 2 || weekday === 3 ? -0.06 : 0;
  const liked = of === "business" ? -0.1 : of === "standing" ? -0.25 : of === "softSleeper" ? 0.1 : 0;
  return 0.45 + 0.45 * usual + 0.45 * own + crowd + liked;
}
/** What share of them has bought when it is so long until the departure. */
function boughtBy(leadMs: number): number {
  const left = Math.min(1, Math.max(0, leadMs / ((presaleDays + 1) * dayMs)));
  const gone = 1 - left;
  return 0.55 + 0.3 * gone + 0.15 * gone * gone;
}
/** The middle of a line is fuller than its ends. */
function crowdOn(segment: number, segments: number): number {
  const x = (segment + 0.5) / segments;
  return 0.8 + 0.8 * x * (1 - x);
}

/** A class of a train on a day. `stops` counts all its stops. */
export interface Ride {
  readonly train: string;
  /** The day of its first departure. */
  readonly day: number;
  readonly of: SeatClass;
  readonly stops: number;
  readonly seats: number;
}
/** How many seats others want between a stop and the next, when it is so long until the departure. May be more than there are. */
export const wantedOn = (r: Ride, segment: number, leadMs: number): number =>
  Math.floor(r.seats * pressureOf(r.train, r.day, r.of) * crowdOn(segment, r.stops - 1) * boughtBy(leadMs));
/** How many seats others have there, where this phone has so many of them: never more than are left. */
export const soldOn = (r: Ride, segment: number, leadMs: number, own: number): number =>
  Math.min(wantedOn(r, segment, leadMs), Math.max(0, r.seats - own));
/** Seats that are free all the way from a stop to another. `own`: how many this phone has on a segment. */
export function leftOn(r: Ride, from: number, to: number, leadMs: number, own: (segment: number) => number): number {
  const pressure = pressureOf(r.train, r.day, r.of) * boughtBy(leadMs);
  let least = r.seats;
  for (let segment = from; segment < to; segment++) {
    const wanted = Math.floor(r.seats * pressure * crowdOn(segment, r.stops - 1));
    least = Math.min(least, r.seats - wanted - own(segment));
  }
  return Math.max(0, least);
}

/** Whether somebody on the waiting list gets a seat: as more people want one, fewer give theirs back. */
export const waitChance = (r: Ride): "high" | "fair" | "low" => {
  const pressure = pressureOf(r.train, r.day, r.of);
  return pressure < 1.22 ? "high" : pressure < 1.4 ? "fair" : "low";
};
/** `wish`: the id of the order that waits. */
export const isServed = (r: Ride, wish: string): boolean => {
  const chance = waitChance(r);
  return chance === "high" || (chance === "fair" && chanceOf(`${wish} ${r.train} ${r.day} ${r.of}`) < 0.5);
};

/** Minutes that a train runs late on a day, from the stop where it lost them. */
export function delayOf(train: string, day: number): { readonly minutes: number; readonly from: number } {
  const chance = chanceOf(`late ${train} ${day}`);
  if (chance > 0.22) return { minutes: 0, from: 0 };
  const much = chanceOf(`much ${train} ${day}`);
  return {
    minutes: 3 + Math.floor(much * much * 57),
    from: Math.floor(chanceOf(`where ${train} ${day}`) * 3),
  };
}
/** At one of its stops. */
export function lateAt(train: string, day: number, stop: number): number {
  const { minutes, from } = delayOf(train, day);
  return stop >= from ? minutes : 0;
}
/** Nobody knows of a delay earlier. */
export const knownAheadMs = 2 * hourMs;
/** The gate that a train is called at, and its platform. */
export const gateOf = (train: string, station: string): { readonly gate: string; readonly platform: number } => {
  const n = Math.floor(chanceOf(`gate ${train} ${station}`) * 40);
  return { gate: `${1 + (n >> 1)}${n % 2 === 0 ? "A" : "B"}`, platform: 1 + (n >> 1) };
};
