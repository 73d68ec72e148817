/** Schedules that turn settings on and off at set times. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { scheduleIds } from "../../ids.ts";

export const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** Weekdays, sorted; 0 is Sunday. */
export const weekdays = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)));
const scheduleSchema = v.strictObject({
  on: v.boolean(),
  start: clockTime,
  end: clockTime,
  days: weekdays,
  /** When the schedule was last applied. Starts and ends before this time have already been applied. */
  ranAt: instant,
});
export type Schedule = v.InferOutput<typeof scheduleSchema>;

export const schedulesState = { schedules: v.record(v.picklist(scheduleIds), scheduleSchema) };
