/** The user's settings of the calendar. */
import * as v from "valibot";
import { DayReminder, TimedReminder } from "../../schemas.ts";

export const tabs = ["month", "week", "day", "schedule"] as const;
export const Tab = v.picklist(tabs);
export type Tab = v.InferOutput<typeof Tab>;
export const weekStarts = [1, 0, 6] as const;
export const durations = [15, 30, 45, 60, 90, 120] as const;
/** The choices for the minutes until a snoozed reminder appears again. */
export const snoozeMinutes = [5, 10, 15, 30, 60] as const;
export const Settings = v.strictObject({
  weekStart: v.picklist(weekStarts),
  lunar: v.boolean(),
  weekNumbers: v.boolean(),
  defaultView: Tab,
  /** `reminder` and `dayReminder`: the default reminders of new timed and whole-day events. Null means no reminder. */
  reminder: v.nullable(TimedReminder),
  dayReminder: v.nullable(DayReminder),
  laterMin: v.picklist(snoozeMinutes),
  durationMin: v.picklist(durations),
  /** Whether declined events are shown. */
  declined: v.boolean(),
  dimPast: v.boolean(),
});
export type Settings = v.InferOutput<typeof Settings>;

export const settingsState = {
  settings: Settings,
};
