/** Reckoning with dates: what lies between two of them, and what lies so far from one. Days are numbers. */
import { daysInMonth } from "../../../../state/civil.ts";
import { keyOf, numberOf, partsOf, weekdayOf } from "../../../../state/day.ts";
import { isWorkingDay } from "../../../../world/holidays/table.ts";
import type { Repeat } from "../events/state.ts";

/** A day so many days, weeks, months or years later; a month that is too short gives its last day. */
export function shiftedDay(day: number, by: number, unit: Repeat["unit"]): number {
  if (unit === "day" || unit === "week") return day + by * (unit === "day" ? 1 : 7);
  const c = partsOf(day);
  const months = c.year * 12 + c.month - 1 + by * (unit === "month" ? 1 : 12);
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  return numberOf(year, month, Math.min(c.day, daysInMonth(year, month)));
}
export interface Between {
  readonly days: number;
  readonly weeks: number;
  readonly weekDays: number;
  readonly years: number;
  readonly months: number;
  readonly monthDays: number;
  /** Working days from the earlier day up to but without the later: make-up days count, holidays do not. */
  readonly working: number;
}
/** What lies between two days, in either order; with `both`, the last day counts too. */
export function between(a: number, b: number, both: boolean): Between {
  const from = Math.min(a, b);
  const to = Math.max(a, b) + (both ? 1 : 0);
  let months = monthsIn(from, to);
  if (shiftedDay(from, months, "month") > to) months -= 1;
  let working = 0;
  for (let day = from; day < to; day++) if (isWorking(day)) working += 1;
  return {
    days: to - from,
    weeks: Math.floor((to - from) / 7),
    weekDays: (to - from) % 7,
    years: Math.floor(months / 12),
    months: months % 12,
    monthDays: to - shiftedDay(from, months, "month"),
    working,
  };
}
function monthsIn(from: number, to: number): number {
  const [a, b] = [partsOf(from), partsOf(to)];
  return (b.year - a.year) * 12 + b.month - a.month;
}
/** Whether people work on a day: what was announced, else what its weekday says. */
export const isWorking = (day: number): boolean => isWorkingDay(keyOf(day), weekdayOf(day));
