/** How the user wants to see them. */
import * as v from "valibot";
import { DayReminder, TimedReminder } from "../../schemas.ts";

export const tabs = ["month", "week", "day", "schedule"] as const;
export const Tab = v.picklist(tabs);
export type Tab = v.InferOutput<typeof Tab>;
export const weekStarts = [1, 0, 6] as const;
export const durations = [15, 30, 45, 60, 90, 120] as const;
/** Minutes until a reminder comes again that was put off. */
export const laters = [5, 10, 15, 30, 60] as const;
export const Settings = v.strictObject({
  weekStart: v.picklist(weekStarts),
  lunar: v.boolean(),
  weekNumbers: v.boolean(),
  defaultView: Tab,
  /** For new events with a time and of whole days; null is none. */
  reminder: v.nullable(TimedReminder),
  dayReminder: v.nullable(DayReminder),
  laterMin: v.picklist(laters),
  durationMin: v.picklist(durations),
  /** Events that the user said no to. */
  declined: v.boolean(),
  dimPast: v.boolean(),
});
export type Settings = v.InferOutput<typeof Settings>;

export const settingsState = {
  settings: Settings,
};
