/** The start days of repeats. Days are numbers (days since 1970-01-01); weeks of a repeat begin on Monday. */
import { daysInMonth } from "#state/civil.ts";
import { dayNumber, dayNumberOf, partsOf, weekdayOf, weekStartDay } from "#state/day.ts";
import type { Repeat } from "./features/events/state.ts";

/** A repeat every year, without an end. */
export const birthdayRepeat: Repeat = { unit: "year", every: 1, days: [], by: "dateOrLast", end: { kind: "never" } };
/**
 * The first period is the whole week, month or year of the start, so it can begin up to this many days before the
 * start.
 */
const maxDaysOfYear = 366;
/** Returns the days from `from` to `to` (both included) on which a repeat that begins at `start` takes place. */
export function startsBetween(repeat: Repeat, start: number, from: number, to: number): number[] {
  const { end } = repeat;
  const until = end.kind === "on" ? Math.min(to, dayNumber(end.day)) : to;
  let left = end.kind === "after" ? end.times : Number.POSITIVE_INFINITY;
  const out: number[] = [];
  // If the number of occurrences is limited, they must be counted from the start. Otherwise the periods before `from`
  // are skipped.
  const first = end.kind === "after" ? 0 : Math.max(0, Math.floor((from - start) / maxPeriodDays(repeat)) - 1);
  // Each period begins at least one day after the previous one, so there are never more periods than days.
  for (let i = first; left > 0 && i <= Math.max(first, until - start + maxDaysOfYear); i++) {
    const { base, days } = periodAt(repeat, start, i);
    if (base > until) break;
    for (const day of days) {
      if (day < start || left === 0) continue;
      if (day > until) return out;
      left -= 1;
      if (day >= from) out.push(day);
    }
  }
  return out;
}
/** Returns the first day of the repeat on or after `from`, or null if the repeat is over. */
export function nextStart(repeat: Repeat, start: number, from: number): number | null {
  for (const ahead of [40, 800, 80_000]) {
    const found = startsBetween(repeat, start, from, Math.max(from, start) + ahead)[0];
    if (found !== undefined) return found;
  }
  return null;
}
/** Returns the number of occurrences before a day. */
export const timesBefore = (repeat: Repeat, start: number, day: number): number =>
  startsBetween(repeat, start, start, day - 1).length;

/**
 * Returns an upper bound for the number of days of a period. A calculation that skips periods uses this bound, so that
 * it never skips too many.
 */
const maxPeriodDays = ({ unit, every }: Repeat): number => every * { day: 1, week: 7, month: 31, year: 366 }[unit];

function periodAt(repeat: Repeat, start: number, i: number): { base: number; days: readonly number[] } {
  const { unit, every } = repeat;
  if (unit === "day") {
    const day = start + i * every;
    return { base: day, days: [day] };
  }
  if (unit === "week") {
    const base = weekStartDay(start, 1) + i * every * 7;
    const weekdays = repeat.days.length > 0 ? repeat.days : [weekdayOf(start)];
    const days = [...new Set(weekdays)].map((d) => base + ((d + 6) % 7)).toSorted((a, b) => a - b);
    return { base, days };
  }
  const c = partsOf(start);
  if (unit === "year") {
    const year = c.year + i * every;
    const base = dayNumberOf(year, c.month, 1);
    const length = daysInMonth(year, c.month);
    if (repeat.by === "dateOrLast") return { base, days: [base + Math.min(c.day, length) - 1] };
    return { base, days: c.day <= length ? [base + c.day - 1] : [] };
  }
  const months = c.year * 12 + c.month - 1 + i * every;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const base = dayNumberOf(year, month, 1);
  const length = daysInMonth(year, month);
  if (repeat.by === "date") return { base, days: c.day <= length ? [base + c.day - 1] : [] };
  const firstOne = base + ((c.weekday - weekdayOf(base) + 7) % 7);
  if (repeat.by === "lastWeekday") {
    const lastOne = firstOne + 7 * Math.floor((base + length - 1 - firstOne) / 7);
    return { base, days: [lastOne] };
  }
  const nth = firstOne + 7 * Math.floor((c.day - 1) / 7);
  return { base, days: nth < base + length ? [nth] : [] };
}
