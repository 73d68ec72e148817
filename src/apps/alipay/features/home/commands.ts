import { toggled } from "../../../../state/toggled.ts";
import { alipay } from "../../state.ts";
import { textFor } from "../../../../os/values.ts";
import { ClipId, Query } from "./state.ts";

export const homeCommands = {
  /** Whoever is found without a word was in sight before: nothing was searched for. */
  searchFor: alipay.command({ query: textFor(Query) }, (state, { query: typed }) => {
    const query = typed.trim();
    if (state.prefs.recents && query !== "")
      state.searches = [query, ...state.searches.filter((q) => q !== query)].slice(0, 12);
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
