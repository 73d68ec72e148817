/** Alarms, world clocks, one stopwatch and timers. The displayed times are derived from these and the phone's clock. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { idSchema, instant } from "#os/values.ts";
import { alarmSounds } from "#os/settings.ts";
import { cityIds } from "./cities.ts";

export const AlarmId = idSchema("alarm");
export const TimerId = idSchema("timer");
export const CityId = v.picklist(cityIds);
const whole = v.pipe(v.number(), v.integer());
export const Hour = v.pipe(whole, v.minValue(0), v.maxValue(23));
export const Minute = v.pipe(whole, v.minValue(0), v.maxValue(59));
/** A weekday from 0 to 6, with Sunday as 0. */
export const Weekday = v.pipe(whole, v.minValue(0), v.maxValue(6));
export const Weekdays = v.pipe(v.array(Weekday), v.maxLength(7));
/** Alternatives to weekdays: the officially announced workdays, or the announced days off. */
export const legalDays = ["working", "off"] as const;
export const LegalDays = v.picklist(legalDays);
export type LegalDays = v.InferOutput<typeof LegalDays>;
export const Label = v.pipe(v.string(), v.maxLength(60));
export const Sound = v.picklist(alarmSounds);
/** Minutes until a snoozed alarm rings again; 0 means no snooze. */
export const snoozes = [0, 5, 10, 15] as const;
export const Snooze = v.picklist(snoozes);
export const weekStarts = [1, 0, 6] as const;
export const WeekStart = v.picklist(weekStarts);
const span = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The longest duration of a timer: 99:59:59. */
export const maxTimerMs = 359_999_000;
export const TimerSpan = v.pipe(span, v.minValue(1000), v.maxValue(maxTimerMs));
/** The time for which an alarm or timer rings. After that, an alarm counts as missed, and a timer ends. */
export const ringMs = 300_000;

export const Alarm = v.strictObject({
  id: AlarmId,
  hour: Hour,
  minute: Minute,
  /** Weekdays, with Sunday as 0. If the list is empty and `legal` is missing, the alarm rings only once. */
  days: Weekdays,
  legal: v.exactOptional(LegalDays),
  label: Label,
  sound: Sound,
  vibrate: v.boolean(),
  snoozeMin: Snooze,
  on: v.boolean(),
  /** The alarm rings at the first of its times after this moment. */
  armedAt: instant,
  ringingSince: v.nullable(instant),
  snoozedUntil: v.nullable(instant),
});
export type Alarm = v.InferOutput<typeof Alarm>;

export const Stopwatch = v.strictObject({
  /** The time at which the stopwatch was started, or null while it is stopped. */
  startedAt: v.nullable(instant),
  /** The time that had already been measured at `startedAt`. */
  beforeMs: span,
  /** The total time at the end of each lap, oldest first. */
  laps: v.array(span),
});
export type Stopwatch = v.InferOutput<typeof Stopwatch>;

export const Timer = v.strictObject({
  id: TimerId,
  label: Label,
  /** The duration that the user set. A reset restores it. */
  durationMs: TimerSpan,
  /** The time at which the timer ends, or null while the timer is stopped. */
  endsAt: v.nullable(instant),
  /** The remaining time while the timer is stopped. */
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
  /** The default snooze time of a new alarm. */
  snoozeMin: Snooze,
  weekStart: WeekStart,
});
export type State = v.InferOutput<typeof clock.state>;
