/** Calculates the times at which schedules turn on and off. */
import { addDays, civilOf, minuteMs, startOfDay } from "#state/civil.ts";
import { scheduleIds, type ScheduleId } from "../../ids.ts";
import type { SettingsAppState } from "../../state.ts";
import type { Schedule } from "./state.ts";

export const scheduleOf = (own: SettingsAppState, id: ScheduleId): Schedule =>
  own.schedules[id] ?? { on: false, start: "22:00", end: "07:00", days: [], ranAt: 0 };
const parseMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

interface Transition {
  readonly at: number;
  readonly on: boolean;
}
/**
 * Lists the starts and ends from yesterday to a week ahead, in order. The schedule's weekdays apply to the start, not
 * to the end.
 */
function transitionsOf(s: Schedule, now: number, offsetMin: number): Transition[] {
  const start = parseMinutes(s.start);
  const end = parseMinutes(s.end);
  const today = startOfDay(now, offsetMin);
  const turns: Transition[] = [];
  for (let day = -1; day <= 8; day++) {
    const from = addDays(today, day);
    if (!s.days.includes(civilOf(from, offsetMin).weekday)) continue;
    turns.push({ at: from + start * minuteMs, on: true });
    turns.push({ at: from + (end <= start ? end + 24 * 60 : end) * minuteMs, on: false });
  }
  // If one period ends at the moment when the next begins, the schedule stays on.
  return turns.toSorted((a, b) => a.at - b.at || Number(a.on) - Number(b.on));
}
/** Whether the current time is within the schedule. */
export const isWithin = (s: Schedule, now: number, offsetMin: number): boolean =>
  transitionsOf(s, now, offsetMin)
    .filter((turn) => turn.at <= now)
    .at(-1)?.on === true;
/** Returns the next start or end of each schedule that is turned on. */
export const nextTransitions = (own: SettingsAppState, c: { readonly now: number; readonly offsetMin: number }) =>
  scheduleIds.flatMap((id) => {
    const s = scheduleOf(own, id);
    if (!s.on) return [];
    const next = transitionsOf(s, c.now, c.offsetMin).find((turn) => turn.at >= c.now && turn.at > s.ranAt);
    return next ? [{ id, ...next }] : [];
  });
