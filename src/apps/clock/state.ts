/** Alarms, world clocks, one stopwatch and timers. What shows on a dial is derived from these and the phone's clock. */
import * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { idOf, instant } from "../../os/values.ts";
import { alarmSounds } from "../../os/settings.ts";
import { cityIds } from "./cities.ts";

export const AlarmId = idOf("alarm");
export const TimerId = idOf("timer");
export const CityId = v.picklist(cityIds);
const whole = v.pipe(v.number(), v.integer());
export const Hour = v.pipe(whole, v.minValue(0), v.maxValue(23));
export const Minute = v.pipe(whole, v.minValue(0), v.maxValue(59));
/** 0 is Sunday. */
export const Weekday = v.pipe(whole, v.minValue(0), v.maxValue(6));
export const Weekdays = v.pipe(v.array(Weekday), v.maxLength(7));
/** What an alarm can repeat by instead of weekdays: days that people work, or days that they are off, as announced. */
export const legalDays = ["working", "off"] as const;
export const LegalDays = v.picklist(legalDays);
export type LegalDays = v.InferOutput<typeof LegalDays>;
export const Label = v.pipe(v.string(), v.maxLength(60));
export const Sound = v.picklist(alarmSounds);
/** Minutes until a snoozed alarm rings again; 0 is no snooze. */
export const snoozes = [0, 5, 10, 15] as const;
export const Snooze = v.picklist(snoozes);
export const weekStarts = [1, 0, 6] as const;
export const WeekStart = v.picklist(weekStarts);
const span = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** 99:59:59 */
export const longestTimerMs = 359_999_000;
export const TimerSpan = v.pipe(span, v.minValue(1000), v.maxValue(longestTimerMs));
/** After this long nobody is there: an alarm counts as missed, a timer ends. */
export const ringMs = 300_000;

export const Alarm = v.strictObject({
  id: AlarmId,
  hour: Hour,
  minute: Minute,
  /** Weekdays in the order of the week from Sunday; none: it rings once, unless it repeats by legal days. */
  days: Weekdays,
  legal: v.exactOptional(LegalDays),
  label: Label,
  sound: Sound,
  vibrate: v.boolean(),
  snoozeMin: Snooze,
  on: v.boolean(),
  /** It rings at the first of its times after this moment. */
  armedAt: instant,
  ringingSince: v.nullable(instant),
  snoozedUntil: v.nullable(instant),
});
export type Alarm = v.InferOutput<typeof Alarm>;

export const Stopwatch = v.strictObject({
  /** Since when it runs; null while it stands. */
  startedAt: v.nullable(instant),
  /** What had run before `startedAt`. */
  beforeMs: span,
  /** Totals at which laps ended, oldest first. */
  laps: v.array(span),
});
export type Stopwatch = v.InferOutput<typeof Stopwatch>;

export const Timer = v.strictObject({
  id: TimerId,
  label: Label,
  /** What it was set to, and goes back to on reset. */
  durationMs: TimerSpan,
  /** When it runs out; null while it stands. */
  endsAt: v.nullable(instant),
  /** What is left while it stands. */
  leftMs: span,
  ringingSince: v.nullable(instant),
  createdAt: instant,
});
export type Timer = v.InferOutput<typeof Timer>;

export const clock = modelOf("clock", {
  alarms: v.record(AlarmId, Alarm),
  /** Cities of the world clock, in the order in which they were added. */
  cities: v.array(CityId),
  stopwatch: Stopwatch,
  timers: v.record(TimerId, Timer),
  /** What a new alarm starts with. */
  snoozeMin: Snooze,
  weekStart: WeekStart,
});
export type State = v.InferOutput<typeof clock.state>;
