/** Queries for screens, checks and oracles. Days are numbers (days since 1970-01-01). */
import type { Due } from "#os/app-command.ts";
import type { Lang } from "#os/values.ts";
import type { Row } from "#os/providers.ts";
import { fillPlaceholders, textsFor } from "#os/texts.ts";
import { isLeap, minuteMs } from "#state/civil.ts";
import { dayAt, dayNumber, isDay, formatDay, dayNumberOf, partsOf, dayStartMs } from "#state/day.ts";
import { namedDaysOn, type DayKind } from "#world/holidays/table.ts";
import {
  occurrenceFrom,
  occurrenceOn,
  occurrencesOf,
  upcomingReminders,
  startDayOf,
  type Occurrence,
  type UpcomingReminder,
} from "./occurrences.ts";
import type { Calendar } from "./features/calendars/state.ts";
import type { Event } from "./features/events/state.ts";
import type { OccurrenceKey } from "./features/reminders/state.ts";
import type { State } from "./state.ts";
import type { Tone } from "./schemas.ts";
import { backgroundTexts } from "./background-texts.ts";

export interface Birthday {
  readonly id: string;
  readonly name: string;
  /** The day of birth. */
  readonly date: string;
}
/** The context of a query: the phone's time zone and language, and the birthdays of its contacts. */
export interface ReadContext {
  readonly offsetMin: number;
  readonly lang: Lang;
  readonly birthdays: readonly Birthday[];
}
const birthdayPrefix = "birthday_";
/** Returns the birthdays of the contacts. */
export const birthdaysOf = (people: readonly Row<"contacts">[]): Birthday[] =>
  people
    .flatMap(({ id, name, birthday }) =>
      birthday !== null && isDay(birthday) ? [{ id: `${birthdayPrefix}${id}`, name, date: birthday }] : [],
    )
    .toSorted(byId);
/** Returns the id of the contact whose birthday the entry shows, or null for other entries. */
export const birthdayContactId = (entry: string): string | null =>
  entry.startsWith(birthdayPrefix) ? entry.slice(birthdayPrefix.length) : null;
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byStart = (a: Occurrence, b: Occurrence): number => a.start - b.start || byId(a.event, b.event);

export const calendarsOf = (state: State): Calendar[] => state.calendarOrder.flatMap((id) => state.calendars[id] ?? []);
export const ownCalendars = (state: State): Calendar[] => calendarsOf(state).filter((c) => c.kind === "own");
/** Returns the id of the calendar for a new event. */
export const firstCalendar = (state: State): string => ownCalendars(state)[0]?.id ?? "calendar_";
const visibleCalendar = (state: State, kind: Calendar["kind"]): Calendar | undefined =>
  calendarsOf(state).find((c) => c.kind === kind && c.shown);
export const eventsOf = (state: State): Event[] => Object.values(state.events).toSorted(byId);
export const eventsIn = (state: State, calendar: string): Event[] =>
  eventsOf(state).filter((e) => e.calendar === calendar);
const hasTitle = (e: Event, title: string): boolean => e.title.trim().toLowerCase() === title.trim().toLowerCase();
export const findEventsByTitle = (state: State, title: string): Event[] =>
  eventsOf(state).filter((e) => e.birthday === null && hasTitle(e, title));
/** Returns the birthdays that the user has entered for a person. Birthdays from the contacts are not included. */
export const findBirthdaysByName = (state: State, name: string): Event[] =>
  eventsOf(state).filter((e) => e.birthday !== null && hasTitle(e, name));
/** Returns the id of the calendar for birthdays that the user enters. */
export const birthdayCalendar = (state: State): string =>
  calendarsOf(state).find((c) => c.kind === "birthdays")?.id ?? "calendar_";

/** Returns the occurrences of all events on the days from `from` to `to`, ordered by time. */
export const occurrencesIn = (state: State, from: number, to: number, offsetMin: number): Occurrence[] =>
  eventsOf(state)
    .flatMap((event) => occurrencesOf(event, from, to, offsetMin))
    .toSorted(byStart);

