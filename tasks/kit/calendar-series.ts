/** Helpers for tasks about repeated events of Calendar. */
import type { Repeat } from "#apps/calendar/features/events/state.ts";
import { occurrencesIn } from "#apps/calendar/queries.ts";
import type { State } from "#apps/calendar/state.ts";
import { weekdayOf } from "#state/day.ts";

/** Returns a repeat every week without an end, on the weekdays of these days. */
export const weeklyOn = (...days: readonly number[]): Repeat => ({
  unit: "week",
  every: 1,
  days: days.map(weekdayOf).toSorted((a, b) => a - b),
  by: "date",
  end: { kind: "never" },
});
/**
 * Returns the occurrences of all events with one of these titles on the days from `from` to `to`, in order: the times
 * and all fields that the owner sees. It does not matter which event contains an occurrence.
 */
export const occurrencesTitled = (
  state: State,
  titles: readonly string[],
  [from, to]: readonly [from: number, to: number],
  offsetMin: number,
) =>
  occurrencesIn(state, from, to, offsetMin)
    .filter(({ event }) => titles.includes(event.title))
    .map(({ start, end, event }) => ({ ...event, id: "", when: { start, end }, repeat: null, except: [], of: null }));
