/** Events with their repeats and exceptions. */
import * as v from "valibot";
import { DayKey } from "#os/day-key.ts";
import { instant } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import { dayNumber } from "#state/day.ts";
import { EventId, CalendarId, whole, Tone, shortText, zoneNames, Unit, Weekdays, Reminder } from "../../schemas.ts";

/** Whole-day events have days. Timed events have moments, and the zone in which their repeats are calculated. */
export const When = v.variant("kind", [
  v.strictObject({ kind: v.literal("days"), from: DayKey, to: DayKey }),
  v.strictObject({ kind: v.literal("times"), start: instant, end: instant, zone: v.picklist(zoneNames) }),
]);
export type When = v.InferOutput<typeof When>;

/** The maximum number of days of an event. A search for the events of a day looks this far back. */
const maxDays = 366;
export const isShort = (when: When): boolean =>
  when.kind === "days" ? dayNumber(when.to) - dayNumber(when.from) < maxDays : when.end - when.start <= maxDays * dayMs;

/**
 * How a monthly repeat chooses the day: by the day of the month, by the weekday counted from the start of the month, or
 * by the last such weekday.
 */
export const monthlyRules = ["date", "weekday", "lastWeekday"] as const;
export const Repeat = v.strictObject({
  unit: Unit,
  every: v.pipe(whole, v.minValue(1), v.maxValue(99)),
  /** Used by weekly repeats only: the weekdays, with Sunday as 0. An empty list means the weekday of the start. */
  days: Weekdays,
  /**
   * Used by monthly repeats and by birthdays. `dateOrLast` is for birthdays: in years without a February 29, a birthday
   * on that date moves to February 28.
   */
  by: v.picklist([...monthlyRules, "dateOrLast"]),
  end: v.variant("kind", [
    v.strictObject({ kind: v.literal("never") }),
    v.strictObject({ kind: v.literal("on"), day: DayKey }),
    v.strictObject({ kind: v.literal("after"), times: v.pipe(whole, v.minValue(1), v.maxValue(999)) }),
  ]),
});
export type Repeat = v.InferOutput<typeof Repeat>;

export const Person = v.strictObject({ name: shortText, email: shortText, phone: shortText });
export type Person = v.InferOutput<typeof Person>;
export const answers = ["yes", "maybe", "no"] as const;
export const Answer = v.picklist(answers);

/** If `yearKnown` is false, the year of the event has no meaning. */
export const Birthday = v.strictObject({ yearKnown: v.boolean() });
/** The fields that the user edits. */
export const eventFields = {
  calendar: CalendarId,
  title: shortText,
  location: shortText,
  notes: v.pipe(v.string(), v.maxLength(4000)),
  when: When,
  repeat: v.nullable(Repeat),
  reminders: v.pipe(v.array(Reminder), v.maxLength(6)),
  invitees: v.pipe(v.array(Person), v.maxLength(50)),
  /** Whether the user is busy during the event. Only such events count for clashes and free times. */
  busy: v.boolean(),
  /** The event's own colour, or null for its calendar's colour. */
  tone: v.nullable(Tone),
  /** Whether the reminders ring like an alarm, over any open app. */
  rings: v.optional(v.boolean(), false),
  /**
   * A birthday is a whole-day event that repeats every year, beginning on the day of birth. Its title is the person's
   * name.
   */
  birthday: v.optional(v.nullable(Birthday), null),
};
export const maxExceptions = 1000;
const fields = v.strictObject(eventFields);
export type EventFields = v.InferOutput<typeof fields>;
export const Event = v.strictObject({
  id: EventId,
  ...eventFields,
  when: v.pipe(When, v.check(isShort, "Expected an event of a year at most")),
  /** Days of the repeat on which no occurrence takes place, or on which a separate event replaces the occurrence. */
  except: v.pipe(v.array(DayKey), v.maxLength(maxExceptions)),
  /** If this event was separated from a repeat: the repeat's id, and the day that the event had in the repeat. */
  of: v.nullable(v.strictObject({ id: EventId, day: DayKey })),
  /** `organizer`: the person who invited the user, or null. `answer`: the user's answer. */
  organizer: v.nullable(Person),
  answer: v.nullable(Answer),
});
export type Event = v.InferOutput<typeof Event>;

export const eventsState = {
  events: v.record(EventId, Event),
};
