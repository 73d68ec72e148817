/**
 * The state of reminders: the time up to which the app has sent all reminders, the ringing reminders, and the snoozed
 * reminders.
 */
import * as v from "valibot";
import { DayKey } from "#os/day-key.ts";
import { instant } from "#os/values.ts";
import { EventId } from "../../schemas.ts";

/** The fields that identify an occurrence of an event. */
export const occurrenceKeyFields = { id: EventId, day: DayKey };
export type OccurrenceKey = { readonly id: string; readonly day: string };

export const remindersState = {
  /** The time up to which the app has sent all reminders. */
  remindedUntil: instant,
  /** The ringing reminders, each with the time at which it started. There is at most one for each occurrence. */
  ringing: v.array(v.strictObject({ ...occurrenceKeyFields, since: instant })),
  /** The snoozed reminders, each with the time at which it appears again. There is at most one for each occurrence. */
  later: v.array(v.strictObject({ ...occurrenceKeyFields, at: instant })),
};
