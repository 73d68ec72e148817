/** Changes preferences and the timeline. */
import { instant, reject } from "#os/values.ts";
import { maps } from "../../state.ts";
import { prefs } from "./prefs.ts";

export const accountCommands = {
  configure: maps.command(prefs.changes, (state, changes) => {
    Object.assign(state.prefs, changes);
  }),
  clearHistory: maps.command({}, (state) => {
    state.recents = [];
  }),
  clearTimeline: maps.command({}, (state) => {
    state.visits = [];
  }),
  deleteVisit: maps.command({ at: instant }, (state, { at }) => {
    const left = state.visits.filter((visit) => visit.at !== at);
    if (left.length === state.visits.length) return reject("visit-gone");
    state.visits = left;
  }),
  resetPrefs: maps.command({}, (state) => {
    state.prefs = { ...prefs.start };
  }),
};
