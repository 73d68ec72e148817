/** How the calendar is read: shared by screens, checks and oracles. Days are numbers (days since 1970-01-01). */
import type { Due } from "../../os/app-command.ts";
import type { Lang } from "../../os/values.ts";
import type { Row } from "../../os/providers.ts";
import { fill, wordsFor } from "../../os/words.ts";
import { isLeap, minuteMs } from "../../state/civil.ts";
import { dayAt, dayNumber, isDay, keyOf, numberOf, partsOf, startOf } from "../../state/day.ts";
import { namedDaysOn, type DayKind } from "../../world/holidays/table.ts";
import {
  occurrenceFrom,
  occurrenceOn,
  occurrencesOf,
  remindingsAfter,
  startDayOf,
  type Occurrence,
  type Reminding,
} from "./occurrences.ts";
import type { Calendar } from "./features/calendars/state.ts";
import type { Event } from "./features/events/state.ts";
import type { Time } from "./features/reminders/state.ts";
import type { State } from "./state.ts";
import type { Tone } from "./schemas.ts";
import { spoken } from "./spoken.ts";

export interface Birthday {
  readonly id: string;
  readonly name: string;
  /** The day of birth. */
  readonly date: string;
}
/** The phone's zone and language, in which the calendar is read, and the birthdays of the people whom the phone knows. */
export interface Reading {
  readonly offsetMin: number;
  readonly lang: Lang;
  readonly birthdays: readonly Birthday[];
}
const birthdayPrefix = "birthday_";
/** Birthdays as the address book has them. */
export const birthdaysOf = (people: readonly Row<"contacts">[]): Birthday[] =>
  people
    .flatMap(({ id, name, birthday }) =>
      birthday !== null && isDay(birthday) ? [{ id: `${birthdayPrefix}${id}`, name, date: birthday }] : [],
    )
    .toSorted(byId);
/** The contact whose birthday an entry is; null for any other entry. */
export const personOf = (entry: string): string | null =>
  entry.startsWith(birthdayPrefix) ? entry.slice(birthdayPrefix.length) : null;
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byStart = (a: Occurrence, b: Occurrence): number => a.start - b.start || byId(a.event, b.event);

export const calendarsOf = (state: State): Calendar[] => state.calendarOrder.flatMap((id) => state.calendars[id] ?? []);
export const ownCalendars = (state: State): Calendar[] => calendarsOf(state).filter((c) => c.kind === "own");
/** Where a new event goes. */
export const firstCalendar = (state: State): string => ownCalendars(state)[0]?.id ?? "calendar_";
const shown = (state: State, kind: Calendar["kind"]): Calendar | undefined =>
  calendarsOf(state).find((c) => c.kind === kind && c.shown);
export const eventsOf = (state: State): Event[] => Object.values(state.events).toSorted(byId);
export const eventsIn = (state: State, calendar: string): Event[] =>
  eventsOf(state).filter((e) => e.calendar === calendar);
const isCalled = (e: Event, title: string): boolean => e.title.trim().toLowerCase() === title.trim().toLowerCase();
export const eventsTitled = (state: State, title: string): Event[] =>
  eventsOf(state).filter((e) => e.birthday === null && isCalled(e, title));
/** Birthdays that the user has entered, by the name of the person; those of the address book are not among them. */
export const birthdaysNamed = (state: State, name: string): Event[] =>
  eventsOf(state).filter((e) => e.birthday !== null && isCalled(e, name));
/** Where birthdays that the user enters go. */
export const birthdayCalendar = (state: State): string =>
  calendarsOf(state).find((c) => c.kind === "birthdays")?.id ?? "calendar_";

/** When the events of all calendars touch the days from `from` to `to`, in order of time. */
export const occurrencesIn = (state: State, from: number, to: number, offsetMin: number): Occurrence[] =>
  eventsOf(state)
    .flatMap((event) => occurrencesOf(event, from, to, offsetMin))
    .toSorted(byStart);

