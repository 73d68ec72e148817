import { reject } from "#os/values.ts";
import { weread } from "../../state.ts";
import { maxSearches, Query } from "./state.ts";

export const storeCommands = {
  search: weread.command({ q: Query }, (state, { q }) => {
    const words = q.trim();
    if (words === "") return reject("query-missing");
    state.searches = [words, ...state.searches.filter((one) => one !== words)].slice(0, maxSearches);
    return words;
  }),
  clearSearches: weread.command({}, (state) => {
    state.searches = [];
  }),
};
