/** Events as other apps read them: one row for each time that an event takes place. */
import type { Lang } from "../../os/values.ts";
import type { Row, Span } from "../../os/providers.ts";
import { dayMs } from "../../state/civil.ts";
import { dayAt, isDay, keyOf } from "../../state/day.ts";
import { occurrenceFrom, occurrenceOn, startDayOf, zoneOffset } from "./occurrences.ts";
import { occurrencesIn, titleOf, toneOf } from "./queries.ts";
import type { State } from "./state.ts";

/** How far ahead an event is looked for where nobody says. */
const daysAhead = 31;
/** Between the id of an event and the day of one of its times. */
const mark = "@";

export function rowsOf(
  state: State,
  { now, offsetMin, lang, span }: { now: number; offsetMin: number; lang: Lang; span: Span | null },
): Row<"calendar">[] {
  const { from, until } = span ?? { from: now, until: now + daysAhead * dayMs };
  return occurrencesIn(state, dayAt(from, offsetMin), dayAt(until, offsetMin), offsetMin)
    .filter(
      ({ event, start, end }) =>
        state.calendars[event.calendar]?.shown === true && event.answer !== "no" && start < until && end >= from,
    )
    .map(({ event, day, start, end }) => ({
      id: `${event.id}${mark}${day}`,
      title: titleOf(event, lang),
      start,
      end,
      allDay: event.when.kind === "days",
      place: event.location,
      color: toneOf(state, event),
    }));
}
/** The event that a row stands for, and which of its times: told by the row, else the next one. */
export function eventAt(state: State, row: string, now: number): { id: string; day: string } | null {
  const [id = "", day] = row.split(mark);
  const event = state.events[id];
  if (!event) return null;
  if (event.repeat === null) return { id, day: keyOf(startDayOf(event.when)) };
  const offset = zoneOffset(event.when, 0);
  if (day !== undefined && isDay(day)) return occurrenceOn(event, day, offset) ? { id, day } : null;
  const next =
    occurrenceFrom(event, dayAt(now, offset), offset) ?? occurrenceFrom(event, startDayOf(event.when), offset);
  return next ? { id, day: next.day } : null;
}