export interface Clash {
  readonly a: Occurrence;
  readonly b: Occurrence;
}
/** Whether an event takes up its time for the user. */
export const takesTime = (event: Event): boolean => event.busy && event.answer !== "no" && event.when.kind === "times";
/** Pairs of busy events with a time that overlap. */
export function clashesIn(state: State, from: number, to: number, offsetMin: number): Clash[] {
  const busy = occurrencesIn(state, from, to, offsetMin).filter((o) => takesTime(o.event));
  return busy.flatMap((a, i) =>
    busy
      .slice(i + 1)
      .filter((b) => b.start < a.end && a.start < b.end)
      .map((b) => ({ a, b })),
  );
}
/** What a time clashes with, other than an event itself. */
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
/** What is free on a day between two minutes of it, in pieces of at least `minMin` minutes. */
export function freeSlots(
  state: State,
  day: number,
  hours: { readonly fromMin: number; readonly toMin: number; readonly minMin: number },
  offsetMin: number,
): Slot[] {
  const midnight = startOf(day, offsetMin);
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

/** A line of the calendar: an event at one of its times, a holiday, a birthday. */
export interface Entry {
  /** Tells lines apart. */
  readonly key: string;
  readonly id: string;
  /** With the id, what the screen of an event is opened by. */
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
  if (birthday !== null) return fill(wordsFor(spoken, lang).birthdayOf, { name: title });
  return title.trim() === "" ? wordsFor(spoken, lang).noTitle : title;
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
  c: Reading,
  e: { id: string; kind: Entry["kind"]; title: string; tone: Tone; first: number; last: number },
): Entry => ({
  ...e,
  key: `${e.id} ${e.first}`,
  day: keyOf(e.first),
  location: "",
  allDay: true,
  start: startOf(e.first, c.offsetMin),
  end: startOf(e.last + 1, c.offsetMin),
  repeats: e.kind === "birthday",
  answer: null,
  event: null,
});
/** Named days; a holiday of several days is one line. */
function holidayEntries(from: number, to: number, tone: Tone, c: Reading): Entry[] {
  const has = (day: number, id: string) => namedDaysOn(keyOf(day)).some((d) => d.id === id);
  const out: Entry[] = [];
  for (let day = from; day <= to; day++)
    for (const { id, name, kind } of namedDaysOn(keyOf(day))) {
      if (day > from && has(day - 1, id)) continue;
      let [first, last] = [day, day];
      while (has(first - 1, id)) first -= 1;
      while (has(last + 1, id)) last += 1;
      const title = c.lang === "en" ? name.en : name.zh;
      out.push(wholeDays(c, { id: `holiday_${id}`, kind, title, tone, first, last }));
    }
  return out;
}
/** The birthday of a year; of the 29th of February on the 28th where there is none. */
function birthdayIn(birthday: Birthday, year: number): number {
  const { month, day } = partsOf(dayNumber(birthday.date));
  return numberOf(year, month, month === 2 && day === 29 && !isLeap(year) ? 28 : day);
}
/** The birthday that the user has entered as an event; null for any other event, or where the year is not known. */
export const birthdayOf = (event: Event | null): Birthday | null =>
  event?.birthday?.yearKnown === true ? { id: event.id, name: event.title, date: keyOf(startDayOf(event.when)) } : null;
export const ageIn = (birthday: Birthday, year: number): number => year - partsOf(dayNumber(birthday.date)).year;
function birthdayEntries(from: number, to: number, tone: Tone, c: Reading): Entry[] {
  const [firstYear, lastYear] = [partsOf(from).year, partsOf(to).year];
  const years = Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, i) => firstYear + i);
  return c.birthdays.flatMap((b) =>
    years
      .filter((year) => ageIn(b, year) >= 0)
      .map((year) => birthdayIn(b, year))
      .filter((day) => day >= from && day <= to)
      .map((day) => {
        const title = fill(wordsFor(spoken, c.lang).birthdayOf, { name: b.name });
        return wholeDays(c, { id: b.id, kind: "birthday", title, tone, first: day, last: day });
      }),
  );
}
/** Whole days first, the longer ones before; then by time. */
export const inOrder = (a: Entry, b: Entry): number =>
  Number(b.allDay) - Number(a.allDay) ||
  (a.allDay ? a.first - b.first || b.last - a.last : a.start - b.start) ||
  (a.key < b.key ? -1 : 1);
/** All that the shown calendars have on the days from `from` to `to`. */
export function entriesIn(state: State, from: number, to: number, c: Reading): Entry[] {
  const holidays = shown(state, "holidays");
  const birthdays = shown(state, "birthdays");
  return [
    ...(holidays ? holidayEntries(from, to, holidays.tone, c) : []),
    ...(birthdays ? birthdayEntries(from, to, birthdays.tone, c) : []),
    ...eventsOf(state)
      .filter((e) => state.calendars[e.calendar]?.shown && (state.settings.declined || e.answer !== "no"))
      .flatMap((e) => occurrencesOf(e, from, to, c.offsetMin))
      .map((o) => entryOfEvent(state, o, c.lang)),
  ].toSorted(inOrder);
}
/** The entries that touch a day, out of some. */
export const onDay = (entries: readonly Entry[], day: number): Entry[] =>
  entries.filter((e) => e.first <= day && e.last >= day);
