/** What the screen that rings is opened by, and what must hold there and at an event. */
import { calendar, type State } from "../../state.ts";
import { laterAt, ringingAt } from "../../queries.ts";
import { timeFields, type Time } from "./state.ts";

export const remindersScreens = {
  ringing: calendar.screen({ params: timeFields }),
};
export const remindersGuards = {
  isRinging: ({ state, params }: { state: State; params: Time }) => ringingAt(state, params) !== undefined,
  isQuiet: ({ state, params }: { state: State; params: Time }) => ringingAt(state, params) === undefined,
  comesLater: ({ state, params }: { state: State; params: Time }) => laterAt(state, params) !== undefined,
};
