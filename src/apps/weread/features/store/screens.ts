/** View state of the store and the search. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { choiceField, nullableField, overlay, textFor } from "#os/values.ts";
import { categoryIds } from "#world/books/categories.ts";
import { boardKeys } from "#world/books/rank.ts";
import { AuthorId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { pages } from "../../views.ts";
import { Query } from "./state.ts";

export const bookSorts = ["hot", "rating", "newest", "readers", "longest"] as const;
export const resultTabs = ["books", "audio", "lists", "people"] as const;
export const BoardKey = v.picklist([...boardKeys, ...categoryIds]);
export const storeScreens = {
  store: weread.screen({ view: { pages } }),
  category: weread.screen({
    params: { category: v.picklist(categoryIds) },
    view: {
      sub: nullableField(v.pipe(v.string(), v.maxLength(40))),
      sort: choiceField(...bookSorts),
      pages,
      open: overlay("sort"),
    },
  }),
  rankings: weread.screen({}),
  board: weread.screen({ params: { board: BoardKey } }),
  storeLists: weread.screen({ view: { pages } }),
  author: weread.screen({ params: { author: AuthorId }, view: { pages } }),
  search: weread.screen({ view: { q: textFor(Query) }, focus: [searchFocus("q")] }),
  results: weread.screen({
    params: { q: Query },
    view: { tab: choiceField(...resultTabs), sort: choiceField(...bookSorts), pages, open: overlay("sort") },
  }),
};
export const storeGuards = { hasQuery: hasText("q") };
