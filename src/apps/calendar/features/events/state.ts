/** Events with their repeats and exceptions. */
import * as v from "valibot";
import { DayKey } from "../../../../os/day-key.ts";
import { instant } from "../../../../os/values.ts";
import { dayMs } from "../../../../state/civil.ts";
import { dayNumber } from "../../../../state/day.ts";
import { EventId, CalendarId, whole, Tone, line, zoneNames, Unit, Weekdays, Reminder } from "../../schemas.ts";

/** Days for events that have no time; moments for those that do, and the zone in which their repeats are reckoned. */
export const When = v.variant("kind", [
  v.strictObject({ kind: v.literal("days"), from: DayKey, to: DayKey }),
  v.strictObject({ kind: v.literal("times"), start: instant, end: instant, zone: v.picklist(zoneNames) }),
]);
export type When = v.InferOutput<typeof When>;

/** A year at most: what touches a day is looked for that far back. */
const longestDays = 366;
export const isShort = (when: When): boolean =>
  when.kind === "days"
    ? dayNumber(when.to) - dayNumber(when.from) < longestDays
    : when.end - when.start <= longestDays * dayMs;

/** Which day of the month: its number, or its weekday counted from the first or as the last. */
export const monthlies = ["date", "weekday", "lastWeekday"] as const;
export const Repeat = v.strictObject({
  unit: Unit,
  every: v.pipe(whole, v.minValue(1), v.maxValue(99)),
  /** For weeks: weekdays from Sunday; none is the weekday of the start. */
  days: Weekdays,
  /** For months; and for years of birthdays, whose 29th of February is on the 28th where there is none. */
  by: v.picklist([...monthlies, "dateOrLast"]),
  end: v.variant("kind", [
    v.strictObject({ kind: v.literal("never") }),
    v.strictObject({ kind: v.literal("on"), day: DayKey }),
    v.strictObject({ kind: v.literal("after"), times: v.pipe(whole, v.minValue(1), v.maxValue(999)) }),
  ]),
});
export type Repeat = v.InferOutput<typeof Repeat>;

export const Person = v.strictObject({ name: line, email: line, phone: line });
export type Person = v.InferOutput<typeof Person>;
export const answers = ["yes", "maybe", "no"] as const;
export const Answer = v.picklist(answers);

/** Where the year of birth is not known, the year that the event begins in says nothing. */
export const Birthday = v.strictObject({ yearKnown: v.boolean() });
/** What the user writes of an event. */
export const eventFields = {
  calendar: CalendarId,
  title: line,
  location: line,
  notes: v.pipe(v.string(), v.maxLength(4000)),
  when: When,
  repeat: v.nullable(Repeat),
  reminders: v.pipe(v.array(Reminder), v.maxLength(6)),
  invitees: v.pipe(v.array(Person), v.maxLength(50)),
  /** Whether it takes up the time: clashes and free time look at busy events only. */
  busy: v.boolean(),
  /** A colour of its own instead of its calendar's. */
  tone: v.nullable(Tone),
  /** Its reminders ring like an alarm, over whatever is open. */
  rings: v.optional(v.boolean(), false),
  /** A birthday is every year, a whole day, from the day of birth on; its title is the name of who was born. */
  birthday: v.optional(v.nullable(Birthday), null),
};
export const exceptMost = 1000;
const fields = v.strictObject(eventFields);
export type EventFields = v.InferOutput<typeof fields>;
export const Event = v.strictObject({
  id: EventId,
  ...eventFields,
  when: v.pipe(When, v.check(isShort, "Expected an event of a year at most")),
  /** Days of a repeat on which it does not take place, or as an event of its own. */
  except: v.pipe(v.array(DayKey), v.maxLength(exceptMost)),
  /** The repeat that this event was taken out of, and its day there. */
  of: v.nullable(v.strictObject({ id: EventId, day: DayKey })),
  /** Who asked the user to come, where it was somebody else; and what the user said. */
  organizer: v.nullable(Person),
  answer: v.nullable(Answer),
});
export type Event = v.InferOutput<typeof Event>;

export const eventsState = {
  events: v.record(EventId, Event),
};
