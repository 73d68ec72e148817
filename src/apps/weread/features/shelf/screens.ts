/** View state of the screens of the shelf. */
import { hasText, isNotEmpty } from "#os/guards.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { choiceField, flag, listField, overlay, textFor, textUpTo } from "#os/values.ts";
import { BookId, GroupId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { GroupName } from "./state.ts";

export const shelfFilters = ["all", "private", "finished", "owned"] as const;
const selection = { selecting: flag, chosen: listField(BookId) };
export const shelfScreens = {
  shelf: weread.screen({
    view: {
      ...selection,
      filter: choiceField(...shelfFilters),
      searching: flag,
      q: textUpTo(40),
      name: textFor(GroupName),
      open: overlay("sort", "groups", "newGroup"),
    },
    focus: [
      { field: "name", when: whileOpen("newGroup") },
      { field: "q", kind: "search", enter: "search", when: ({ view }) => view.searching && view.open === null },
    ],
  }),
  group: weread.screen({
    params: { group: GroupId },
    view: { ...selection, name: textFor(GroupName), open: overlay("more", "rename") },
    focus: [{ field: "name", when: whileOpen("rename") }],
  }),
};
export const shelfGuards = { hasChosen: isNotEmpty("chosen"), hasName: hasText("name") };
