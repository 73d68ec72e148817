/** View state of the screens about lists. */
import * as v from "valibot";
import { all, equal, hasText, not } from "#os/guards.ts";
import { choiceField, flag, overlay, textFor, textUpTo } from "#os/values.ts";
import { AuthorId, ListId, me, OwnListId, UserId } from "../../ids.ts";
import { x } from "../../state.ts";
import { heldPost, pages, postSheets } from "../../views.ts";
import { ListAbout, ListName } from "./state.ts";

export const listsScreens = {
  lists: x.screen({ params: { user: v.optional(AuthorId, me) }, view: { q: textUpTo(40) } }),
  list: x.screen({
    params: { list: ListId },
    view: { ...heldPost, pages, open: overlay(...postSheets, "list") },
  }),
  listForm: x.screen({
    params: { list: v.optional(v.nullable(OwnListId), null) },
    enter: ({ state, params }) => {
      const list = state.lists[params.list ?? ""];
      return list ? { name: list.name, about: list.about, private: list.private } : {};
    },
    view: { name: textFor(ListName), about: textFor(ListAbout), private: flag },
    focus: [{ field: "name", caps: "words", enter: "next", when: ({ params }) => params.list === null }],
  }),
  listMembers: x.screen({
    params: { list: ListId },
    view: { tab: choiceField("members", "suggested"), q: textUpTo(40), pages },
  }),
  addToLists: x.screen({ params: { user: UserId } }),
};
const isNew = equal("params.list", null);
export const listsGuards = {
  isNewList: all(isNew, hasText("name")),
  isListChange: all(not(isNew), hasText("name")),
};
