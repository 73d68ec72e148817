/** What can happen to events. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { DayKey, firstDay, lastDay } from "../../../../os/day-key.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import { dayAt, dayNumber, keyOf, weekdayOf } from "../../../../state/day.ts";
import { movedTo, occurrenceFrom, occurrenceOn, startDayOf } from "../../occurrences.ts";
import { birthdayRepeat, nextStart, timesBefore } from "../../repeats.ts";
import { Answer, eventFields, exceptMost, isShort, When, type Event, type EventFields, type Repeat } from "./state.ts";
import { calendar, type State } from "../../state.ts";
import { CalendarId, dayReminders, EventId, timedReminders } from "../../schemas.ts";

/** Which of a repeat's times a change is for. */
export const scopes = ["one", "following", "all"] as const;
const Scope = v.picklist(scopes);
const isRefusal = (x: object): x is Rejection => "reject" in x;

/** Fields as they are kept, or why they are none. */
function kept(state: State, fields: EventFields, ctx: Ctx): EventFields | Rejection {
  const target = state.calendars[fields.calendar];
  if (!target) return reject("calendar-missing");
  if (target.kind !== (fields.birthday === null ? "own" : "birthdays")) return reject("calendar-fixed");
  if (fields.birthday !== null) return keptBirthday(fields, ctx);
  const { when } = fields;
  if (when.kind === "days" ? when.to < when.from : when.end < when.start) return reject("ends-before");
  if (!isShort(when)) return reject("event-too-long");
  const rest = {
    ...fields,
    title: fields.title.trim(),
    location: fields.location.trim(),
    notes: fields.notes.trim(),
    ...remindersOf(fields),
  };
  if (fields.repeat === null) return rest;
  const repeat = repeatOf(fields.repeat, weekdayOf(startDayOf(when)));
  const first = nextStart(repeat, startDayOf(when), startDayOf(when));
  if (first === null) return reject("repeat-over");
  // It begins on the first day that the repeat takes place.
  const moved = movedTo(when, first);
  return v.is(When, moved) ? { ...rest, when: moved, repeat } : reject("repeat-over");
}
/** Reminders that whole days or times have, each once, in order. Without any, nothing rings. */
function remindersOf({ reminders, rings, when }: EventFields): Pick<EventFields, "reminders" | "rings"> {
  const allowed: readonly number[] = when.kind === "days" ? dayReminders : timedReminders;
  const kept = [...new Set(reminders)].filter((minutes) => allowed.includes(minutes)).toSorted((a, b) => a - b);
  return { reminders: kept, rings: rings && kept.length > 0 };
}
/** A birthday is what it is by its name and its first day, whatever else was written. */
function keptBirthday(fields: EventFields, ctx: Ctx): EventFields | Rejection {
  const title = fields.title.trim();
  if (title === "") return reject("person-missing");
  const born = startDayOf(fields.when);
  if (fields.birthday?.yearKnown === true && born > dayAt(ctx.now, ctx.offsetMin)) return reject("born-later");
  return {
    ...fields,
    title,
    location: "",
    notes: fields.notes.trim(),
    when: { kind: "days", from: keyOf(born), to: keyOf(born) },
    repeat: birthdayRepeat,
    ...remindersOf(fields),
    invitees: [],
    busy: false,
  };
}
const repeatOf = (r: Repeat, weekday: number): Repeat => ({
  ...r,
  days: r.unit === "week" ? [...new Set(r.days.length > 0 ? r.days : [weekday])].toSorted((a, b) => a - b) : [],
  by: r.unit === "month" && r.by !== "dateOrLast" ? r.by : "date",
});
function add(state: State, fields: EventFields, of: Event["of"], ctx: Ctx): string {
  const id = ctx.newId("event");
  state.events[id] = { id, ...fields, except: [], of, organizer: null, answer: null };
  return id;
}
/** What was taken out of a repeat, from a day on. */
const takenOut = (state: State, id: string, from = ""): Event[] =>
  Object.values(state.events).filter((e) => e.of?.id === id && e.of.day >= from);
const isFirst = (event: Event, day: string, ctx: Ctx): boolean =>
  occurrenceFrom(event, startDayOf(event.when), ctx.offsetMin)?.day === day;
/** Ends a repeat before one of its days. */
function cut(event: Event, day: string): void {
  const { repeat } = event;
  if (repeat === null) return;
  const start = startDayOf(event.when);
  repeat.end =
    repeat.end.kind === "after"
      ? { kind: "after", times: timesBefore(repeat, start, dayNumber(day)) }
      : { kind: "on", day: keyOf(dayNumber(day) - 1) };
  event.except = event.except.filter((d) => d < day);
}
const shifted = (day: string, by: number): string => keyOf(Math.min(lastDay, Math.max(firstDay, dayNumber(day) + by)));

