/** Days in states: what records name one by. */
import * as v from "valibot";
import { instantFirstMs, instantLastMs } from "../state/civil.ts";
import { dayAt, dayNumber, isDay } from "../state/day.ts";

/** A day without time or zone: "2026-03-16". */
export const DayKey = v.pipe(
  v.string(),
  v.check((day) => isKept(day), "no such day"),
);
/** The first and the last one, by number: those of the moments, so that whatever goes from day to day comes to an end. */
export const [firstDay, lastDay] = [dayAt(instantFirstMs, 0), dayAt(instantLastMs, 0)];
const isKept = (day: string): boolean => isDay(day) && dayNumber(day) >= firstDay && dayNumber(day) <= lastDay;
