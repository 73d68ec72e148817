/** The state of reminders: how far they were given, which ones ring, and which ones are snoozed. */
import * as v from "valibot";
import { DayKey } from "#os/day-key.ts";
import { instant } from "#os/values.ts";
import { EventId } from "../../schemas.ts";

/** An occurrence of an event. */
export const occurrenceKeyFields = { id: EventId, day: DayKey };
export type OccurrenceKey = { readonly id: string; readonly day: string };

export const remindersState = {
  /** All reminders up to this moment were given. */
  remindedUntil: instant,
  /** Ringing reminders and when each started; at most one for each occurrence. */
  ringing: v.array(v.strictObject({ ...occurrenceKeyFields, since: instant })),
  /** Snoozed reminders and when each repeats; at most one for each occurrence. */
  later: v.array(v.strictObject({ ...occurrenceKeyFields, at: instant })),
};
