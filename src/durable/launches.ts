// What the platform lets one account do with browsers, kept by each browser's object for its share: so many starts a minute, so many
// hours a day. Whoever runs into a limit of the platform is refused by it for longer than who keeps it.
import { dayMs, dayOf, minuteMs } from "../env/utc.ts";

/** As it is stored. */
export interface LaunchRecord {
  /** Moments of the starts of the last minute, in milliseconds. */
  readonly starts: readonly number[];
  /** The day, UTC, that `usedMs` counts. */
  readonly day: string;
  readonly usedMs: number;
  /** Since when a browser runs that is not counted yet. */
  readonly runsSince: number | null;
}
export interface LaunchLimits {
  /** Null: no limit. */
  readonly perMinute: number | null;
  readonly hoursPerDay: number | null;
}

export const noLaunches: LaunchRecord = { starts: [], day: "", usedMs: 0, runsSince: null };

/** The record as it is now: yesterday's hours are over, and what runs is counted so far. */
export function launchesNow(record: LaunchRecord, now: number): LaunchRecord {
  const day = dayOf(now);
  const midnight = now - (now % dayMs);
  const { runsSince } = record;
  const ran = runsSince === null ? 0 : now - Math.max(runsSince, midnight);
  return {
    starts: record.starts.filter((at) => now - at < minuteMs),
    day,
    usedMs: (record.day === day ? record.usedMs : 0) + ran,
    runsSince: runsSince === null ? null : now,
  };
}
/** Milliseconds until a browser may be started; 0 where one may be now. */
export function launchWait(record: LaunchRecord, { perMinute, hoursPerDay }: LaunchLimits, now: number): number {
  const { starts, usedMs } = launchesNow(record, now);
  if (hoursPerDay !== null && usedMs >= hoursPerDay * 3_600_000) return dayMs - (now % dayMs);
  if (perMinute !== null && starts.length >= perMinute)
    return perMinute === 0 ? minuteMs : minuteMs - (now - starts[0]!);
  return 0;
}
export const launched = (record: LaunchRecord, now: number): LaunchRecord => {
  const { starts, ...rest } = launchesNow(record, now);
  return { ...rest, starts: [...starts, now], runsSince: now };
};
export const ended = (record: LaunchRecord, now: number): LaunchRecord => ({
  ...launchesNow(record, now),
  runsSince: null,
});
