/** The draft in the event editor: texts and choices, and their conversion to event fields and back. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { zones } from "#os/settings.ts";
import type { OsState } from "#os/state.ts";
import { civilOf, dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { dayAt, dayNumber, formatDay, dayStartMs, weekdayOf } from "#state/day.ts";
import { moveWhen } from "../../occurrences.ts";
import { findEntry, firstCalendar, type ReadContext } from "../../queries.ts";
import { dayReminders, timedReminders } from "../../schemas.ts";
import { type EventFields, type Repeat, type When } from "./state.ts";
import type { State } from "../../state.ts";

export type Draft = Omit<EventFields, "when" | "repeat" | "birthday"> & {
  allDay: boolean;
  zone: Extract<When, { kind: "times" }>["zone"];
  fromDay: string;
  fromHour: string;
  fromMinute: string;
  toDay: string;
  toHour: string;
  toMinute: string;
  /** The unit of the repeat, or null if the event does not repeat. */
  unit: Repeat["unit"] | null;
  every: string;
  days: number[];
  by: Repeat["by"];
  ends: Repeat["end"]["kind"];
  until: string;
  times: string;
};
const padTwo = (n: number): string => String(n).padStart(2, "0");
const isBelow = (typed: string, size: number): boolean => /^\d{1,2}$/.test(typed) && Number(typed) < size;
const isCountUpTo = (typed: string, most: number): boolean =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;

/** An event that another app wants to add. Guests are given as mail addresses, phone numbers or names. */
export const ProposedEvent = v.strictObject({
  title: v.string(),
  start: v.nullable(instant),
  end: v.nullable(instant),
  allDay: v.boolean(),
  place: v.string(),
  notes: v.string(),
  guests: v.array(v.string()),
});
export type ProposedEvent = v.InferOutput<typeof ProposedEvent>;
export interface EditorParams {
  readonly id: string | null;
  readonly day: string;
  readonly minute: number | null;
  readonly copy: boolean;
  readonly given: ProposedEvent | null;
}
/** Returns the editor's initial draft: for one occurrence of an existing event, or for a new event. */
export function createDraft(state: State, params: EditorParams, os: OsState, now: number): Draft {
  const event = params.id === null ? undefined : state.events[params.id];
  const { zone } = os.settings.time;
  if (event) {
    const { calendar, title, location, notes, busy, tone, rings } = event;
    const when = event.repeat === null ? event.when : moveWhen(event.when, dayNumber(params.day));
    return {
      calendar,
      title,
      location,
      notes,
      busy,
      tone,
      rings,
      reminders: [...event.reminders],
      invitees: event.invitees.map((p) => ({ ...p })),
      ...createSpan(when, zone, os, now),
      ...createRepeatDraft(event.repeat, when),
    };
  }
  const { settings } = state;
  const { given } = params;
  const when = given
    ? proposedWhen(given, settings.durationMin, os, now)
    : defaultWhen(params, settings.durationMin, os, now);
  const reminder = when.kind === "days" ? settings.dayReminder : settings.reminder;
  return {
    calendar: firstCalendar(state),
    title: given?.title ?? "",
    location: given?.place ?? "",
    notes: given?.notes ?? "",
    busy: true,
    tone: null,
    rings: false,
    reminders: reminder === null ? [] : [reminder],
    invitees: [],
    ...createSpan(when, zone, os, now),
    ...createRepeatDraft(null, when),
  };
}
/** Returns the time of a new event: from the tapped hour, or from the next full hour if no hour was tapped. */
function defaultWhen(params: EditorParams, minutes: number, os: OsState, now: number): When {
  const { zone } = os.settings.time;
  const midnight = dayStartMs(dayNumber(params.day), zones[zone]);
  const hour = (civilOf(now, zones[zone]).hour + 1) % 24;
  const start = midnight + (params.minute === null ? hour * hourMs : params.minute * minuteMs);
  return { kind: "times", start, end: start + minutes * minuteMs, zone };
}
/**
 * Returns the time of a proposed event: from the time that the other app gave, or from the next full hour if the other
 * app gave no time.
 */
