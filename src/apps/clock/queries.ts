/** Queries for screens, checks and oracles. */
import { civilOf, dayKey, dayMs, hourMs, minuteMs, startOfDay, type Civil } from "#state/civil.ts";
import { isWorkingDay } from "#world/holidays/table.ts";
import type { Due } from "#os/app-command.ts";
import { getCity, cities, offsetAt, type City } from "./cities.ts";
import { ringMs, type Alarm, type State, type Stopwatch, type Timer } from "./state.ts";

/** The current time, and the phone's offset from UTC in minutes. */
export interface Now {
  readonly now: number;
  readonly offsetMin: number;
}
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

/** Returns the alarms sorted by time of day, as in the list. */
export const alarmsOf = (state: State): Alarm[] =>
  Object.values(state.alarms).toSorted((a, b) => a.hour - b.hour || a.minute - b.minute || byId(a, b));
export const alarmsAt = (state: State, hour: number, minute: number): Alarm[] =>
  alarmsOf(state).filter((a) => a.hour === hour && a.minute === minute);
export const findAlarm = (state: State, hour: number, minute: number): Alarm | undefined =>
  alarmsAt(state, hour, minute)[0];

type Days = Pick<Alarm, "days" | "legal">;
type Times = Days & Pick<Alarm, "hour" | "minute">;
export const ringsOnce = ({ days, legal }: Days): boolean => days.length === 0 && legal === undefined;
/** The number of days that a search looks ahead. It is longer than any series of workdays or of days off. */
const daysAhead = 31;
/** Returns the time of the alarm's first ring after a moment. */
export function occurrenceAfter(alarm: Times, after: number, offsetMin: number): number {
  const today = startOfDay(after, offsetMin) + alarm.hour * hourMs + alarm.minute * minuteMs;
  const first = today > after ? today : today + dayMs;
  for (let i = 0; i < daysAhead; i++) {
    const at = first + i * dayMs;
    if (ringsOnce(alarm) || ringsOn(alarm, at, offsetMin)) return at;
  }
  throw new Error("an alarm without a day");
}
function ringsOn({ days, legal }: Days, at: number, offsetMin: number): boolean {
  const { weekday } = civilOf(at, offsetMin);
  if (legal === undefined) return days.includes(weekday);
  return isWorkingDay(dayKey(at, offsetMin), weekday) === (legal === "working");
}
/**
 * Returns the time at which an alarm rings next, or null if it is off. If a zone change skips an alarm's time, the
 * alarm does not ring at that time.
 */
export function nextRing(alarm: Alarm, { now, offsetMin }: Now): number | null {
  if (!alarm.on || (alarm.ringingSince !== null && ringsOnce(alarm))) return null;
  return alarm.snoozedUntil ?? occurrenceAfter(alarm, Math.max(alarm.armedAt, now - 1), offsetMin);
}
/** Returns the alarm that rings next and the time at which it rings. */
export function nextAlarm(state: State, c: Now): { readonly alarm: Alarm; readonly at: number } | null {
  let first: { alarm: Alarm; at: number } | null = null;
  for (const alarm of alarmsOf(state)) {
    const at = alarm.ringingSince === null ? nextRing(alarm, c) : null;
    if (at !== null && (first === null || at < first.at)) first = { alarm, at };
  }
  return first;
}
export const ringingAlarms = (state: State): Alarm[] => alarmsOf(state).filter((a) => a.ringingSince !== null);
export const snoozedAlarms = (state: State): Alarm[] => alarmsOf(state).filter((a) => a.snoozedUntil !== null);

/** Lists the scheduled commands. */
export function duesOf(state: State, c: Now): Due[] {
  const alarms = Object.values(state.alarms).flatMap((alarm): Due[] => {
    const args = { id: alarm.id };
    if (alarm.ringingSince !== null)
      return [{ at: alarm.ringingSince + ringMs, command: "missAlarm", args, alarm: true }];
    const at = nextRing(alarm, c);
    return at === null ? [] : [{ at, command: "ringAlarm", args, alarm: true }];
  });
  const timers = Object.values(state.timers).flatMap((timer): Due[] => {
    const args = { id: timer.id };
    if (timer.ringingSince !== null) return [{ at: timer.ringingSince + ringMs, command: "missTimer", args }];
    return timer.endsAt === null ? [] : [{ at: timer.endsAt, command: "ringTimer", args }];
  });
  return [...alarms, ...timers];
}

export const citiesOf = (state: State): City[] => state.cities.map(getCity);
/** Returns the time in a city at a moment. */
export const timeIn = (cityId: string, at: number): Civil => civilOf(at, offsetAt(getCity(cityId), at));
/** Returns the number of days by which the date in a city is ahead of the phone's date: -1, 0 or 1. */
export const dayDifference = (where: City, { now, offsetMin }: Now): number =>
  Math.floor((now + offsetAt(where, now) * minuteMs) / dayMs) - Math.floor((now + offsetMin * minuteMs) / dayMs);
/** Returns the number of midnights between two moments. */
export const daysBetween = (from: number, to: number, offsetMin: number): number =>
  (startOfDay(to, offsetMin) - startOfDay(from, offsetMin)) / dayMs;
/** Returns the minutes by which a city's clocks are ahead of the phone's clock. */
export const offsetDifference = (where: City, { now, offsetMin }: Now): number => offsetAt(where, now) - offsetMin;
/** Finds cities by name or country in either language. */
export function findCities(query: string): readonly City[] {
  const q = query.trim().toLowerCase();
  if (q === "") return cities;
  return cities.filter((c) => [c.en, c.zh, c.countryEn, c.countryZh].some((text) => text.toLowerCase().includes(q)));
}

export const elapsedOf = (watch: Stopwatch, now: number): number =>
  watch.beforeMs + (watch.startedAt === null ? 0 : Math.max(0, now - watch.startedAt));
export interface Lap {
  readonly n: number;
  readonly lapMs: number;
  readonly totalMs: number;
  readonly mark: "fastest" | "slowest" | null;
}
/**
 * Returns the finished laps, latest first. If there are at least two laps and they are not all equal, the fastest and
 * the slowest are marked.
 */
export function lapsOf(watch: Stopwatch): Lap[] {
  const spans = watch.laps.map((total, i) => total - (watch.laps[i - 1] ?? 0));
  const least = Math.min(...spans);
  const most = Math.max(...spans);
  const markOf = (ms: number) => (least === most ? null : ms === least ? "fastest" : ms === most ? "slowest" : null);
  return watch.laps
    .map((totalMs, i): Lap => ({ n: i + 1, lapMs: spans[i]!, totalMs, mark: markOf(spans[i]!) }))
    .toReversed();
}

/** Returns the timers, latest first. */
export const timersOf = (state: State): Timer[] =>
  Object.values(state.timers).toSorted((a, b) => b.createdAt - a.createdAt || byId(b, a));
export const findTimer = (state: State, label: string): Timer | undefined =>
  timersOf(state).find((t) => t.label === label);
export type TimerStatus = "ready" | "running" | "paused" | "ringing";
export function statusOf(timer: Timer): TimerStatus {
  if (timer.ringingSince !== null) return "ringing";
  if (timer.endsAt !== null) return "running";
  return timer.leftMs === timer.durationMs ? "ready" : "paused";
}
/** Returns the remaining time of a timer; negative while the timer rings. */
export const remainingMs = (timer: Timer, now: number): number =>
  timer.endsAt === null ? timer.leftMs : timer.endsAt - now;
