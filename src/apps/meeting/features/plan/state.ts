/**
 * Scheduled meetings: the owner's meetings, and other people's meetings to which the owner was invited or that the
 * owner can join by number.
 */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { DayKey } from "#os/day-key.ts";
import { MeetingId, MeetingNumber, Password, People, PersonId, Topic } from "../../ids.ts";

export const units = ["day", "workday", "week", "fortnight", "month"] as const;
export type RepeatUnit = (typeof units)[number];
export const maxRepeats = 200;
export const RepeatCount = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(maxRepeats));
/** When a series ends: after a number of occurrences, or with the last occurrence on or before a day. */
export const Repeat = v.strictObject({
  unit: v.picklist(units),
  times: v.nullable(RepeatCount),
  until: v.nullable(DayKey),
});
export type Repeat = v.InferOutput<typeof Repeat>;
export const admissions = ["all", "invited"] as const;
export const remindMinutes = [0, 5, 10, 15, 30, 60] as const;
export const lengths = [15, 30, 45, 60, 90, 120, 180, 240] as const;
export const Minutes = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(24 * 60));

/** Fields that the host fills in. */
export const planFields = {
  topic: Topic,
  start: instant,
  minutes: Minutes,
  repeat: v.nullable(Repeat),
  password: Password,
  /** Whether participants wait until the host admits them. */
  waiting: v.boolean(),
  only: v.picklist(admissions),
  /** Whether participants can join before the host. */
  early: v.boolean(),
  /** Whether participants are muted when they join. */
  quiet: v.boolean(),
  invitees: People,
  /** The reminder is sent this many minutes before the start; 0 for no reminder. */
  remind: v.picklist(remindMinutes),
};
export const Meeting = v.strictObject({
  id: MeetingId,
  number: MeetingNumber,
  host: PersonId,
  ...planFields,
  /** The days of cancelled occurrences. */
  except: v.pipe(v.array(DayKey), v.maxLength(maxRepeats)),
  /** The new start of each moved occurrence, by the originally planned day. */
  moved: v.record(DayKey, instant),
  /** Number of participants in addition to the invitees. */
  guests: v.pipe(wholeNumber, v.maxValue(200)),
  /** The host locks the meeting this many minutes after the start; null if the host never locks it. */
  locksAfter: v.nullable(wholeNumber),
  /** When the meeting was created. For somebody else's meeting, when the owner learns of the meeting. */
  at: instant,
  /** Whether the meeting is in the owner's list. An unlisted meeting can be joined by its number. */
  listed: v.boolean(),
  /** The owner's answer to the invitation. */
  answer: v.nullable(v.picklist(["yes", "no"])),
  /** Whether the owner has been notified of the invitation. */
  told: v.boolean(),
  /** The start of the last occurrence for which the owner was reminded. */
  reminded: v.nullable(instant),
});
export type Meeting = v.InferOutput<typeof Meeting>;
/** An invitee who exists only in the phone's contacts. */
export const Outsider = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(80)),
  phone: v.pipe(v.string(), v.maxLength(40)),
});
export const planState = {
  meetings: v.record(MeetingId, Meeting),
  people: v.record(PersonId, Outsider),
};
