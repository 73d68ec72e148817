/** View state of the screens of other people. */
import * as v from "valibot";
import { choiceField, nullableField, overlay, wholeNumber } from "#os/values.ts";
import { PostId, UserId } from "../../ids.ts";
import { reddit } from "../../state.ts";

export const userTabs = ["posts", "comments", "about"] as const;
export const userSorts = ["new", "hot", "top"] as const;
export const peopleScreens = {
  user: reddit.screen({
    params: { user: UserId },
    view: {
      tab: choiceField(...userTabs),
      sort: choiceField(...userSorts),
      pages: v.optional(wholeNumber, 1),
      held: nullableField(PostId),
      open: overlay("menu", "sort", "postMenu", "share"),
    },
  }),
  followers: reddit.screen({}),
};
export const peopleGuards = {};
