/** When events take place: a repeat laid out over a range of days, in the zone that the phone is in. */
import { zones } from "../../os/settings.ts";
import { dayMs, minuteMs } from "../../state/civil.ts";
import { dayAt, dayNumber, keyOf, startOf } from "../../state/day.ts";
import { nextStart, startsBetween } from "./repeats.ts";
import { dayReminderHour } from "./schemas.ts";
import { type Event, type When } from "./features/events/state.ts";

export interface Occurrence {
  readonly event: Event;
  /** The day on which it starts in the event's own zone: it tells the times of a repeat apart. */
  readonly day: string;
  readonly start: number;
  readonly end: number;
  /** The days that it touches, in the phone's zone. */
  readonly first: number;
  readonly last: number;
}
export const zoneOffset = (when: When, offsetMin: number): number =>
  when.kind === "times" ? zones[when.zone] : offsetMin;
/** The day in its own zone on which an event begins. */
export const startDayOf = (when: When): number =>
  when.kind === "days" ? dayNumber(when.from) : dayAt(when.start, zones[when.zone]);
/** The same span at another day, with its time of day and its length. */
export function movedTo(when: When, day: number): When {
  const by = day - startDayOf(when);
  if (when.kind === "days") return { ...when, from: keyOf(day), to: keyOf(dayNumber(when.to) + by) };
  return { ...when, start: when.start + by * dayMs, end: when.end + by * dayMs };
}

/** The one that starts on a day of the event's own zone. Whether it takes place then is not asked. */
export function occurrenceAt(event: Event, day: number, offsetMin: number): Occurrence {
  const when = movedTo(event.when, day);
  const key = keyOf(day);
  if (when.kind === "days") {
    const last = dayNumber(when.to);
    return { event, day: key, start: startOf(day, offsetMin), end: startOf(last + 1, offsetMin), first: day, last };
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
/** The times at which an event touches the days from `from` to `to`, in order. */
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
const takesPlace = (event: Event, day: number): boolean => !event.except.includes(keyOf(day));
/** The first time that an event starts on or after a day of its own zone; null when it is over. */
export function occurrenceFrom(event: Event, from: number, offsetMin: number): Occurrence | null {
  const start = startDayOf(event.when);
  if (event.repeat === null) return start >= from ? occurrenceAt(event, start, offsetMin) : null;
  let day = nextStart(event.repeat, start, from);
  // Each day that is passed over is an exception.
  for (let passed = 0; day !== null && passed <= event.except.length; passed++) {
    if (takesPlace(event, day)) return occurrenceAt(event, day, offsetMin);
    day = nextStart(event.repeat, start, day + 1);
  }
  return null;
}
/** The time of an event that starts on this day of its own zone, if it takes place then. */
export function occurrenceOn(event: Event, day: string, offsetMin: number): Occurrence | null {
  const found = occurrenceFrom(event, dayNumber(day), offsetMin);
  return found?.day === day ? found : null;
}

/** What a reminder counts back from: the start, or nine in the morning of the first whole day. */
const remindedAt = (o: Occurrence): number =>
  o.event.when.kind === "days" ? o.start + dayReminderHour * 60 * minuteMs : o.start;
/** Zones are less than a day apart. */
const earlyMost = 5;
export interface Reminding {
  readonly at: number;
  readonly occurrence: Occurrence;
  readonly minutes: number;
}
/** The reminders of an event that are next after a moment: one for each that it has. */
export function remindingsAfter(event: Event, after: number, offsetMin: number): readonly Reminding[] {
  const known = remindings.get(event);
  // What comes next stays next until it has come.
  if (known?.offsetMin === offsetMin && known.after <= after && known.list.every(({ at }) => at > after))
    return known.list;
  const list = remindingsFrom(event, after, offsetMin);
  // An event that may still change is not kept.
  if (Object.isFrozen(event)) remindings.set(event, { after, offsetMin, list });
  return list;
}
const remindings = new WeakMap<
  Event,
  { readonly after: number; readonly offsetMin: number; readonly list: readonly Reminding[] }
>();
function remindingsFrom(event: Event, after: number, offsetMin: number): readonly Reminding[] {
  return event.reminders.flatMap((minutes) => {
    const from = dayAt(after + minutes * minuteMs, zoneOffset(event.when, offsetMin)) - 1;
    let o = occurrenceFrom(event, from, offsetMin);
    // It begins a day before the moment, or where the event does: from there few times are too early.
    for (let i = 0; o !== null && i < earlyMost; i++) {
      const at = remindedAt(o) - minutes * minuteMs;
      if (at > after) return [{ at, occurrence: o, minutes }];
      o = event.repeat === null ? null : occurrenceFrom(event, dayNumber(o.day) + 1, offsetMin);
    }
    return [];
  });
}
