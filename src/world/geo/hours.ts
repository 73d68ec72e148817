/** Opening hours of places. */
import { civilOf, dayKey, dayMs, minuteMs } from "#state/civil.ts";
import { findDayException } from "../holidays/table.ts";
import type { Hours } from "./model.ts";

export interface Moment {
  readonly nowMs: number;
  readonly offsetMin: number;
}
/** Returns the index into a place's hours. 0 is Sunday, 7 is a public holiday. */
export function hoursIndex({ nowMs, offsetMin }: Moment): number {
  if (findDayException(dayKey(nowMs, offsetMin)) === "holiday") return 7;
  return civilOf(nowMs, offsetMin).weekday;
}
const minuteOf = ({ nowMs, offsetMin }: Moment): number => {
  const { hour, minute } = civilOf(nowMs, offsetMin);
  return hour * 60 + minute;
};
export function isOpen(hours: Hours, moment: Moment): boolean {
  if (hours === null) return true;
  const minute = minuteOf(moment);
  const today = hours[hoursIndex(moment)];
  if (today && today.open <= minute && minute < today.close) return true;
  const eve = hours[hoursIndex({ ...moment, nowMs: moment.nowMs - dayMs })];
  return eve !== undefined && eve !== null && minute + 1440 < eve.close;
}
/**
 * Returns the next time within a week at which the place opens or closes. Returns null if the place neither opens nor
 * closes within a week.
 */
export function nextChange(hours: Hours, moment: Moment): { readonly isOpen: boolean; readonly atMs: number } | null {
  if (hours === null) return null;
  const now = isOpen(hours, moment);
  // All opening and closing times are multiples of a quarter of an hour.
  const quarter = 15 * minuteMs;
  let at = Math.floor(moment.nowMs / quarter) * quarter;
  for (let i = 0; i < 7 * 96; i++) {
    at += quarter;
    if (isOpen(hours, { ...moment, nowMs: at }) !== now) return { isOpen: !now, atMs: at };
  }
  return null;
}
