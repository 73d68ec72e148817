/** Schemas that several features use: days, tones, reminders. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";
import { zones, type Zone } from "#os/settings.ts";

export const EventId = idSchema("event");
export const CalendarId = idSchema("calendar");
export const whole = v.pipe(v.number(), v.integer());
export const tones = ["blue", "teal", "green", "amber", "red", "rose", "violet", "slate"] as const;
export const Tone = v.picklist(tones);
export type Tone = v.InferOutput<typeof Tone>;
export const shortText = v.pipe(v.string(), v.maxLength(200));
export const zoneNames = Object.keys(zones) as [Zone, ...Zone[]];

export const units = ["day", "week", "month", "year"] as const;
export const Unit = v.picklist(units);
export const Weekdays = v.pipe(v.array(v.pipe(whole, v.minValue(0), v.maxValue(6))), v.maxLength(7));
/** Minutes before the start. For whole-day events, minutes before 09:00 on the first day. */
export const timedReminders = [0, 5, 10, 15, 30, 60, 1440] as const;
export const dayReminders = [0, 1440, 2880, 10080] as const;
export const TimedReminder = v.picklist(timedReminders);
export const DayReminder = v.picklist(dayReminders);
export const Reminder = v.picklist([0, 5, 10, 15, 30, 60, 1440, 2880, 10080]);
export const dayReminderHour = 9;
