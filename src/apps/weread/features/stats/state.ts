/** The reading time. */
import * as v from "valibot";
import { wholeNumber } from "#os/values.ts";
import { BookId } from "../../ids.ts";

export const DayKey = v.pipe(v.string(), v.maxLength(10), v.examples(["2026-03-20"]));
export const goals = [5, 10, 15, 30, 45, 60, 90, 120] as const;
export const statsState = {
  /** The milliseconds of reading by day ("2026-03-20") and book. */
  days: v.record(DayKey, v.record(BookId, wholeNumber)),
  /** The daily goal in minutes, or null. */
  goal: v.nullable(v.picklist(goals)),
  /** The last day on which the user reached the goal. */
  goalMetOn: v.nullable(DayKey),
};
