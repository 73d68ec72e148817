/** The rows that other apps read: one for each occurrence of an event. */
import type { Lang } from "#os/values.ts";
import type { Row, TimeSpan } from "#os/providers.ts";
import { dayMs } from "#state/civil.ts";
import { dayAt, isDay, formatDay } from "#state/day.ts";
import { occurrenceFrom, occurrenceOn, startDayOf, zoneOffset } from "./occurrences.ts";
import { occurrencesIn, titleOf, toneOf } from "./queries.ts";
import type { State } from "./state.ts";

/** The number of days that are read if the reader gives no range. */
const defaultDaysAhead = 31;
/** Separates the event's id from the day of its occurrence. */
const rowIdSeparator = "@";

export function rowsOf(
  state: State,
  { now, offsetMin, lang, span }: { now: number; offsetMin: number; lang: Lang; span: TimeSpan | null },
): Row<"calendar">[] {
  const { from, until } = span ?? { from: now, until: now + defaultDaysAhead * dayMs };
  return occurrencesIn(state, dayAt(from, offsetMin), dayAt(until, offsetMin), offsetMin)
    .filter(
      ({ event, start, end }) =>
        state.calendars[event.calendar]?.shown === true && event.answer !== "no" && start < until && end >= from,
    )
    .map(({ event, day, start, end }) => ({
      id: `${event.id}${rowIdSeparator}${day}`,
      title: titleOf(event, lang),
      start,
      end,
      allDay: event.when.kind === "days",
      place: event.location,
      color: toneOf(state, event),
    }));
}
/**
 * Returns the event of a row and the day of the occurrence: the day in the row's id, or the day of the next occurrence
 * if the id contains no day.
 */
export function findRowOccurrence(state: State, row: string, now: number): { id: string; day: string } | null {
  const [id = "", day] = row.split(rowIdSeparator);
  const event = state.events[id];
  if (!event) return null;
  if (event.repeat === null) return { id, day: formatDay(startDayOf(event.when)) };
  const offset = zoneOffset(event.when, 0);
  if (day !== undefined && isDay(day)) return occurrenceOn(event, day, offset) ? { id, day } : null;
  const next =
    occurrenceFrom(event, dayAt(now, offset), offset) ?? occurrenceFrom(event, startDayOf(event.when), offset);
  return next ? { id, day: next.day } : null;
}
