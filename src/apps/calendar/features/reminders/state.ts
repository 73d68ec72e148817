/** Reminders that were given: until when, which of them ring, which the user has put off. */
import * as v from "valibot";
import { DayKey } from "../../../../os/day-key.ts";
import { instant } from "../../../../os/values.ts";
import { EventId } from "../../schemas.ts";

/** An event at one of its times. */
export const timeFields = { id: EventId, day: DayKey };
export type Time = { readonly id: string; readonly day: string };

export const remindersState = {
  /** Reminders up to this moment have been given. */
  remindedUntil: instant,
  /** What rings now, and since when; each time of an event once. */
  ringing: v.array(v.strictObject({ ...timeFields, since: instant })),
  /** What the user wants to be reminded of again, and when; each time of an event once. */
  later: v.array(v.strictObject({ ...timeFields, at: instant })),
};
