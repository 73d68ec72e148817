/**
 * What Settings keeps of its own: lists that the user writes, what was decided for single apps, networks and devices, and
 * schedules. All else that it shows and changes is the phone's.
 */
import * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { idOf, instant } from "../../os/values.ts";
import { bookIds, scheduleIds } from "./ids.ts";

export const RecordId = idOf("rec");
/** A text of an entry of a list. */
export const RecordText = v.pipe(v.string(), v.maxLength(200));
export const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** Weekdays, 0 is Sunday; sorted. */
export const weekdays = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)));
export const scheduleSchema = v.strictObject({
  on: v.boolean(),
  start: clockTime,
  end: clockTime,
  days: weekdays,
  /** When it last took effect: what fell due before is done. */
  ranAt: instant,
});
export type Schedule = v.InferOutput<typeof scheduleSchema>;

export const settings = modelOf("settings", {
  books: v.record(v.picklist(bookIds), v.record(RecordId, v.record(v.string(), v.string()))),
  /** The entry of a list that is in use: the VPN that is connected. */
  used: v.record(v.picklist(bookIds), RecordId),
  /** By whom it is of ("app:notes") and the trait's name; only what is not as it was at first. */
  traits: v.record(v.string(), v.record(v.string(), v.union([v.string(), v.boolean()]))),
  schedules: v.record(v.picklist(scheduleIds), scheduleSchema),
  /** When the cache of an app was cleared last. */
  cleared: v.record(v.string(), instant),
  backedUpAt: v.nullable(instant),
  checkedAt: v.nullable(instant),
  adId: v.string(),
  /** How often the build number was tapped: seven times opens developer options. */
  taps: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Own = v.InferOutput<typeof settings.state>;
