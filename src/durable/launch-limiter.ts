// Enforces the platform's limits on browsers: starts per minute and hours per day for one account. Each browser object
// enforces its share of these limits. If an account reaches its limits, the platform blocks it for longer than this
// limiter would wait.
import { dayMs, formatUtcDay, minuteMs } from "#env/utc.ts";

/** The record in the form in which it is stored. */
export interface LaunchRecord {
  /** Times of the starts within the last minute, in milliseconds. */
  readonly starts: readonly number[];
  /** The UTC day for which `usedMs` counts. */
  readonly day: string;
  readonly usedMs: number;
  /** When the running browser started, or when its time was last counted; null if no browser runs. */
  readonly runsSince: number | null;
}
export interface LaunchLimits {
  /** Null means no limit. */
  readonly perMinute: number | null;
  readonly hoursPerDay: number | null;
}

export const emptyLaunchRecord: LaunchRecord = { starts: [], day: "", usedMs: 0, runsSince: null };

/** Returns the updated record. It has no hours of earlier days, and includes the running browser's time up to now. */
export function currentLaunchRecord(record: LaunchRecord, now: number): LaunchRecord {
  const day = formatUtcDay(now);
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
/** Returns the milliseconds until a browser may be started, or 0 if a browser may start now. */
export function launchWaitMs(record: LaunchRecord, { perMinute, hoursPerDay }: LaunchLimits, now: number): number {
  const { starts, usedMs } = currentLaunchRecord(record, now);
  if (hoursPerDay !== null && usedMs >= hoursPerDay * 3_600_000) return dayMs - (now % dayMs);
  if (perMinute !== null && starts.length >= perMinute)
    return perMinute === 0 ? minuteMs : minuteMs - (now - starts[0]!);
  return 0;
}
export const recordLaunch = (record: LaunchRecord, now: number): LaunchRecord => {
  const { starts, ...rest } = currentLaunchRecord(record, now);
  return { ...rest, starts: [...starts, now], runsSince: now };
};
export const recordEnd = (record: LaunchRecord, now: number): LaunchRecord => ({
  ...currentLaunchRecord(record, now),
  runsSince: null,
});