export interface Clash {
  readonly a: Occurrence;
  readonly b: Occurrence;
}
/** Whether an event blocks its time for the user. */
export const takesTime = (event: Event): boolean => event.busy && event.answer !== "no" && event.when.kind === "times";
/** Returns pairs of busy timed events that overlap. */
export function clashesIn(state: State, from: number, to: number, offsetMin: number): Clash[] {
  const busy = occurrencesIn(state, from, to, offsetMin).filter((o) => takesTime(o.event));
  return busy.flatMap((a, i) =>
    busy
      .slice(i + 1)
      .filter((b) => b.start < a.end && a.start < b.end)
      .map((b) => ({ a, b })),
  );
}
/** Returns the occurrences that clash with a time. Occurrences of one given event are not included. */
export const clashesWith = (
  state: State,
  span: { readonly start: number; readonly end: number; readonly except?: string | null | undefined },
  offsetMin: number,
): Occurrence[] =>
  occurrencesIn(state, dayAt(span.start, offsetMin), dayAt(span.end, offsetMin), offsetMin).filter(
    (o) => o.event.id !== span.except && takesTime(o.event) && o.start < span.end && span.start < o.end,
  );
export interface Slot {
  readonly start: number;
  readonly end: number;
}
/** Returns the free times of a day between two minutes of the day. Each free time has at least `minMin` minutes. */
export function freeSlots(
  state: State,
  day: number,
  hours: { readonly fromMin: number; readonly toMin: number; readonly minMin: number },
  offsetMin: number,
): Slot[] {
  const midnight = dayStartMs(day, offsetMin);
  const until = midnight + hours.toMin * minuteMs;
  const out: Slot[] = [];
  let free = midnight + hours.fromMin * minuteMs;
  const take = (end: number): void => {
    if (Math.min(end, until) - free >= hours.minMin * minuteMs) out.push({ start: free, end: Math.min(end, until) });
  };
  for (const o of occurrencesIn(state, day, day, offsetMin)) {
    if (!takesTime(o.event)) continue;
    take(o.start);
    free = Math.max(free, o.end);
  }
  take(until);
  return out;
}

/** An entry in the calendar: an occurrence of an event, a holiday, or a birthday. */
export interface Entry {
  /** A key that no other entry has. */
  readonly key: string;
  readonly id: string;
  /** The parameter `day` of the event screen for this entry. The other parameter is `id`. */
  readonly day: string;
  readonly kind: "event" | "birthday" | DayKind;
  readonly title: string;
  readonly location: string;
  readonly tone: Tone;
  readonly allDay: boolean;
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
  readonly repeats: boolean;
  readonly answer: Event["answer"];
  readonly event: Event | null;
}
export function titleOf({ title, birthday }: Event, lang: Lang): string {
  if (birthday !== null) return fillPlaceholders(textsFor(backgroundTexts, lang).birthdayOf, { name: title });
  return title.trim() === "" ? textsFor(backgroundTexts, lang).noTitle : title;
}
export const toneOf = (state: State, event: Event): Tone =>
  event.tone ?? state.calendars[event.calendar]?.tone ?? "slate";
export function entryOfEvent(state: State, o: Occurrence, lang: Lang): Entry {
  const { event, day, start, end, first, last } = o;
  return {
    key: `${event.id} ${day}`,
    id: event.id,
    day,
    kind: event.birthday === null ? "event" : "birthday",
    title: titleOf(event, lang),
    location: event.location,
    tone: toneOf(state, event),
    allDay: event.when.kind === "days",
    start,
    end,
    first,
    last,
    repeats: event.repeat !== null || event.of !== null,
    answer: event.answer,
    event,
  };
}
const wholeDays = (
  c: ReadContext,
  e: { id: string; kind: Entry["kind"]; title: string; tone: Tone; first: number; last: number },
): Entry => ({
  ...e,
  key: `${e.id} ${e.first}`,
  day: formatDay(e.first),
  location: "",
  allDay: true,
  start: dayStartMs(e.first, c.offsetMin),
  end: dayStartMs(e.last + 1, c.offsetMin),
  repeats: e.kind === "birthday",
  answer: null,
  event: null,
});
/** Returns the holidays and other named days as entries. A holiday of several days is one entry. */
function holidayEntries(from: number, to: number, tone: Tone, c: ReadContext): Entry[] {
  const has = (day: number, id: string) => namedDaysOn(formatDay(day)).some((d) => d.id === id);
  const out: Entry[] = [];
  for (let day = from; day <= to; day++)
    for (const { id, name, kind } of namedDaysOn(formatDay(day))) {
      if (day > from && has(day - 1, id)) continue;
      let [first, last] = [day, day];
      while (has(first - 1, id)) first -= 1;
      while (has(last + 1, id)) last += 1;
      const title = c.lang === "en" ? name.en : name.zh;
      out.push(wholeDays(c, { id: `holiday_${id}`, kind, title, tone, first, last }));
    }
  return out;
}
/** Returns the day of the birthday in a year. February 29 becomes February 28 in years that have no February 29. */
function birthdayInYear(birthday: Birthday, year: number): number {
  const { month, day } = partsOf(dayNumber(birthday.date));
  return dayNumberOf(year, month, month === 2 && day === 29 && !isLeap(year) ? 28 : day);
}
/**
 * Returns the birthday that the event represents, or null if the event is not a birthday or the year of birth is
 * unknown.
 */
