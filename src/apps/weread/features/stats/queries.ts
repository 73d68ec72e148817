/** Sums of the reading time. */
import { civilOf, dayKey, dayMs, daysInMonth, epochOf, startOfDay } from "#state/civil.ts";
import type { State } from "../../state.ts";

type Days = Pick<State, "days">;
export const dayTotal = ({ days }: Days, day: string): number =>
  Object.values(days[day] ?? {}).reduce((sum, ms) => sum + ms, 0);
/** Returns the start of the week that contains a time. A week begins on Monday. */
export const weekStart = (at: number, offsetMin: number): number =>
  startOfDay(at, offsetMin) - ((civilOf(at, offsetMin).weekday + 6) % 7) * dayMs;
export const periods = ["week", "month", "year", "total"] as const;
export type Period = (typeof periods)[number];
export interface Bar {
  /** The first day of the bar. */
  readonly at: number;
  readonly ms: number;
}
const sumBetween = (state: Days, from: string, until: string): number =>
  Object.keys(state.days)
    .filter((day) => day >= from && day < until)
    .reduce((sum, day) => sum + dayTotal(state, day), 0);
/** Returns the bars of a period: the days of a week or month, the months of a year, or the years. */
export function barsOf(state: Days, period: Period, now: number, offsetMin: number): Bar[] {
  const { year, month } = civilOf(now, offsetMin);
  if (period === "week" || period === "month") {
    const from = period === "week" ? weekStart(now, offsetMin) : epochOf({ year, month, day: 1 }, offsetMin);
    const count = period === "week" ? 7 : daysInMonth(year, month);
    return Array.from({ length: count }, (_, n) => {
      const at = from + n * dayMs;
      return { at, ms: dayTotal(state, dayKey(at, offsetMin)) };
    });
  }
  const barFrom = (fromYear: number, fromMonth: number, months: number): Bar => {
    const next = fromYear * 12 + fromMonth - 1 + months;
    const at = epochOf({ year: fromYear, month: fromMonth, day: 1 }, offsetMin);
    const until = epochOf({ year: Math.floor(next / 12), month: (next % 12) + 1, day: 1 }, offsetMin);
    return { at, ms: sumBetween(state, dayKey(at, offsetMin), dayKey(until, offsetMin)) };
  };
  if (period === "year") return Array.from({ length: 12 }, (_, n) => barFrom(year, n + 1, 1));
  const first = Number(Object.keys(state.days).toSorted()[0]?.slice(0, 4) ?? year);
  return Array.from({ length: Math.min(12, year - first + 1) }, (_, n) =>
    barFrom(Math.max(first, year - 11) + n, 1, 12),
  );
}
/** Returns the first day of a period, or "" for all days. */
export function periodStart(period: Period, now: number, offsetMin: number): string {
  const { year, month } = civilOf(now, offsetMin);
  if (period === "week") return dayKey(weekStart(now, offsetMin), offsetMin);
  if (period === "month") return dayKey(epochOf({ year, month, day: 1 }, offsetMin), offsetMin);
  return period === "year" ? dayKey(epochOf({ year, month: 1, day: 1 }, offsetMin), offsetMin) : "";
}
/** Returns the sum of a period up to now, the number of days with reading, and the time of each book, the longest first. */
export function periodOf(state: Days, period: Period, now: number, offsetMin: number) {
  const from = periodStart(period, now, offsetMin);
  const days = Object.keys(state.days).filter((day) => day >= from && dayTotal(state, day) > 0);
  const books = new Map<string, number>();
  for (const day of days)
    for (const [book, ms] of Object.entries(state.days[day]!)) books.set(book, (books.get(book) ?? 0) + ms);
  return {
    ms: days.reduce((sum, day) => sum + dayTotal(state, day), 0),
    days: days.length,
    books: [...books].map(([book, ms]) => ({ book, ms })).toSorted((a, b) => b.ms - a.ms || (a.book < b.book ? -1 : 1)),
  };
}
/** The number of days in a row, up to today or yesterday, on which the user has read. */
export function streakOf(state: Days, now: number, offsetMin: number): number {
  const today = startOfDay(now, offsetMin);
  const reads = (n: number): boolean => dayTotal(state, dayKey(today - n * dayMs, offsetMin)) > 0;
  let n = reads(0) ? 0 : 1;
  const first = n;
  while (reads(n)) n += 1;
  return n - first;
}
export const bookTime = ({ days }: Days, book: string): number =>
  Object.values(days).reduce((sum, day) => sum + (day[book] ?? 0), 0);
