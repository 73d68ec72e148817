/**
 * Days without a time or a time zone. States store a day as text ("2026-03-16"). Arithmetic uses its number, the days
 * since 1970-01-01.
 */
import { civilOf, dayKey, dayMs, epochOf, epochOfIso, startOfDay } from "./civil.ts";

export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && epochOfIso(text, 0) !== null;
/** Returns the number of a day. The text must be a valid day. */
export const dayNumber = (key: string): number =>
  dayNumberOf(Number(key.slice(0, 4)), Number(key.slice(5, 7)), Number(key.slice(8, 10)));
/** Returns the number of a day. Values out of range carry over: month 13 is January of the next year. */
export const dayNumberOf = (year: number, month: number, day: number): number =>
  epochOf({ year, month, day }, 0) / dayMs;
export const formatDay = (day: number): string => dayKey(day * dayMs, 0);
export const partsOf = (day: number): DayParts => civilOf(day * dayMs, 0);
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
/** Returns the day that contains a moment. */
export const dayAt = (at: number, offsetMin: number): number =>
  (startOfDay(at, offsetMin) + offsetMin * 60_000) / dayMs;
export const dayStartMs = (day: number, offsetMin: number): number => day * dayMs - offsetMin * 60_000;
/** Returns the last day on or before `day` that falls on the weekday `weekStart`. */
export const weekStartDay = (day: number, weekStart: number): number => day - ((weekdayOf(day) - weekStart + 7) % 7);
/** Returns the week number by ISO 8601: week 1 contains the year's first Thursday. */
export function weekNumber(day: number): number {
  const thursday = weekStartDay(day, 1) + 3;
  return Math.floor((thursday - dayNumberOf(partsOf(thursday).year, 1, 1)) / 7) + 1;
}
