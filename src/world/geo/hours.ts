/** When a place is open. */
import { civilOf, dayKey, dayMs, minuteMs } from "../../state/civil.ts";
import { offOrWork } from "../holidays/table.ts";
import type { Hours } from "./model.ts";

export interface Moment {
  readonly nowMs: number;
  readonly offsetMin: number;
}
/** Which line of a place's hours counts: 0 is Sunday, 7 a public holiday. */
export function dayOf({ nowMs, offsetMin }: Moment): number {
  if (offOrWork(dayKey(nowMs, offsetMin)) === "holiday") return 7;
  return civilOf(nowMs, offsetMin).weekday;
}
const minuteOf = ({ nowMs, offsetMin }: Moment): number => {
  const { hour, minute } = civilOf(nowMs, offsetMin);
  return hour * 60 + minute;
};
export function isOpen(hours: Hours, moment: Moment): boolean {
  if (hours === null) return true;
  const minute = minuteOf(moment);
  const today = hours[dayOf(moment)];
  if (today && today.open <= minute && minute < today.close) return true;
  const eve = hours[dayOf({ ...moment, nowMs: moment.nowMs - dayMs })];
  return eve !== undefined && eve !== null && minute + 1440 < eve.close;
}
/** When it next closes, or opens: null where it never does. Within a week. */
export function nextChange(hours: Hours, moment: Moment): { readonly isOpen: boolean; readonly atMs: number } | null {
  if (hours === null) return null;
  const now = isOpen(hours, moment);
  // Everything begins and ends on a quarter of an hour.
  const quarter = 15 * minuteMs;
  let at = Math.floor(moment.nowMs / quarter) * quarter;
  for (let i = 0; i < 7 * 96; i++) {
    at += quarter;
    if (isOpen(hours, { ...moment, nowMs: at }) !== now) return { isOpen: !now, atMs: at };
  }
  return null;
}