export const birthdayOf = (event: Event | null): Birthday | null =>
  event?.birthday?.yearKnown === true
    ? { id: event.id, name: event.title, date: formatDay(startDayOf(event.when)) }
    : null;
export const ageIn = (birthday: Birthday, year: number): number => year - partsOf(dayNumber(birthday.date)).year;
function birthdayEntries(from: number, to: number, tone: Tone, c: ReadContext): Entry[] {
  const [firstYear, lastYear] = [partsOf(from).year, partsOf(to).year];
  const years = Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, i) => firstYear + i);
  return c.birthdays.flatMap((b) =>
    years
      .filter((year) => ageIn(b, year) >= 0)
      .map((year) => birthdayInYear(b, year))
      .filter((day) => day >= from && day <= to)
      .map((day) => {
        const title = fillPlaceholders(textsFor(backgroundTexts, c.lang).birthdayOf, { name: b.name });
        return wholeDays(c, { id: b.id, kind: "birthday", title, tone, first: day, last: day });
      }),
  );
}
/**
 * Sorts whole-day entries before timed entries. Whole-day entries are sorted by their first day, and longer entries
 * come before shorter ones; timed entries are sorted by their start.
 */
export const compareEntries = (a: Entry, b: Entry): number =>
  Number(b.allDay) - Number(a.allDay) ||
  (a.allDay ? a.first - b.first || b.last - a.last : a.start - b.start) ||
  (a.key < b.key ? -1 : 1);
/** Returns all entries of visible calendars on the days from `from` to `to`. */
export function entriesIn(state: State, from: number, to: number, c: ReadContext): Entry[] {
  const holidays = visibleCalendar(state, "holidays");
  const birthdays = visibleCalendar(state, "birthdays");
  return [
    ...(holidays ? holidayEntries(from, to, holidays.tone, c) : []),
    ...(birthdays ? birthdayEntries(from, to, birthdays.tone, c) : []),
    ...eventsOf(state)
      .filter((e) => state.calendars[e.calendar]?.shown && (state.settings.declined || e.answer !== "no"))
      .flatMap((e) => occurrencesOf(e, from, to, c.offsetMin))
      .map((o) => entryOfEvent(state, o, c.lang)),
  ].toSorted(compareEntries);
}
/** Returns the entries that take place on a day. */
export const onDay = (entries: readonly Entry[], day: number): Entry[] =>
  entries.filter((e) => e.first <= day && e.last >= day);
/** Returns the entry that a screen shows, or null if it no longer exists. */
export function findEntry(state: State, id: string, day: string, c: ReadContext): Entry | null {
  const event = state.events[id];
  if (event) {
    // If an event without a repeat has moved to another day, it is still found.
    const on = event.repeat === null ? formatDay(startDayOf(event.when)) : day;
    const o = occurrenceOn(event, on, c.offsetMin);
    return o && entryOfEvent(state, o, c.lang);
  }
  const at = dayNumber(day);
  const tone = (kind: Calendar["kind"]): Tone => calendarsOf(state).find((x) => x.kind === kind)?.tone ?? "slate";
  const derived = [...holidayEntries(at, at, tone("holidays"), c), ...birthdayEntries(at, at, tone("birthdays"), c)];
  return derived.find((e) => e.id === id) ?? null;
}
/** Returns the days from `from` to `to` that have entries, each with its entries. */
export function agendaOf(
  state: State,
  from: number,
  to: number,
  c: ReadContext,
): { readonly day: number; readonly entries: readonly Entry[] }[] {
  const entries = entriesIn(state, from, to, c);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    .map((day) => ({ day, entries: onDay(entries, day) }))
    .filter((d) => d.entries.length > 0);
}

