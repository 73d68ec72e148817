/** View state of the user's own screens. */
import * as v from "valibot";
import { choiceField, nullableField, overlay, textFor, wholeNumber } from "#os/values.ts";
import { PostId } from "../../ids.ts";
import { reddit } from "../../state.ts";
import { ownOrders } from "./queries.ts";
import { About, DisplayName } from "./state.ts";

export const profileTabs = ["posts", "comments", "about"] as const;
export const savedTabs = ["posts", "comments"] as const;
export const historyTabs = ["recent", "upvoted", "downvoted", "hidden"] as const;
const list = { pages: v.optional(wholeNumber, 1), held: nullableField(PostId) };
export const meScreens = {
  profile: reddit.screen({
    view: {
      tab: choiceField(...profileTabs),
      order: choiceField(...ownOrders),
      ...list,
      open: overlay("sort", "postMenu", "share"),
    },
  }),
  saved: reddit.screen({ view: { tab: choiceField(...savedTabs), ...list, open: overlay("postMenu", "share") } }),
  history: reddit.screen({
    view: { tab: choiceField(...historyTabs), ...list, open: overlay("tabs", "postMenu", "share") },
  }),
  editProfile: reddit.screen({
    enter: ({ state }) => ({ display: state.profile.display, about: state.profile.about }),
    view: { display: textFor(DisplayName), about: textFor(About), open: overlay("face") },
  }),
};
export const meGuards = {};
