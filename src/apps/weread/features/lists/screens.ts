/** View state of the screens about book lists. */
import * as v from "valibot";
import { equal, hasText, not } from "#os/guards.ts";
import { choiceField, flag, textFor, textUpTo } from "#os/values.ts";
import { BookId, ListId, OwnListId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { ListAbout, ListTitle } from "./state.ts";

export const listTabs = ["mine", "saved"] as const;
export const listsScreens = {
  lists: weread.screen({ view: { tab: choiceField(...listTabs) } }),
  list: weread.screen({ params: { list: ListId } }),
  listForm: weread.screen({
    params: { list: v.optional(v.nullable(OwnListId), null) },
    enter: ({ state, params }) => {
      const known = params.list === null ? undefined : state.lists[params.list];
      return known ? { title: known.title, about: known.about, private: known.private } : {};
    },
    view: { title: textFor(ListTitle), about: textFor(ListAbout), private: flag },
    focus: [{ field: "title", enter: "next", when: ({ params }) => params.list === null }],
  }),
  addToList: weread.screen({ params: { book: BookId } }),
  addBooks: weread.screen({
    params: { list: OwnListId },
    view: { q: textUpTo(40) },
    focus: [{ field: "q", kind: "search", enter: "search" }],
  }),
};
export const listsGuards = {
  hasTitle: hasText("title"),
  isNewList: equal("params.list", null),
  isOldList: not(equal("params.list", null)),
};
