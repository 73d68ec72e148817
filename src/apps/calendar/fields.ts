/** View fields that several features use: a day, and the month in a date picker. */
import * as v from "valibot";
import { DayKey } from "#os/day-key.ts";
import { textUpTo } from "#os/values.ts";
import type { OsState } from "#os/state.ts";
import { offsetOf } from "#os/format.ts";
import { dayAt, partsOf } from "#state/day.ts";

export const Day = v.optional(DayKey, "2026-03-16");
export const EntryId = v.pipe(v.string(), v.maxLength(80));
export const Minute = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439)));
export const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 1);
/** The month in a date picker. The user types the year. */
export const shownMonthFields = { shownYear: textUpTo(4), shownMonth: count };
export const shownMonthOf = (day: number) => {
  const { year, month } = partsOf(day);
  return { shownYear: String(year), shownMonth: month };
};
export const todayOf = (now: number, os: OsState): number => dayAt(now, offsetOf(os));
