/** Parameters and guards of the ringing screen, and guards for reminders of an event. */
import { calendar, type State } from "../../state.ts";
import { findSnoozed, findRinging } from "../../queries.ts";
import { occurrenceKeyFields, type OccurrenceKey } from "./state.ts";

export const remindersScreens = {
  ringing: calendar.screen({ params: occurrenceKeyFields }),
};
export const remindersGuards = {
  isRinging: ({ state, params }: { state: State; params: OccurrenceKey }) => findRinging(state, params) !== undefined,
  isQuiet: ({ state, params }: { state: State; params: OccurrenceKey }) => findRinging(state, params) === undefined,
  comesLater: ({ state, params }: { state: State; params: OccurrenceKey }) => findSnoozed(state, params) !== undefined,
};
