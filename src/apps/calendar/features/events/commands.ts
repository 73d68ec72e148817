import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { DayKey, firstDay, lastDay } from "#os/day-key.ts";
import { reject, type Rejection } from "#os/values.ts";
import { dayAt, dayNumber, formatDay, weekdayOf } from "#state/day.ts";
import { moveWhen, occurrenceFrom, occurrenceOn, startDayOf } from "../../occurrences.ts";
import { birthdayRepeat, nextStart, timesBefore } from "../../repeats.ts";
import {
  Answer,
  eventFields,
  maxExceptions,
  isShort,
  When,
  type Event,
  type EventFields,
  type Repeat,
} from "./state.ts";
import { calendar, type State } from "../../state.ts";
import { CalendarId, dayReminders, EventId, timedReminders } from "../../schemas.ts";

/** The occurrences to which a change of a repeat applies: the chosen one, the chosen one and all later ones, or all. */
export const scopes = ["one", "following", "all"] as const;
const Scope = v.picklist(scopes);
const isRefusal = (x: object): x is Rejection => "reject" in x;

/** Returns the fields as they are stored, or a refusal. */
function normalizeFields(state: State, fields: EventFields, ctx: Ctx): EventFields | Rejection {
  const target = state.calendars[fields.calendar];
  if (!target) return reject("calendar-missing");
  if (target.kind !== (fields.birthday === null ? "own" : "birthdays")) return reject("calendar-fixed");
  if (fields.birthday !== null) return normalizeBirthday(fields, ctx);
  const { when } = fields;
  if (when.kind === "days" ? when.to < when.from : when.end < when.start) return reject("ends-before");
  if (!isShort(when)) return reject("event-too-long");
  const rest = {
    ...fields,
    title: fields.title.trim(),
    location: fields.location.trim(),
    notes: fields.notes.trim(),
    ...normalizeReminders(fields),
  };
  if (fields.repeat === null) return rest;
  const repeat = normalizeRepeat(fields.repeat, weekdayOf(startDayOf(when)));
  const first = nextStart(repeat, startDayOf(when), startDayOf(when));
  if (first === null) return reject("repeat-over");
  // Moves the event to the first day of its repeat.
  const moved = moveWhen(when, first);
  return v.is(When, moved) ? { ...rest, when: moved, repeat } : reject("repeat-over");
}
/**
 * Keeps the reminders that are allowed for whole-day or for timed events, sorted and without duplicates. An event
 * without reminders does not ring.
 */
function normalizeReminders({ reminders, rings, when }: EventFields): Pick<EventFields, "reminders" | "rings"> {
  const allowed: readonly number[] = when.kind === "days" ? dayReminders : timedReminders;
  const valid = [...new Set(reminders)].filter((minutes) => allowed.includes(minutes)).toSorted((a, b) => a - b);
  return { reminders: valid, rings: rings && valid.length > 0 };
}
/**
 * Converts the fields of a birthday to the fields of a yearly whole-day event that begins on the day of birth. Drops
 * the place, the guests, the times and any other repeat.
 */
function normalizeBirthday(fields: EventFields, ctx: Ctx): EventFields | Rejection {
  const title = fields.title.trim();
  if (title === "") return reject("person-missing");
  const born = startDayOf(fields.when);
  if (fields.birthday?.yearKnown === true && born > dayAt(ctx.now, ctx.offsetMin)) return reject("born-later");
  return {
    ...fields,
    title,
    location: "",
    notes: fields.notes.trim(),
    when: { kind: "days", from: formatDay(born), to: formatDay(born) },
    repeat: birthdayRepeat,
    ...normalizeReminders(fields),
    invitees: [],
    busy: false,
  };
}
const normalizeRepeat = (r: Repeat, weekday: number): Repeat => ({
  ...r,
  days: r.unit === "week" ? [...new Set(r.days.length > 0 ? r.days : [weekday])].toSorted((a, b) => a - b) : [],
  by: r.unit === "month" && r.by !== "dateOrLast" ? r.by : "date",
});
function addEvent(state: State, fields: EventFields, of: Event["of"], ctx: Ctx): string {
  const id = ctx.newId("event");
  state.events[id] = { id, ...fields, except: [], of, organizer: null, answer: null };
  return id;
}
/** Lists the separate events that replace occurrences of a repeat on or after a day. */
const separatedOccurrences = (state: State, id: string, from = ""): Event[] =>
  Object.values(state.events).filter((e) => e.of?.id === id && e.of.day >= from);
const isFirstOccurrence = (event: Event, day: string, ctx: Ctx): boolean =>
  occurrenceFrom(event, startDayOf(event.when), ctx.offsetMin)?.day === day;
/** Ends a repeat before the given day. */
function endRepeatBefore(event: Event, day: string): void {
  const { repeat } = event;
  if (repeat === null) return;
  const start = startDayOf(event.when);
  repeat.end =
    repeat.end.kind === "after"
      ? { kind: "after", times: timesBefore(repeat, start, dayNumber(day)) }
      : { kind: "on", day: formatDay(dayNumber(day) - 1) };
  event.except = event.except.filter((d) => d < day);
}
const shiftDayKey = (day: string, by: number): string =>
  formatDay(Math.min(lastDay, Math.max(firstDay, dayNumber(day) + by)));

