import { reject } from "#os/values.ts";
import { bilibili } from "../../state.ts";
import { maxSearches, SearchText } from "./state.ts";

export const searchCommands = {
  /** Adds a search to the history. */
  lookFor: bilibili.command({ q: SearchText }, (state, { q }) => {
    const words = q.trim();
    if (words === "") return reject("nothing-written");
    state.searches = [words, ...state.searches.filter((one) => one !== words)].slice(0, maxSearches);
    return undefined;
  }),
  forgetSearch: bilibili.command({ q: SearchText }, (state, { q }) => {
    state.searches = state.searches.filter((one) => one !== q);
  }),
  forgetSearches: bilibili.command({}, (state) => {
    state.searches = [];
  }),
};
