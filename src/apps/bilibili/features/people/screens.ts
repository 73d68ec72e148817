/** View state of the people screens. */
import * as v from "valibot";
import { equal, hasText } from "#os/guards.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { listField, nullableField, overlay, textFor, textUpTo, wholeNumber } from "#os/values.ts";
import { AuthorId, GroupId, UserId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { GroupName } from "./state.ts";

const pages = v.optional(wholeNumber, 1);
export const tieKinds = ["following", "fans"] as const;
export const spaceTabs = ["videos", "series"] as const;
export const spaceSorts = ["newest", "plays", "favourites"] as const;
export const peopleScreens = {
  space: bilibili.screen({
    params: { user: UserId },
    view: {
      tab: v.optional(v.picklist(spaceTabs), "videos"),
      sort: v.optional(v.picklist(spaceSorts), "newest"),
      pages,
      /** The ticked groups. */
      groups: listField(GroupId),
      open: overlay("more", "groups"),
    },
  }),
  ties: bilibili.screen({
    params: { user: AuthorId, kind: v.optional(v.picklist(tieKinds), "following") },
    view: {
      kind: nullableField(v.picklist(tieKinds)),
      /** The shown group; null for all followed people. */
      group: nullableField(GroupId),
      q: textUpTo(20),
      pages,
      held: nullableField(UserId),
      groups: listField(GroupId),
      open: overlay("held", "groups"),
    },
  }),
  groups: bilibili.screen({
    view: {
      /** The group that is renamed; null for a new one. */
      editing: nullableField(GroupId),
      name: textFor(GroupName),
      open: overlay("form"),
    },
    focus: [{ field: "name", when: whileOpen("form") }],
  }),
};
export const peopleGuards = {
  isOwnList: equal("params.user", "me"),
  hasGroupName: hasText("name"),
  isNewGroup: equal("view.editing", null),
};
