/** View state of the screens about posts. */
import * as v from "valibot";
import { equal, isChosen, isNotEmpty, not } from "#os/guards.ts";
import { choiceField, listField, nullableField, overlay, textFor, textUpTo, wholeNumber } from "#os/values.ts";
import { PostId, UserId } from "../../ids.ts";
import { x } from "../../state.ts";
import { heldPost, pages, postSheets } from "../../views.ts";
import { MessageText } from "../messages/state.ts";
import { reportReasons, reportTargets } from "./state.ts";

export const replyOrders = ["top", "newest", "liked"] as const;
export const engagementTabs = ["quotes", "reposts", "likes"] as const;
export const postsScreens = {
  post: x.screen({
    params: { post: PostId },
    view: {
      ...heldPost,
      order: v.optional(v.picklist(replyOrders), "top"),
      pages,
      open: overlay(...postSheets, "order"),
    },
  }),
  media: x.screen({
    params: { post: PostId, at: v.optional(wholeNumber, 0) },
    view: { index: nullableField(wholeNumber), plays: nullableField(v.boolean()) },
  }),
  engagements: x.screen({ params: { post: PostId }, view: { tab: choiceField(...engagementTabs) } }),
  bookmarks: x.screen({
    view: { ...heldPost, q: textUpTo(60), pages, open: overlay(...postSheets, "more") },
  }),
  report: x.screen({
    params: { target: v.picklist(reportTargets), id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)) },
    view: { reason: nullableField(v.picklist(reportReasons)) },
  }),
  shareTo: x.screen({ params: { post: PostId }, view: { users: listField(UserId), text: textFor(MessageText) } }),
};
export const postsGuards = {
  hasReason: isChosen("reason"),
  hasUsers: isNotEmpty("users"),
  isPostReport: equal("params.target", "post"),
  isUserReport: not(equal("params.target", "post")),
};
