/** What comes on and goes off by the clock. */
import { addDays, civilOf, minuteMs, startOfDay } from "../../../../state/civil.ts";
import { scheduleIds, type ScheduleId } from "../../ids.ts";
import type { Own } from "../../state.ts";
import type { Schedule } from "./state.ts";

export const scheduleOf = (own: Own, id: ScheduleId): Schedule =>
  own.schedules[id] ?? { on: false, start: "22:00", end: "07:00", days: [], ranAt: 0 };
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

interface Turn {
  readonly at: number;
  readonly on: boolean;
}
/** Beginnings and ends from yesterday to a week ahead, in order. The day of a beginning counts, not that of its end. */
function turnsOf(s: Schedule, now: number, offsetMin: number): Turn[] {
  const start = minutesOf(s.start);
  const end = minutesOf(s.end);
  const today = startOfDay(now, offsetMin);
  const turns: Turn[] = [];
  for (let day = -1; day <= 8; day++) {
    const from = addDays(today, day);
    if (!s.days.includes(civilOf(from, offsetMin).weekday)) continue;
    turns.push({ at: from + start * minuteMs, on: true });
    turns.push({ at: from + (end <= start ? end + 24 * 60 : end) * minuteMs, on: false });
  }
  // An end and a beginning at one time leave it on.
  return turns.toSorted((a, b) => a.at - b.at || Number(a.on) - Number(b.on));
}
/** Whether now is within it. */
export const isWithin = (s: Schedule, now: number, offsetMin: number): boolean =>
  turnsOf(s, now, offsetMin)
    .filter((turn) => turn.at <= now)
    .at(-1)?.on === true;
/** What comes on or goes off next, of each schedule that is in use. */
export const nextTurns = (own: Own, c: { readonly now: number; readonly offsetMin: number }) =>
  scheduleIds.flatMap((id) => {
    const s = scheduleOf(own, id);
    if (!s.on) return [];
    const next = turnsOf(s, c.now, c.offsetMin).find((turn) => turn.at >= c.now && turn.at > s.ranAt);
    return next ? [{ id, ...next }] : [];
  });
