/** Days without time or zone: texts ("2026-03-16") in states, whole numbers (days since 1970-01-01) in reckoning. */
import { civilOf, dayKey, dayMs, epochOf, epochOfIso, startOfDay } from "./civil.ts";

export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && epochOfIso(text, 0) !== null;
/** The number of a day that is written well. */
export const dayNumber = (key: string): number =>
  numberOf(Number(key.slice(0, 4)), Number(key.slice(5, 7)), Number(key.slice(8, 10)));
/** What is out of range runs on: month 13 is next January. */
export const numberOf = (year: number, month: number, day: number): number => epochOf({ year, month, day }, 0) / dayMs;
export const keyOf = (day: number): string => dayKey(day * dayMs, 0);
export const partsOf = (day: number): DayParts => civilOf(day * dayMs, 0);
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
/** The day that a moment is in, and the first moment of a day. */
export const dayAt = (at: number, offsetMin: number): number =>
  (startOfDay(at, offsetMin) + offsetMin * 60_000) / dayMs;
export const startOf = (day: number, offsetMin: number): number => day * dayMs - offsetMin * 60_000;
/** The last day on or before this one that falls on a weekday. */
export const weekOf = (day: number, weekStart: number): number => day - ((weekdayOf(day) - weekStart + 7) % 7);
/** ISO 8601: the week that holds the year's first Thursday is number 1. */
export function weekNumber(day: number): number {
  const thursday = weekOf(day, 1) + 3;
  return Math.floor((thursday - numberOf(partsOf(thursday).year, 1, 1)) / 7) + 1;
}
