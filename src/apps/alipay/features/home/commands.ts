import { toggled } from "../../../../state/toggled.ts";
import { alipay } from "../../state.ts";
import { ClipId, Query } from "./state.ts";

export const homeCommands = {
  searchFor: alipay.command({ query: Query }, (state, { query }) => {
    if (state.prefs.recents) state.searches = [query, ...state.searches.filter((q) => q !== query)].slice(0, 12);
  }),
  forgetSearches: alipay.command({}, (state) => {
    state.searches = [];
  }),
  like: alipay.command({ id: ClipId }, (state, { id }) => {
    state.liked = toggled(state.liked, id);
  }),
  follow: alipay.command({ id: ClipId }, (state, { id }) => {
    state.followed = toggled(state.followed, id);
  }),
};
