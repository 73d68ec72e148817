/** Computes when a meeting takes place. */
import { civilOf, dayKey, daysInMonth, dayMs, epochOf, epochOfIso, minuteMs } from "#state/civil.ts";
import { maxRepeats, type Meeting, type RepeatUnit } from "./features/plan/state.ts";

type MeetingTimes = Pick<Meeting, "start" | "minutes" | "repeat" | "except" | "moved">;
/** Returns the planned start of occurrence `n`, counted from 0, or null if the month has no such day. */
function nthStart(start: number, unit: RepeatUnit, n: number, offsetMin: number): number | null {
  if (unit === "day") return start + n * dayMs;
  if (unit === "week") return start + n * 7 * dayMs;
  if (unit === "fortnight") return start + n * 14 * dayMs;
  const c = civilOf(start, offsetMin);
  if (unit === "workday") {
    const fromMonday = (c.weekday + 6) % 7;
    // A workday series that begins at a weekend has its first occurrence on Monday.
    const first = fromMonday > 4 ? { day: 0, skip: 7 - fromMonday } : { day: fromMonday, skip: 0 };
    const place = first.day + n;
    return start + (first.skip + Math.floor(place / 5) * 7 + (place % 5) - first.day) * dayMs;
  }
  const months = c.year * 12 + c.month - 1 + n;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return c.day > daysInMonth(year, month) ? null : epochOf({ ...c, year, month }, offsetMin);
}
const unitDays: Readonly<Record<RepeatUnit, number>> = { day: 1, workday: 1.4, week: 7, fortnight: 14, month: 31 };

/** Returns the starts of the first occurrences that end after `from`, at most `most` of them. */
export function listStarts(m: MeetingTimes, from: number, most: number, offsetMin: number): number[] {
  if (m.repeat === null) return m.start + m.minutes * minuteMs > from ? [m.start] : [];
  const { unit, times, until } = m.repeat;
  const found: number[] = [];
  const first = Math.max(0, Math.floor((from - m.start) / (unitDays[unit] * dayMs)) - 2);
  // A series ends after its number of occurrences or on its last day. One call examines at most `2 * maxRepeats`
  // occurrences after `first`.
  const last = Math.min(times ?? Number.POSITIVE_INFINITY, first + 2 * maxRepeats);
  for (let n = first; n < last && found.length < most; n++) {
    const planned = nthStart(m.start, unit, n, offsetMin);
    if (planned === null) continue;
    const key = dayKey(planned, offsetMin);
    if (until !== null && key > until) break;
    const start = m.moved[key] ?? planned;
    if (start + m.minutes * minuteMs > from && !m.except.includes(key)) found.push(start);
  }
  return found;
}
/** Returns the day on which an occurrence was originally planned. `start` is the actual start of that occurrence. */
export const plannedDay = (m: Pick<MeetingTimes, "moved">, start: number, offsetMin: number): string =>
  Object.entries(m.moved).find(([, at]) => at === start)?.[0] ?? dayKey(start, offsetMin);
/** Returns the planned start of the occurrence that was planned for a day. */
export const plannedStart = (m: MeetingTimes, day: string, offsetMin: number): number | undefined =>
  listStarts({ ...m, except: [], moved: {} }, epochOfIso(day, offsetMin)! - dayMs, 3, offsetMin).find(
    (start) => dayKey(start, offsetMin) === day,
  );
/**
 * Returns the starts of the occurrences before and after the given one, or infinite values if there are none. The given
 * occurrence can be moved to a time between them.
 */
export function neighbourStarts(m: MeetingTimes, day: string, offsetMin: number) {
  const around = listStarts(m, epochOfIso(day, offsetMin)! - 62 * dayMs, 2 * maxRepeats, offsetMin);
  const place = around.findIndex((start) => plannedDay(m, start, offsetMin) === day);
  return place === -1 ? null : { before: around[place - 1] ?? -Infinity, after: around[place + 1] ?? Infinity };
}
/** Returns the start of the current or next occurrence, or null if no occurrence is left. */
export const nextStart = (m: MeetingTimes, now: number, offsetMin: number): number | null =>
  listStarts(m, now, 1, offsetMin)[0] ?? null;
/** Returns the start of the last occurrence that has begun, or the first start if none has begun. */
export function lastStart(m: MeetingTimes, now: number, offsetMin: number): number {
  if (m.repeat === null) return m.start;
  const back = 62 * dayMs;
  const before = listStarts(m, now - back, 2 * maxRepeats, offsetMin).filter((start) => start <= now);
  return before.at(-1) ?? m.start;
}
