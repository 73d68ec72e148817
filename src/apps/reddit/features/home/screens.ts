/** View state of the feed and of the community screens. */
import * as v from "valibot";
import { choiceField, nullableField, overlay, wholeNumber } from "#os/values.ts";
import { CommunityId, PostId } from "../../ids.ts";
import { reddit } from "../../state.ts";
import { feedKinds, postSorts, spans } from "./state.ts";

const pages = v.optional(wholeNumber, 1);
const order = { sort: nullableField(v.picklist(postSorts)), span: v.optional(v.picklist(spans), "day") };
export const homeScreens = {
  home: reddit.screen({
    view: {
      feed: choiceField(...feedKinds),
      ...order,
      pages,
      /** The post whose menu is open. */
      held: nullableField(PostId),
      open: overlay("feeds", "sort", "span", "left", "right", "postMenu", "share"),
    },
  }),
  communities: reddit.screen({
    view: { topic: nullableField(v.pipe(v.string(), v.maxLength(30))), pages },
  }),
  community: reddit.screen({
    params: { community: CommunityId },
    view: {
      ...order,
      flair: nullableField(v.pipe(v.string(), v.maxLength(40))),
      pages,
      held: nullableField(PostId),
      open: overlay("sort", "span", "menu", "postMenu", "share"),
    },
    opens: "visit",
  }),
  communityAbout: reddit.screen({ params: { community: CommunityId } }),
};
export const homeGuards = {};
