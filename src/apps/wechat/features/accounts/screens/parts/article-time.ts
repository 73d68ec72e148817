import { whenText, offsetOf } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { addDays, minuteMs, startOfDay } from "#state/civil.ts";

/**
 * Formats the publication time of an article. The article was published `age` + 1 days before today, at the minute
 * `minute` of that day.
 */
export const articleTimeText = (
  a: { readonly age: number; readonly minute: number },
  os: OsState,
  now: number,
): string => whenText(addDays(startOfDay(now, offsetOf(os)), -a.age - 1) + a.minute * minuteMs, os, now);
