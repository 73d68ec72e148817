import { toggleItem } from "#state/toggle-item.ts";
import { alipay } from "../../state.ts";
import { textFor } from "#os/values.ts";
import { ClipId, Query } from "./state.ts";

export const homeCommands = {
  /** An empty query searches for nothing and is not stored. */
  searchFor: alipay.command({ query: textFor(Query) }, (state, { query: typed }) => {
    const query = typed.trim();
    if (state.prefs.recents && query !== "")
      state.searches = [query, ...state.searches.filter((q) => q !== query)].slice(0, 12);
  }),
  forgetSearches: alipay.command({}, (state) => {
    state.searches = [];
  }),
  like: alipay.command({ id: ClipId }, (state, { id }) => {
    state.liked = toggleItem(state.liked, id);
  }),
  follow: alipay.command({ id: ClipId }, (state, { id }) => {
    state.followed = toggleItem(state.followed, id);
  }),
};