function proposedWhen(proposed: ProposedEvent, minutes: number, os: OsState, now: number): When {
  const { zone } = os.settings.time;
  const start = proposed.start ?? (Math.floor(now / hourMs) + 1) * hourMs;
  const end = Math.max(start, proposed.end ?? start + (proposed.allDay ? 0 : minutes * minuteMs));
  if (!proposed.allDay) return { kind: "times", start, end, zone };
  const from = dayAt(start, zones[zone]);
  // For a whole day, another app may give the following midnight as the end.
  return { kind: "days", from: formatDay(from), to: formatDay(Math.max(from, dayAt(end - 1, zones[zone]))) };
}
type Span = Pick<Draft, "allDay" | "zone" | "fromDay" | "fromHour" | "fromMinute" | "toDay" | "toHour" | "toMinute">;
function createSpan(when: When, phoneZone: Draft["zone"], os: OsState, now: number): Span {
  if (when.kind === "days") {
    const hour = padTwo((civilOf(now, zones[os.settings.time.zone]).hour + 1) % 24);
    const rest = { fromHour: hour, fromMinute: "00", toHour: hour, toMinute: "00" };
    return { allDay: true, zone: phoneZone, fromDay: when.from, toDay: when.to, ...rest };
  }
  const offset = zones[when.zone];
  const [a, b] = [civilOf(when.start, offset), civilOf(when.end, offset)];
  return {
    allDay: false,
    zone: when.zone,
    fromDay: formatDay(dayAt(when.start, offset)),
    fromHour: padTwo(a.hour),
    fromMinute: padTwo(a.minute),
    toDay: formatDay(dayAt(when.end, offset)),
    toHour: padTwo(b.hour),
    toMinute: padTwo(b.minute),
  };
}
type RepeatDraft = Pick<Draft, "unit" | "every" | "days" | "by" | "ends" | "until" | "times">;
function createRepeatDraft(repeat: Repeat | null, when: When): RepeatDraft {
  const start = when.kind === "days" ? dayNumber(when.from) : dayAt(when.start, zones[when.zone]);
  const end = repeat?.end ?? { kind: "never" };
  return {
    unit: repeat?.unit ?? null,
    every: String(repeat?.every ?? 1),
    days: repeat?.unit === "week" ? [...repeat.days] : [weekdayOf(start)],
    by: repeat?.by ?? "date",
    ends: end.kind,
    until: end.kind === "on" ? end.day : formatDay(start + 90),
    times: end.kind === "after" ? String(end.times) : "10",
  };
}

/** Whether all number fields contain valid numbers. */
export const hasValidNumbers = (d: Draft): boolean =>
  d.unit === null || (isCountUpTo(d.every, 99) && (d.ends !== "after" || isCountUpTo(d.times, 999)));
export const isTime = (hour: string, minute: string): boolean => isBelow(hour, 24) && isBelow(minute, 60);
export const startMs = (d: Span): number => momentOf(d, d.fromDay, d.fromHour, d.fromMinute);
export const endMs = (d: Span): number => momentOf(d, d.toDay, d.toHour, d.toMinute);
const momentOf = (d: Span, day: string, hour: string, minute: string): number =>
  dayStartMs(dayNumber(day), zones[d.zone]) + Number(hour) * hourMs + Number(minute) * minuteMs;

export function draftToFields(d: Draft): EventFields {
  const { calendar, title, location, notes, reminders, invitees, busy, tone, rings } = d;
  return {
    calendar,
    title,
    location,
    notes,
    when: d.allDay
      ? { kind: "days", from: d.fromDay, to: d.toDay }
      : { kind: "times", start: startMs(d), end: endMs(d), zone: d.zone },
    repeat:
      d.unit === null ? null : { unit: d.unit, every: Number(d.every), days: d.days, by: d.by, end: repeatEndOf(d) },
    reminders,
    invitees,
    busy,
    tone,
    rings,
    birthday: null,
  };
}
function repeatEndOf(d: Draft): Repeat["end"] {
  if (d.ends === "on") return { kind: "on", day: d.until };
  return d.ends === "after" ? { kind: "after", times: Number(d.times) } : { kind: "never" };
}
/** Returns the draft as a plain object, without the view's other fields. */
export const pickDraft = (view: Draft): Draft => ({
  calendar: view.calendar,
  title: view.title,
  location: view.location,
  notes: view.notes,
  busy: view.busy,
  tone: view.tone,
  rings: view.rings,
  reminders: view.reminders,
  invitees: view.invitees,
  allDay: view.allDay,
  zone: view.zone,
  fromDay: view.fromDay,
  fromHour: view.fromHour,
  fromMinute: view.fromMinute,
  toDay: view.toDay,
  toHour: view.toHour,
  toMinute: view.toMinute,
  unit: view.unit,
  every: view.every,
  days: view.days,
  by: view.by,
  ends: view.ends,
  until: view.until,
  times: view.times,
});

