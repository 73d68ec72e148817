import { whenText, offsetOf } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { addDays, minuteMs, startOfDay } from "#state/civil.ts";

/** Formats the time at which an article was published: at its minute of the day, `age` + 1 days before today. */
export const articleTimeText = (
  a: { readonly age: number; readonly minute: number },
  os: OsState,
  now: number,
): string => whenText(addDays(startOfDay(now, offsetOf(os)), -a.age - 1) + a.minute * minuteMs, os, now);
