/** The format of a day in the state. */
import * as v from "valibot";
import { minInstantMs, maxInstantMs } from "#state/civil.ts";
import { dayAt, dayNumber, isDay } from "#state/day.ts";

/** A day without time or zone: "2026-03-16". */
export const DayKey = v.pipe(
  v.string(),
  v.check((day) => isInRange(day), "no such day"),
);
/** The numbers of the first and the last valid day. They match the range of moments, so that loops over days end. */
export const [firstDay, lastDay] = [dayAt(minInstantMs, 0), dayAt(maxInstantMs, 0)];
const isInRange = (day: string): boolean => isDay(day) && dayNumber(day) >= firstDay && dayNumber(day) <= lastDay;