/**
 * Changes the first day. The last day moves by the same number of days. If the event repeats on the weekday of the old
 * first day, it then repeats on the weekday of the new first day.
 */
export function withFromDay(d: Draft, day: string): Partial<Draft> {
  const by = dayNumber(day) - dayNumber(d.fromDay);
  const follows = d.days.length === 1 && d.days[0] === weekdayOf(dayNumber(d.fromDay));
  return {
    fromDay: day,
    toDay: formatDay(dayNumber(d.toDay) + by),
    ...(follows ? { days: [weekdayOf(dayNumber(day))] } : {}),
  };
}
/** Changes the start. The event keeps its length. */
export function withFromTime(d: Draft, hour: string, minute: string): Partial<Draft> {
  const from = { fromHour: padTwo(Number(hour)), fromMinute: padTwo(Number(minute)) };
  const end = endMs(d) + startMs({ ...d, ...from }) - startMs(d);
  const { toDay, toHour, toMinute } = endAt(end, d);
  return { ...from, toDay, toHour, toMinute };
}
/** Changes the end. If the new end is before the start, the end moves to the next day. */
export function withToTime(d: Draft, hour: string, minute: string): Partial<Draft> {
  const to = { toHour: padTwo(Number(hour)), toMinute: padTwo(Number(minute)) };
  const end = endMs({ ...d, ...to });
  return end < startMs(d) && d.toDay === d.fromDay ? endAt(end + dayMs, d) : to;
}
function endAt(end: number, d: Span): Pick<Draft, "toDay" | "toHour" | "toMinute"> {
  const c = civilOf(end, zones[d.zone]);
  return { toDay: formatDay(dayAt(end, zones[d.zone])), toHour: padTwo(c.hour), toMinute: padTwo(c.minute) };
}
/**
 * Switches between whole days and times. Removes the reminders that are not allowed for the new kind; if none remain,
 * adds the default reminder of that kind.
 */
export function withAllDay(d: Draft, allDay: boolean, state: State): Partial<Draft> {
  const allowed: readonly number[] = allDay ? dayReminders : timedReminders;
  const first = allDay ? state.settings.dayReminder : state.settings.reminder;
  const valid = d.reminders.filter((r) => allowed.includes(r));
  const reminders = valid.length > 0 || first === null || d.reminders.length === 0 ? valid : [first];
  const end = !allDay && endMs({ ...d, allDay }) <= startMs({ ...d, allDay });
  return { allDay, reminders, ...(end ? endAt(startMs(d) + state.settings.durationMin * minuteMs, d) : {}) };
}

/** Copies an entry into another calendar: all fields of an event, but only the title and days of a derived entry. */
export function copyEntry(
  state: State,
  at: { readonly id: string; readonly day: string },
  c: ReadContext,
): EventFields[] {
  const entry = findEntry(state, at.id, at.day, c);
  if (!entry) return [];
  if (entry.event?.birthday === null) {
    const { id: _, except: _e, of: _o, organizer: _g, answer: _a, ...fields } = entry.event;
    return [fields];
  }
  const when = { kind: "days", from: formatDay(entry.first), to: formatDay(entry.last) } as const;
  const bare = { location: "", notes: "", repeat: null, reminders: [], invitees: [], busy: false, tone: null };
  return [{ calendar: firstCalendar(state), title: entry.title, when, ...bare, rings: false, birthday: null }];
}
