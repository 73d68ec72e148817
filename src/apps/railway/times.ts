/**
 * Converts days and times of trains. They are always in the zone eight hours ahead of UTC, independent of the phone's
 * time zone.
 */
import { minuteMs } from "#state/civil.ts";
import { dayAt, dayStartMs } from "#state/day.ts";
import { delayAtStop, presaleDays } from "#world/rails/train-status.ts";

const railOffsetMin = 480;
export const todayOf = (now: number): number => dayAt(now, railOffsetMin);
export const momentOf = (day: number, minute: number): number => dayStartMs(day, railOffsetMin) + minute * minuteMs;
export const lastSaleDay = (now: number): number => todayOf(now) + presaleDays;

interface TimedTrip {
  readonly train: string;
  readonly day: number;
  readonly board: number;
  readonly alight: number;
  readonly departs: number;
  readonly arrives: number;
}
export const departsAt = (t: TimedTrip): number => momentOf(t.day, t.departs);
export const arrivesAt = (t: TimedTrip): number => momentOf(t.day, t.arrives);
/** Returns the arrival time including the delay. */
export const delayedArrivalAt = (t: TimedTrip): number =>
  arrivesAt(t) + delayAtStop(t.train, t.day, t.alight) * minuteMs;
