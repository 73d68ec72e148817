import { reject } from "#os/values.ts";
import { reddit } from "../../state.ts";
import { maxSearches, SearchText } from "./state.ts";

export const searchCommands = {
  /** Adds a search to the history. */
  lookFor: reddit.command({ q: SearchText }, (state, { q }) => {
    const words = q.trim();
    if (words === "") return reject("search-empty");
    state.searches = [words, ...state.searches.filter((one) => one !== words)].slice(0, maxSearches);
    return undefined;
  }),
  forgetSearch: reddit.command({ q: SearchText }, (state, { q }) => {
    if (!state.searches.includes(q)) return reject("search-gone");
    state.searches = state.searches.filter((one) => one !== q);
    return undefined;
  }),
  forgetSearches: reddit.command({}, (state) => {
    state.searches = [];
  }),
};
