/** Events with their repeats and exceptions, the calendars that hold them, and how the user wants to see them. */
import * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { idOf, instant } from "../../os/values.ts";
import { zones, type Zone } from "../../os/settings.ts";
import { dayMs, instantFirstMs, instantLastMs } from "../../state/civil.ts";
import { dayAt, dayNumber, isDay } from "../../state/day.ts";

export const EventId = idOf("event");
export const CalendarId = idOf("calendar");
/** "2026-03-16". Days are of the same years as moments are, so that whatever goes from day to day comes to an end. */
export const [firstDay, lastDay] = [dayAt(instantFirstMs, 0), dayAt(instantLastMs, 0)];
const isKept = (day: string): boolean => isDay(day) && dayNumber(day) >= firstDay && dayNumber(day) <= lastDay;
export const DayKey = v.pipe(v.string(), v.check(isKept, "no such day"));
const whole = v.pipe(v.number(), v.integer());
export const tones = ["blue", "teal", "green", "amber", "red", "rose", "violet", "slate"] as const;
export const Tone = v.picklist(tones);
export type Tone = v.InferOutput<typeof Tone>;
const line = v.pipe(v.string(), v.maxLength(200));
export const zoneNames = Object.keys(zones) as [Zone, ...Zone[]];

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

export const units = ["day", "week", "month", "year"] as const;
export const Unit = v.picklist(units);
/** Which day of the month: its number, or its weekday counted from the first or as the last. */
export const monthlies = ["date", "weekday", "lastWeekday"] as const;
export const Weekdays = v.pipe(v.array(v.pipe(whole, v.minValue(0), v.maxValue(6))), v.maxLength(7));
export const Repeat = v.strictObject({
  unit: Unit,
  every: v.pipe(whole, v.minValue(1), v.maxValue(99)),
  /** For weeks: weekdays from Sunday; none is the weekday of the start. */
  days: Weekdays,
  /** For months. */
  by: v.picklist(monthlies),
  end: v.variant("kind", [
    v.strictObject({ kind: v.literal("never") }),
    v.strictObject({ kind: v.literal("on"), day: DayKey }),
    v.strictObject({ kind: v.literal("after"), times: v.pipe(whole, v.minValue(1), v.maxValue(999)) }),
  ]),
});
export type Repeat = v.InferOutput<typeof Repeat>;

/** Minutes before a start; for events of whole days, before nine in the morning of the first. */
export const timedReminders = [0, 5, 10, 15, 30, 60, 1440] as const;
export const dayReminders = [0, 1440, 2880, 10080] as const;
export const Reminder = v.picklist([0, 5, 10, 15, 30, 60, 1440, 2880, 10080]);
export const dayReminderHour = 9;

export const Person = v.strictObject({ name: line, email: line, phone: line });
export type Person = v.InferOutput<typeof Person>;
export const answers = ["yes", "maybe", "no"] as const;
export const Answer = v.picklist(answers);

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

export const Calendar = v.strictObject({
  id: CalendarId,
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  tone: Tone,
  shown: v.boolean(),
  /** Holidays and birthdays are derived: nobody writes to them. */
  kind: v.picklist(["own", "holidays", "birthdays"]),
});
export type Calendar = v.InferOutput<typeof Calendar>;

export const tabs = ["month", "week", "day", "schedule"] as const;
export const Tab = v.picklist(tabs);
export type Tab = v.InferOutput<typeof Tab>;
export const weekStarts = [1, 0, 6] as const;
export const durations = [15, 30, 45, 60, 90, 120] as const;
export const Settings = v.strictObject({
  weekStart: v.picklist(weekStarts),
  lunar: v.boolean(),
  weekNumbers: v.boolean(),
  defaultView: Tab,
  /** For new events with a time and of whole days; null is none. */
  reminder: v.nullable(Reminder),
  dayReminder: v.nullable(Reminder),
  durationMin: v.picklist(durations),
  /** Events that the user said no to. */
  declined: v.boolean(),
  dimPast: v.boolean(),
});
export type Settings = v.InferOutput<typeof Settings>;

export const calendar = modelOf("calendar", {
  calendars: v.record(CalendarId, Calendar),
  calendarOrder: v.array(CalendarId),
  events: v.record(EventId, Event),
  /** Reminders up to this moment have been given. */
  remindedUntil: instant,
  settings: Settings,
});
export type State = v.InferOutput<typeof calendar.state>;