export const maxFound = 200;
/** Searches cover ten years. */
const searchedDays = 3660;
/**
 * Finds events by words in their title, place, notes or guests. With a range of days, returns every occurrence. Without
 * a range, returns each event once: its next occurrence from today on, or its first occurrence if the event is over.
 */
export function search(
  state: State,
  q: { readonly words: string; readonly from: string | null; readonly to: string | null },
  today: number,
  c: ReadContext,
): Entry[] {
  const words = q.words
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((w) => w !== "");
  const has = (...texts: readonly string[]) => {
    const all = texts.join("\n").toLowerCase();
    return words.every((w) => all.includes(w));
  };
  const matches = (e: Event) =>
    has(
      e.birthday === null ? e.title : titleOf(e, c.lang),
      e.location,
      e.notes,
      ...e.invitees.flatMap((p) => [p.name, p.email, p.phone]),
    );
  const range = q.from !== null || q.to !== null;
  if (words.length === 0 && !range) return [];
  if (range) {
    const from = q.from === null ? dayNumber(q.to!) - 366 : dayNumber(q.from);
    const to = Math.min(q.to === null ? from + 366 : dayNumber(q.to), from + searchedDays);
    return entriesIn(state, from, to, c)
      .filter((e) => (e.event ? matches(e.event) : has(e.title)))
      .toSorted((a, b) => a.first - b.first || compareEntries(a, b))
      .slice(0, maxFound);
  }
  const events = eventsOf(state)
    .filter(matches)
    .map((event) => {
      const o = occurrenceFrom(event, today, c.offsetMin) ?? occurrenceFrom(event, startDayOf(event.when), c.offsetMin);
      return o && entryOfEvent(state, o, c.lang);
    })
    .filter((e) => e !== null);
  const derived = entriesIn(state, today, today + 365, c).filter((e) => e.event === null && has(e.title));
  return [...events, ...derived].toSorted((a, b) => a.first - b.first || compareEntries(a, b)).slice(0, maxFound);
}

/** Events in hidden calendars and declined events have no reminders. */
const canRemind = (state: State, e: Event): boolean =>
  e.reminders.length > 0 && e.answer !== "no" && state.calendars[e.calendar]?.shown === true;
const remindableEvents = (state: State): Event[] => eventsOf(state).filter((e) => canRemind(state, e));
/**
 * Returns the occurrence that a reminder belongs to, or null if the occurrence no longer takes place or no longer has
 * reminders.
 */
export function findRemindedOccurrence(state: State, { id, day }: OccurrenceKey, offsetMin: number): Occurrence | null {
  const event = state.events[id];
  return event && canRemind(state, event) ? occurrenceOn(event, day, offsetMin) : null;
}
export const findRinging = (state: State, { id, day }: OccurrenceKey): State["ringing"][number] | undefined =>
  state.ringing.find((x) => x.id === id && x.day === day);
export const findSnoozed = (state: State, { id, day }: OccurrenceKey): State["later"][number] | undefined =>
  state.later.find((x) => x.id === id && x.day === day);
/** Returns the next reminders after a moment. There are several if they are due at the same time. */
export function nextReminders(state: State, after: number, offsetMin: number): UpcomingReminder[] {
  const all = remindableEvents(state).flatMap((e) => upcomingReminders(e, after, offsetMin));
  const at = Math.min(...all.map((r) => r.at));
  return all.filter((r) => r.at === at).toSorted((a, b) => byStart(a.occurrence, b.occurrence));
}
/** The time after which a reminder stops ringing. */
export const ringMs = 5 * minuteMs;
/** Lists the scheduled commands. If a clock change skips a period, the reminders of that period are not given. */
export function duesOf(state: State, c: { readonly now: number; readonly offsetMin: number }): Due[] {
  const next = nextReminders(state, Math.max(state.remindedUntil, c.now - 1), c.offsetMin)[0];
  return [
    ...(next ? [{ at: next.at, command: "remind", args: { at: next.at } }] : []),
    ...state.later.map(({ id, day, at }) => ({ at, command: "remindAgain", args: { id, day } })),
    ...state.ringing.map(({ id, day, since }) => ({ at: since + ringMs, command: "missReminder", args: { id, day } })),
  ];
}
