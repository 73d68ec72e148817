/** Meetings that are planned: the owner's own, and those of others that the owner was told of. */
import * as v from "valibot";
import { instant, whole } from "../../../../os/values.ts";
import { DayKey } from "../../../../os/day-key.ts";
import { MeetingId, Number9, Password, People, PersonId, Topic } from "../../ids.ts";

export const units = ["day", "workday", "week", "fortnight", "month"] as const;
export type Unit = (typeof units)[number];
export const timesMost = 200;
export const Times = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(timesMost));
/** It ends after so many times, or with the last one on or before a day. */
export const Repeat = v.strictObject({
  unit: v.picklist(units),
  times: v.nullable(Times),
  until: v.nullable(DayKey),
});
export type Repeat = v.InferOutput<typeof Repeat>;
export const admissions = ["all", "invited"] as const;
export const remindMinutes = [0, 5, 10, 15, 30, 60] as const;
export const lengths = [15, 30, 45, 60, 90, 120, 180, 240] as const;
export const Minutes = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(24 * 60));

/** What whoever plans a meeting says of it. */
export const planFields = {
  topic: Topic,
  start: instant,
  minutes: Minutes,
  repeat: v.nullable(Repeat),
  password: Password,
  /** Who comes waits until the host lets them in. */
  waiting: v.boolean(),
  only: v.picklist(admissions),
  /** People may come in before the host. */
  early: v.boolean(),
  /** Who comes in is muted. */
  quiet: v.boolean(),
  invitees: People,
  /** Minutes before the start; 0: not at all. */
  remind: v.picklist(remindMinutes),
};
export const Meeting = v.strictObject({
  id: MeetingId,
  number: Number9,
  host: PersonId,
  ...planFields,
  /** Days of a series on which it is cancelled. */
  except: v.pipe(v.array(DayKey), v.maxLength(timesMost)),
  /** By the day on which one of a series was to be: when it begins instead. */
  moved: v.record(DayKey, instant),
  /** How many come besides those who were asked. */
  guests: v.pipe(whole, v.maxValue(200)),
  /** So many minutes after its start the host locks it; null: never. */
  locksAfter: v.nullable(whole),
  /** When it was made; of another's, when the owner hears of it. */
  at: instant,
  /** It stands among the owner's meetings. What does not can be joined by its number. */
  listed: v.boolean(),
  /** What the owner said to an invitation. */
  answer: v.nullable(v.picklist(["yes", "no"])),
  /** The owner has been notified of it. */
  told: v.boolean(),
  /** The start of which the owner was reminded last. */
  reminded: v.nullable(instant),
});
export type Meeting = v.InferOutput<typeof Meeting>;
/** People who are asked to meetings and stand in the phone's contacts alone. */
export const Outsider = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(80)),
  phone: v.pipe(v.string(), v.maxLength(40)),
});
export const planState = {
  meetings: v.record(MeetingId, Meeting),
  people: v.record(PersonId, Outsider),
};
