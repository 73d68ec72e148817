/** View state of the screens about communities. */
import { choiceField, nullableField, overlay, textUpTo } from "#os/values.ts";
import { CommunityId } from "../../ids.ts";
import { x } from "../../state.ts";
import { heldPost, pages, postSheets } from "../../views.ts";
import { Topic } from "../home/state.ts";

export const communityTabs = ["top", "latest", "media", "about"] as const;
export const communitiesScreens = {
  communities: x.screen({
    view: {
      tab: choiceField("home", "explore"),
      q: textUpTo(40),
      topic: nullableField(Topic),
      pages,
      open: overlay("drawer"),
    },
  }),
  community: x.screen({
    params: { community: CommunityId },
    view: { ...heldPost, tab: choiceField(...communityTabs), pages, open: overlay(...postSheets, "community") },
  }),
  communityMembers: x.screen({ params: { community: CommunityId }, view: { q: textUpTo(40), pages } }),
};