export const eventsCommands = {
  /** Returns the id of the new event. */
  createEvent: calendar.command(eventFields, (state, args, ctx) => {
    const fields = normalizeFields(state, args, ctx);
    return isRefusal(fields) ? fields : addEvent(state, fields, null, ctx);
  }),
  /**
   * Creates several events. `calendar`: the calendar of all these events; null if each event keeps its own. Returns the
   * ids.
   */
  importEvents: calendar.command(
    { calendar: v.nullable(CalendarId), events: v.pipe(v.array(v.strictObject(eventFields)), v.maxLength(500)) },
    (state, { calendar, events }, ctx) => {
      const ids: string[] = [];
      for (const event of events) {
        const fields = normalizeFields(state, { ...event, calendar: calendar ?? event.calendar }, ctx);
        if (isRefusal(fields)) return fields;
        ids.push(addEvent(state, fields, null, ctx));
      }
      return ids;
    },
  ),
  /**
   * Changes an event. For a repeat, `scope` says which occurrences change: the occurrence on `day`, the occurrence on
   * `day` and all later ones, or all. The given time is the new time of the occurrence on `day`. For a birthday, always
   * changes all occurrences. Returns the id of the event that contains this occurrence after the change.
   */
  updateEvent: calendar.command({ id: EventId, day: DayKey, scope: Scope, ...eventFields }, (state, args, ctx) => {
    const { id, day, scope, ...written } = args;
    const event = state.events[id];
    if (!event) return reject("event-missing");
    if (event.repeat !== null && !occurrenceOn(event, day, ctx.offsetMin)) return reject("event-missing");
    if ((event.birthday === null) !== (written.birthday === null)) return reject("kind-fixed");
    const fields = normalizeFields(
      state,
      event.repeat !== null && scope === "one" ? { ...written, repeat: null } : written,
      ctx,
    );
    if (isRefusal(fields)) return fields;
    if (event.repeat === null || event.birthday !== null) {
      Object.assign(event, fields);
      return id;
    }
    if (scope === "one") {
      if (event.except.length >= maxExceptions) return reject("exceptions-full");
      event.except = [...event.except, day].toSorted();
      return addEvent(state, fields, { id, day }, ctx);
    }
    const by = startDayOf(fields.when) - dayNumber(day);
    if (scope === "all" || isFirstOccurrence(event, day, ctx)) {
      const when = fields.repeat === null ? fields.when : moveWhen(fields.when, startDayOf(event.when) + by);
      const all = normalizeFields(state, { ...fields, when }, ctx);
      if (isRefusal(all)) return all;
      Object.assign(event, all);
      event.except = fields.repeat === null ? [] : event.except.map((d) => shiftDayKey(d, by));
      for (const e of separatedOccurrences(state, id))
        if (fields.repeat === null) delete state.events[e.id];
        else e.of = { id, day: shiftDayKey(e.of!.day, by) };
      return id;
    }
    const { repeat } = fields;
    if (
      repeat?.end.kind === "after" &&
      event.repeat.end.kind === "after" &&
      repeat.end.times === event.repeat.end.times
    )
      repeat.end = {
        kind: "after",
        times: repeat.end.times - timesBefore(event.repeat, startDayOf(event.when), dayNumber(day)),
      };
    const next = addEvent(state, fields, null, ctx);
    const created = state.events[next]!;
    created.organizer = event.organizer === null ? null : { ...event.organizer };
    created.answer = event.answer;
    created.except = repeat === null ? [] : event.except.filter((d) => d >= day).map((d) => shiftDayKey(d, by));
    for (const e of separatedOccurrences(state, id, day))
      if (repeat === null) delete state.events[e.id];
      else e.of = { id: next, day: shiftDayKey(e.of!.day, by) };
    endRepeatBefore(event, day);
    return next;
  }),
  /**
   * Deletes an event. For a repeat, `scope` says which occurrences are deleted: the occurrence on `day`, the occurrence
   * on `day` and all later ones, or all. For a birthday, always deletes all occurrences.
   */
  deleteEvent: calendar.command({ id: EventId, day: DayKey, scope: Scope }, (state, { id, day, scope }, ctx) => {
    const event = state.events[id];
    if (!event) return reject("event-missing");
    if (event.repeat !== null && event.birthday === null && scope !== "all") {
      if (!occurrenceOn(event, day, ctx.offsetMin)) return reject("event-missing");
      if (scope === "one") {
        if (event.except.length >= maxExceptions) return reject("exceptions-full");
        event.except = [...event.except, day].toSorted();
        if (occurrenceFrom(event, startDayOf(event.when), ctx.offsetMin)) return;
      } else {
        for (const e of separatedOccurrences(state, id, day)) delete state.events[e.id];
        if (!isFirstOccurrence(event, day, ctx)) {
          endRepeatBefore(event, day);
          return;
        }
      }
    }
    for (const e of separatedOccurrences(state, id)) delete state.events[e.id];
    delete state.events[id];
  }),
  /** Stores the user's answer to an invitation. */
  answerInvitation: calendar.command({ id: EventId, answer: Answer }, (state, { id, answer }) => {
    const event = state.events[id];
    if (!event) return reject("event-missing");
    if (event.organizer === null) return reject("not-invited");
    event.answer = answer;
  }),
};
