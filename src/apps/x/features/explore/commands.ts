import { reject } from "#os/values.ts";
import { x } from "../../state.ts";
import { maxSearches, Query } from "./state.ts";

export const exploreCommands = {
  /** Keeps a search, so that the search page offers it again. */
  keepSearch: x.command({ q: Query }, (state, { q }) => {
    const words = q.trim();
    if (words === "") return;
    state.searches = [words, ...state.searches.filter((one) => one !== words)].slice(0, maxSearches);
  }),
  dropSearch: x.command({ q: Query }, (state, { q }) => {
    if (!state.searches.includes(q)) return reject("search-missing");
    state.searches = state.searches.filter((one) => one !== q);
    return undefined;
  }),
  clearSearches: x.command({}, (state) => {
    state.searches = [];
  }),
  hideTrend: x.command({ q: Query }, (state, { q }) => {
    state.hiddenTrends = [q, ...state.hiddenTrends.filter((one) => one !== q)].slice(0, 100);
  }),
};
