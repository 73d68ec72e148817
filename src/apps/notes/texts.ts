/** Formats days and times of to-dos. */
import { clockText, dateText, offsetOf, weekdayText, langOf } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import type { Facts } from "#os/values.ts";
import { dayAt, dayNumber, dayStartMs, weekdayOf } from "#state/day.ts";
import type { Todo } from "./state.ts";
import type { TextKey } from "./strings.ts";

export type T = (key: TextKey, facts?: Facts) => string;

/** Returns "Today", "Tomorrow", "Yesterday", or else the weekday and the date. */
export function dayText(day: string, os: OsState, now: number, t: T): string {
  const number = dayNumber(day);
  const near = number - dayAt(now, offsetOf(os));
  if (near === 0) return t("today");
  if (near === 1) return t("tomorrow");
  if (near === -1) return t("yesterday");
  const date = dateText(dayStartMs(number, offsetOf(os)), os, now);
  const weekday = weekdayText(weekdayOf(number), langOf(os));
  return langOf(os) === "en" ? `${weekday}, ${date}` : `${date}${weekday}`;
}
/** Formats the due day and time of a to-do; undefined if the to-do has no day. */
export function dueText({ due, dueMinute }: Todo, os: OsState, now: number, t: T): string | undefined {
  if (due === null) return undefined;
  const day = dayText(due, os, now, t);
  return dueMinute === null ? day : `${day} ${clockText(Math.floor(dueMinute / 60), dueMinute % 60, os)}`;
}