/** The line that a screen was opened by; null when it is there no more. */
export function entryOf(state: State, id: string, day: string, c: Reading): Entry | null {
  const event = state.events[id];
  if (event) {
    // An event that takes place once is found even after it was moved to another day.
    const on = event.repeat === null ? keyOf(startDayOf(event.when)) : day;
    const o = occurrenceOn(event, on, c.offsetMin);
    return o && entryOfEvent(state, o, c.lang);
  }
  const at = dayNumber(day);
  const tone = (kind: Calendar["kind"]): Tone => calendarsOf(state).find((x) => x.kind === kind)?.tone ?? "slate";
  const derived = [...holidayEntries(at, at, tone("holidays"), c), ...birthdayEntries(at, at, tone("birthdays"), c)];
  return derived.find((e) => e.id === id) ?? null;
}
/** The days from `from` to `to` that have something, each with what it has. */
export function agendaOf(
  state: State,
  from: number,
  to: number,
  c: Reading,
): { readonly day: number; readonly entries: readonly Entry[] }[] {
  const entries = entriesIn(state, from, to, c);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    .map((day) => ({ day, entries: onDay(entries, day) }))
    .filter((d) => d.entries.length > 0);
}

export const foundAtMost = 200;
/** Ten years: as far as a search goes. */
const searchedDays = 3660;
/**
 * What has the words in its title, place, notes or guests. Over a range of days every time that it takes place; without
 * one, each event once: the next time from today on, or the first one when it is over.
 */
export function search(
  state: State,
  q: { readonly words: string; readonly from: string | null; readonly to: string | null },
  today: number,
  c: Reading,
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
      .toSorted((a, b) => a.first - b.first || inOrder(a, b))
      .slice(0, foundAtMost);
  }
  const events = eventsOf(state)
    .filter(matches)
    .map((event) => {
      const o = occurrenceFrom(event, today, c.offsetMin) ?? occurrenceFrom(event, startDayOf(event.when), c.offsetMin);
      return o && entryOfEvent(state, o, c.lang);
    })
    .filter((e) => e !== null);
  const derived = entriesIn(state, today, today + 365, c).filter((e) => e.event === null && has(e.title));
  return [...events, ...derived].toSorted((a, b) => a.first - b.first || inOrder(a, b)).slice(0, foundAtMost);
}

/** Reminders are not given of hidden calendars, nor of what the user said no to. */
const isReminding = (state: State, e: Event): boolean =>
  e.reminders.length > 0 && e.answer !== "no" && state.calendars[e.calendar]?.shown === true;
const remindingEvents = (state: State): Event[] => eventsOf(state).filter((e) => isReminding(state, e));
/** The time that a reminder was given of; null where it takes place no more, or is not to be reminded of any more. */
export function givenAt(state: State, { id, day }: Time, offsetMin: number): Occurrence | null {
  const event = state.events[id];
  return event && isReminding(state, event) ? occurrenceOn(event, day, offsetMin) : null;
}
export const ringingAt = (state: State, { id, day }: Time): State["ringing"][number] | undefined =>
  state.ringing.find((x) => x.id === id && x.day === day);
export const laterAt = (state: State, { id, day }: Time): State["later"][number] | undefined =>
  state.later.find((x) => x.id === id && x.day === day);
/** The reminders that come next after a moment: several where they come at once. */
export function nextReminders(state: State, after: number, offsetMin: number): Reminding[] {
  const all = remindingEvents(state).flatMap((e) => remindingsAfter(e, after, offsetMin));
  const at = Math.min(...all.map((r) => r.at));
  return all.filter((r) => r.at === at).toSorted((a, b) => byStart(a.occurrence, b.occurrence));
}
/** After this long nobody is there: a reminder rings no more. */
export const ringMs = 5 * minuteMs;
/** What falls due on the phone's clock. What a change of the clock jumped over is not told. */
export function duesOf(state: State, c: { readonly now: number; readonly offsetMin: number }): Due[] {
  const next = nextReminders(state, Math.max(state.remindedUntil, c.now - 1), c.offsetMin)[0];
  return [
    ...(next ? [{ at: next.at, command: "remind", args: { at: next.at } }] : []),
    ...state.later.map(({ id, day, at }) => ({ at, command: "remindAgain", args: { id, day } })),
    ...state.ringing.map(({ id, day, since }) => ({ at: since + ringMs, command: "missReminder", args: { id, day } })),
  ];
}
