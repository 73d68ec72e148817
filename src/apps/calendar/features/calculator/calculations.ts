/**
 * Calculations with dates: the difference between two days, and the day that is a given time before or after another
 * day. Days are numbers.
 */
import { daysInMonth } from "#state/civil.ts";
import { formatDay, dayNumberOf, partsOf, weekdayOf } from "#state/day.ts";
import { isWorkingDay } from "#world/holidays/table.ts";
import type { Repeat } from "../events/state.ts";

/**
 * Returns the day that is a number of days, weeks, months or years later. If the month has no such day, returns the
 * last day of the month.
 */
export function shiftDay(day: number, by: number, unit: Repeat["unit"]): number {
  if (unit === "day" || unit === "week") return day + by * (unit === "day" ? 1 : 7);
  const c = partsOf(day);
  const months = c.year * 12 + c.month - 1 + by * (unit === "month" ? 1 : 12);
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  return dayNumberOf(year, month, Math.min(c.day, daysInMonth(year, month)));
}
export interface DayDifference {
  readonly days: number;
  readonly weeks: number;
  readonly weekDays: number;
  readonly years: number;
  readonly months: number;
  readonly monthDays: number;
  /**
   * The number of workdays from the earlier day up to, but not including, the later day. Make-up days count, and
   * holidays do not.
   */
  readonly workdays: number;
}
/**
 * Returns the difference between two days. Either day may be the earlier one. With `both`, the last day is counted,
 * too.
 */
export function dayDifference(a: number, b: number, both: boolean): DayDifference {
  const from = Math.min(a, b);
  const to = Math.max(a, b) + (both ? 1 : 0);
  let months = monthsBetween(from, to);
  if (shiftDay(from, months, "month") > to) months -= 1;
  let workdays = 0;
  for (let day = from; day < to; day++) if (isWorkday(day)) workdays += 1;
  return {
    days: to - from,
    weeks: Math.floor((to - from) / 7),
    weekDays: (to - from) % 7,
    years: Math.floor(months / 12),
    months: months % 12,
    monthDays: to - shiftDay(from, months, "month"),
    workdays,
  };
}
function monthsBetween(from: number, to: number): number {
  const [a, b] = [partsOf(from), partsOf(to)];
  return (b.year - a.year) * 12 + b.month - a.month;
}
/** Whether a day is a workday. Official announcements decide for some days. For all other days, the weekday decides. */
export const isWorkday = (day: number): boolean => isWorkingDay(formatDay(day), weekdayOf(day));
