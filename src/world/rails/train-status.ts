/**
 * Computes the seats that other travellers bought on a train, its delay and its gate. The results depend only on the
 * arguments, so they are equal on every page and phone. Uses only sums and products, so that every host gets the same
 * number of seats.
 */
import { nextRandom } from "#state/rng.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { SeatClass } from "./classes.ts";

/** The number of days after today for which tickets are sold. */
export const presaleDays = 14;

/**
 * Maps a text to a number in [0, 1). It is faster than a hash of JSON, which matters for lists with a hundred trains of
 * five classes each.
 */
export function hashToUnit(text: string): number {
  let mixed = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x0100_0193) >>> 0;
  return nextRandom(mixed).value;
}

/**
 * Returns the final demand for a class on a day, as a share of its seats. A value above 1 means that the demand exceeds
 * the number of seats.
 */
export function classDemand(train: string, day: number, of: SeatClass): number {
  const own = hashToUnit(`${train} ${day} ${of}`);
  const usual = hashToUnit(`${train} ${of}`);
  const weekday = (((day + 4) % 7) + 7) % 7;
  // Fridays and Sundays are busy, Tuesdays and Wednesdays are quiet.
  const crowd = weekday === 5 || weekday === 0 ? 0.18 : weekday === 2 || weekday === 3 ? -0.06 : 0;
  const liked = of === "business" ? -0.1 : of === "standing" ? -0.25 : of === "softSleeper" ? 0.1 : 0;
  return 0.45 + 0.45 * usual + 0.45 * own + crowd + liked;
}
/** Returns the share of a train's buyers who have already bought their tickets at this time before the departure. */
function boughtShare(leadMs: number): number {
  const left = Math.min(1, Math.max(0, leadMs / ((presaleDays + 1) * dayMs)));
  const gone = 1 - left;
  return 0.55 + 0.3 * gone + 0.15 * gone * gone;
}
/**
 * Returns the demand on a segment, relative to the demand for the class. The middle of a route is busier than its ends.
 */
function segmentDemand(segment: number, segments: number): number {
  const x = (segment + 0.5) / segments;
  return 0.8 + 0.8 * x * (1 - x);
}

/** A seat class of a train on a day. `stops` is the number of all stops of the train. */
export interface TrainClassDay {
  readonly train: string;
  /** The day of the train's first departure. */
  readonly day: number;
  readonly of: SeatClass;
  readonly stops: number;
  readonly seats: number;
}
/**
 * Returns the number of seats that other travellers want between a stop and the next stop, at this time before the
 * departure. The number can exceed the seats of the class.
 */
export const wantedSeats = (r: TrainClassDay, segment: number, leadMs: number): number =>
  Math.floor(r.seats * classDemand(r.train, r.day, r.of) * segmentDemand(segment, r.stops - 1) * boughtShare(leadMs));
/**
 * Returns the number of seats that other travellers have on a segment when this phone has `own` seats. The result is at
 * most the number of remaining seats.
 */
export const soldSeats = (r: TrainClassDay, segment: number, leadMs: number, own: number): number =>
  Math.min(wantedSeats(r, segment, leadMs), Math.max(0, r.seats - own));
/**
 * Returns the number of seats that are free on the whole section between two stops. `own` returns the number of this
 * phone's seats on a segment.
 */
export function freeSeats(
  r: TrainClassDay,
  from: number,
  to: number,
  leadMs: number,
  own: (segment: number) => number,
): number {
  const pressure = classDemand(r.train, r.day, r.of) * boughtShare(leadMs);
  let least = r.seats;
  for (let segment = from; segment < to; segment++) {
    const wanted = Math.floor(r.seats * pressure * segmentDemand(segment, r.stops - 1));
    least = Math.min(least, r.seats - wanted - own(segment));
  }
  return Math.max(0, least);
}

/**
 * Returns the chance that somebody on the waiting list gets a seat. With more demand, fewer travellers return their
 * tickets.
 */
export const waitlistChance = (r: TrainClassDay): "high" | "fair" | "low" => {
  const pressure = classDemand(r.train, r.day, r.of);
  return pressure < 1.22 ? "high" : pressure < 1.4 ? "fair" : "low";
};
/** Whether a waiting order gets a seat. `wish`: the id of the waiting order. */
export const isWaitlistServed = (r: TrainClassDay, wish: string): boolean => {
  const chance = waitlistChance(r);
  return chance === "high" || (chance === "fair" && hashToUnit(`${wish} ${r.train} ${r.day} ${r.of}`) < 0.5);
};

/** Returns the delay of a train on a day in minutes, and the index of the first stop with this delay. */
export function trainDelay(train: string, day: number): { readonly minutes: number; readonly from: number } {
  const chance = hashToUnit(`late ${train} ${day}`);
  if (chance > 0.22) return { minutes: 0, from: 0 };
  const much = hashToUnit(`much ${train} ${day}`);
  return {
    minutes: 3 + Math.floor(much * much * 57),
    from: Math.floor(hashToUnit(`where ${train} ${day}`) * 3),
  };
}
/** Returns the delay at one of the train's stops. */
export function delayAtStop(train: string, day: number, stop: number): number {
  const { minutes, from } = trainDelay(train, day);
  return stop >= from ? minutes : 0;
}
/** The time before a stop at which the train's delay becomes known. */
export const delayNoticeMs = 2 * hourMs;
/** Returns the gate for boarding, and the platform. */
export const findGate = (train: string, station: string): { readonly gate: string; readonly platform: number } => {
  const n = Math.floor(hashToUnit(`gate ${train} ${station}`) * 40);
  return { gate: `${1 + (n >> 1)}${n % 2 === 0 ? "A" : "B"}`, platform: 1 + (n >> 1) };
};