export const eventsCommands = {
  /** Its result is the id. */
  createEvent: calendar.command(eventFields, (state, args, ctx) => {
    const fields = kept(state, args, ctx);
    return isRefusal(fields) ? fields : add(state, fields, null, ctx);
  }),
  /** Makes several at once; `calendar` is where they go, or null where each says so itself. Its result is their ids. */
  importEvents: calendar.command(
    { calendar: v.nullable(CalendarId), events: v.pipe(v.array(v.strictObject(eventFields)), v.maxLength(500)) },
    (state, { calendar, events }, ctx) => {
      const ids: string[] = [];
      for (const event of events) {
        const fields = kept(state, { ...event, calendar: calendar ?? event.calendar }, ctx);
        if (isRefusal(fields)) return fields;
        ids.push(add(state, fields, null, ctx));
      }
      return ids;
    },
  ),
  /**
   * Writes an event; of a repeat, only this time, this and the following ones, or all. `when` is that of the time that is
   * changed. A birthday is always changed as a whole. Its result is the id of the event that now holds it.
   */
  updateEvent: calendar.command({ id: EventId, day: DayKey, scope: Scope, ...eventFields }, (state, args, ctx) => {
    const { id, day, scope, ...written } = args;
    const event = state.events[id];
    if (!event) return reject("event-missing");
    if (event.repeat !== null && !occurrenceOn(event, day, ctx.offsetMin)) return reject("event-missing");
    if ((event.birthday === null) !== (written.birthday === null)) return reject("kind-fixed");
    const fields = kept(state, event.repeat !== null && scope === "one" ? { ...written, repeat: null } : written, ctx);
    if (isRefusal(fields)) return fields;
    if (event.repeat === null || event.birthday !== null) {
      Object.assign(event, fields);
      return id;
    }
    if (scope === "one") {
      if (event.except.length >= exceptMost) return reject("exceptions-full");
      event.except = [...event.except, day].toSorted();
      return add(state, fields, { id, day }, ctx);
    }
    const by = startDayOf(fields.when) - dayNumber(day);
    if (scope === "all" || isFirst(event, day, ctx)) {
      const when = fields.repeat === null ? fields.when : movedTo(fields.when, startDayOf(event.when) + by);
      const all = kept(state, { ...fields, when }, ctx);
      if (isRefusal(all)) return all;
      Object.assign(event, all);
      event.except = fields.repeat === null ? [] : event.except.map((d) => shifted(d, by));
      for (const e of takenOut(state, id))
        if (fields.repeat === null) delete state.events[e.id];
        else e.of = { id, day: shifted(e.of!.day, by) };
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
    const next = add(state, fields, null, ctx);
    const made = state.events[next]!;
    made.organizer = event.organizer === null ? null : { ...event.organizer };
    made.answer = event.answer;
    made.except = repeat === null ? [] : event.except.filter((d) => d >= day).map((d) => shifted(d, by));
    for (const e of takenOut(state, id, day))
      if (repeat === null) delete state.events[e.id];
      else e.of = { id: next, day: shifted(e.of!.day, by) };
    cut(event, day);
    return next;
  }),
  /** Of a repeat, only this time, this and the following ones, or all; of a birthday all. */
  deleteEvent: calendar.command({ id: EventId, day: DayKey, scope: Scope }, (state, { id, day, scope }, ctx) => {
    const event = state.events[id];
    if (!event) return reject("event-missing");
    if (event.repeat !== null && event.birthday === null && scope !== "all") {
      if (!occurrenceOn(event, day, ctx.offsetMin)) return reject("event-missing");
      if (scope === "one") {
        if (event.except.length >= exceptMost) return reject("exceptions-full");
        event.except = [...event.except, day].toSorted();
        if (occurrenceFrom(event, startDayOf(event.when), ctx.offsetMin)) return;
      } else {
        for (const e of takenOut(state, id, day)) delete state.events[e.id];
        if (!isFirst(event, day, ctx)) {
          cut(event, day);
          return;
        }
      }
    }
    for (const e of takenOut(state, id)) delete state.events[e.id];
    delete state.events[id];
  }),
  /** What the user says to an invitation. */
  answerInvitation: calendar.command({ id: EventId, answer: Answer }, (state, { id, answer }) => {
    const event = state.events[id];
    if (!event) return reject("event-missing");
    if (event.organizer === null) return reject("not-invited");
    event.answer = answer;
  }),
};
