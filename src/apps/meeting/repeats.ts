/** When a meeting takes place. */
import { civilOf, dayKey, daysInMonth, dayMs, epochOf, epochOfIso, minuteMs } from "../../state/civil.ts";
import { timesMost, type Meeting, type Unit } from "./features/plan/state.ts";

type Planned = Pick<Meeting, "start" | "minutes" | "repeat" | "except" | "moved">;
/** The start of the time after so many of them; null where that month has no such day. */
function nth(start: number, unit: Unit, n: number, offsetMin: number): number | null {
  if (unit === "day") return start + n * dayMs;
  if (unit === "week") return start + n * 7 * dayMs;
  if (unit === "fortnight") return start + n * 14 * dayMs;
  const c = civilOf(start, offsetMin);
  if (unit === "workday") {
    const fromMonday = (c.weekday + 6) % 7;
    // A series that was begun at a weekend has its first time on Monday.
    const first = fromMonday > 4 ? { day: 0, skip: 7 - fromMonday } : { day: fromMonday, skip: 0 };
    const place = first.day + n;
    return start + (first.skip + Math.floor(place / 5) * 7 + (place % 5) - first.day) * dayMs;
  }
  const months = c.year * 12 + c.month - 1 + n;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return c.day > daysInMonth(year, month) ? null : epochOf({ ...c, year, month }, offsetMin);
}
const spans: Readonly<Record<Unit, number>> = { day: 1, workday: 1.4, week: 7, fortnight: 14, month: 31 };

/** Its starts from the one on that has not ended at a moment, at most so many. */
export function startsOf(m: Planned, from: number, most: number, offsetMin: number): number[] {
  if (m.repeat === null) return m.start + m.minutes * minuteMs > from ? [m.start] : [];
  const { unit, times, until } = m.repeat;
  const found: number[] = [];
  const first = Math.max(0, Math.floor((from - m.start) / (spans[unit] * dayMs)) - 2);
  // A series ends by its count, by its last day, or here: no clock goes on for so long.
  const last = Math.min(times ?? Number.POSITIVE_INFINITY, first + 2 * timesMost);
  for (let n = first; n < last && found.length < most; n++) {
    const planned = nth(m.start, unit, n, offsetMin);
    if (planned === null) continue;
    const key = dayKey(planned, offsetMin);
    if (until !== null && key > until) break;
    const start = m.moved[key] ?? planned;
    if (start + m.minutes * minuteMs > from && !m.except.includes(key)) found.push(start);
  }
  return found;
}
/** The day on which a time was to be that begins then. */
export const dayOf = (m: Pick<Planned, "moved">, start: number, offsetMin: number): string =>
  Object.entries(m.moved).find(([, at]) => at === start)?.[0] ?? dayKey(start, offsetMin);
/** When the one of a day was to begin by the plan. */
export const plannedOn = (m: Planned, day: string, offsetMin: number): number | undefined =>
  startsOf({ ...m, except: [], moved: {} }, epochOfIso(day, offsetMin)! - dayMs, 3, offsetMin).find(
    (start) => dayKey(start, offsetMin) === day,
  );
/** The times of a series before and after the one of a day, as far as there are any: it can be moved between them. */
export function neighbours(m: Planned, day: string, offsetMin: number) {
  const around = startsOf(m, epochOfIso(day, offsetMin)! - 62 * dayMs, 2 * timesMost, offsetMin);
  const place = around.findIndex((start) => dayOf(m, start, offsetMin) === day);
  return place === -1 ? null : { before: around[place - 1] ?? -Infinity, after: around[place + 1] ?? Infinity };
}
/** The start of the time that is on, or comes next; null where all of it is over. */
export const nextStart = (m: Planned, now: number, offsetMin: number): number | null =>
  startsOf(m, now, 1, offsetMin)[0] ?? null;
/** When the last of it has begun; the first, where that is not to be known. */
export function lastStart(m: Planned, now: number, offsetMin: number): number {
  if (m.repeat === null) return m.start;
  const back = 62 * dayMs;
  const before = startsOf(m, now - back, 2 * timesMost, offsetMin).filter((start) => start <= now);
  return before.at(-1) ?? m.start;
}
