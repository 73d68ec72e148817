/** Calendars, which contain events. */
import * as v from "valibot";
import { CalendarId, Tone } from "../../schemas.ts";

export const Calendar = v.strictObject({
  id: CalendarId,
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  tone: Tone,
  shown: v.boolean(),
  /** The calendars of holidays and birthdays cannot be renamed or deleted. */
  kind: v.picklist(["own", "holidays", "birthdays"]),
});
export type Calendar = v.InferOutput<typeof Calendar>;

export const calendarsState = {
  calendars: v.record(CalendarId, Calendar),
  calendarOrder: v.array(CalendarId),
};
