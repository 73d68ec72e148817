/** Calculates the occurrences of events in a range of days, in the phone's time zone. */
import { zones } from "#os/settings.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { dayAt, dayNumber, formatDay, dayStartMs } from "#state/day.ts";
import { nextStart, startsBetween } from "./repeats.ts";
import { dayReminderHour } from "./schemas.ts";
import { type Event, type When } from "./features/events/state.ts";

export interface Occurrence {
  readonly event: Event;
  /** The first day in the event's own time zone. The day identifies the occurrence of a repeat. */
  readonly day: string;
  readonly start: number;
  readonly end: number;
  /** The first and last day in the phone's time zone. */
  readonly first: number;
  readonly last: number;
}
export const zoneOffset = (when: When, offsetMin: number): number =>
  when.kind === "times" ? zones[when.zone] : offsetMin;
/** Returns the day on which an event begins, in the event's own time zone. */
export const startDayOf = (when: When): number =>
  when.kind === "days" ? dayNumber(when.from) : dayAt(when.start, zones[when.zone]);
/** Moves a time to another day. The time of day and the length do not change. */
export function moveWhen(when: When, day: number): When {
  const by = day - startDayOf(when);
  if (when.kind === "days") return { ...when, from: formatDay(day), to: formatDay(dayNumber(when.to) + by) };
  return { ...when, start: when.start + by * dayMs, end: when.end + by * dayMs };
}

/**
 * Returns the occurrence that starts on a day in the event's time zone. Does not check whether the event takes place on
 * this day.
 */
export function occurrenceAt(event: Event, day: number, offsetMin: number): Occurrence {
  const when = moveWhen(event.when, day);
  const key = formatDay(day);
  if (when.kind === "days") {
    const last = dayNumber(when.to);
    return {
      event,
      day: key,
      start: dayStartMs(day, offsetMin),
      end: dayStartMs(last + 1, offsetMin),
      first: day,
      last,
    };
  }
  const { start, end } = when;
  return {
    event,
    day: key,
    start,
    end,
    first: dayAt(start, offsetMin),
    last: dayAt(Math.max(start, end - 1), offsetMin),
  };
}
/** Lists the occurrences that take place, at least partly, on the days from `from` to `to`, in order. */
export function occurrencesOf(event: Event, from: number, to: number, offsetMin: number): Occurrence[] {
  const start = startDayOf(event.when);
  const own = occurrenceAt(event, start, offsetMin);
  const days =
    event.repeat === null
      ? [start]
      : startsBetween(event.repeat, start, from - (own.last - own.first) - 1, to + 1).filter((day) =>
          takesPlace(event, day),
        );
  return days.map((day) => occurrenceAt(event, day, offsetMin)).filter((o) => o.first <= to && o.last >= from);
}
const takesPlace = (event: Event, day: number): boolean => !event.except.includes(formatDay(day));
/** Returns the first occurrence on or after a day in the event's time zone, or null if the event is over. */
export function occurrenceFrom(event: Event, from: number, offsetMin: number): Occurrence | null {
  const start = startDayOf(event.when);
  if (event.repeat === null) return start >= from ? occurrenceAt(event, start, offsetMin) : null;
  let day = nextStart(event.repeat, start, from);
  // Every skipped day is one of the event's exceptions, so more rounds are never needed.
  for (let passed = 0; day !== null && passed <= event.except.length; passed++) {
    if (takesPlace(event, day)) return occurrenceAt(event, day, offsetMin);
    day = nextStart(event.repeat, start, day + 1);
  }
  return null;
}
/** Returns the occurrence that starts on a day in the event's time zone, or null if there is no such occurrence. */
export function occurrenceOn(event: Event, day: string, offsetMin: number): Occurrence | null {
  const found = occurrenceFrom(event, dayNumber(day), offsetMin);
  return found?.day === day ? found : null;
}

/**
 * Returns the moment from which reminders are counted back: the start of a timed event, or 09:00 on the first day of a
 * whole-day event.
 */
const reminderBase = (o: Occurrence): number =>
  o.event.when.kind === "days" ? o.start + dayReminderHour * 60 * minuteMs : o.start;
/**
 * The maximum number of occurrences that a search for the next reminder examines. Five are enough, because zones are
 * less than a day apart.
 */
const maxEarlyOccurrences = 5;
export interface UpcomingReminder {
  readonly at: number;
  readonly occurrence: Occurrence;
  readonly minutes: number;
}
/** Returns, for each of the event's reminders, its next time after a moment and the occurrence that it belongs to. */
export function upcomingReminders(event: Event, after: number, offsetMin: number): readonly UpcomingReminder[] {
  const known = reminderCache.get(event);
  // Cached reminders are valid until the first of them is due.
  if (known?.offsetMin === offsetMin && known.after <= after && known.list.every(({ at }) => at > after))
    return known.list;
  const list = findUpcomingReminders(event, after, offsetMin);
  // Only frozen events are cached, because other events can still change.
  if (Object.isFrozen(event)) reminderCache.set(event, { after, offsetMin, list });
  return list;
}
const reminderCache = new WeakMap<
  Event,
  { readonly after: number; readonly offsetMin: number; readonly list: readonly UpcomingReminder[] }
>();
function findUpcomingReminders(event: Event, after: number, offsetMin: number): readonly UpcomingReminder[] {
  return event.reminders.flatMap((minutes) => {
    const from = dayAt(after + minutes * minuteMs, zoneOffset(event.when, offsetMin)) - 1;
    let o = occurrenceFrom(event, from, offsetMin);
    // The search starts a day before the moment, or at the event's start, so the reminders of only a few occurrences
    // have already passed.
    for (let i = 0; o !== null && i < maxEarlyOccurrences; i++) {
      const at = reminderBase(o) - minutes * minuteMs;
      if (at > after) return [{ at, occurrence: o, minutes }];
      o = event.repeat === null ? null : occurrenceFrom(event, dayNumber(o.day) + 1, offsetMin);
    }
    return [];
  });
}
