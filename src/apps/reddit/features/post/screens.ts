/** View state of the screens of posts and comments. */
import * as v from "valibot";
import { all, equal, hasText, isChosen, not } from "#os/guards.ts";
import { listField, nullableField, overlay, textFor, wholeNumber } from "#os/values.ts";
import { CommentId, OwnCommentId, PostId } from "../../ids.ts";
import { reddit } from "../../state.ts";
import { commentSorts, CommentText, reportReasons, reportTargets } from "./state.ts";

export const postScreens = {
  post: reddit.screen({
    params: { post: PostId, focus: v.optional(v.nullable(CommentId), null) },
    view: {
      sort: nullableField(v.picklist(commentSorts)),
      pages: v.optional(wholeNumber, 1),
      /** Comments that the user has folded or unfolded: the opposite of how the settings show them. */
      flipped: listField(CommentId),
      held: nullableField(PostId),
      heldComment: nullableField(CommentId),
      /** Whether the user has revealed the picture of a spoiler. */
      revealed: v.optional(v.boolean(), false),
      open: overlay("sort", "flair", "commentMenu", "postMenu", "share"),
    },
    opens: "seePost",
  }),
  pictures: reddit.screen({
    params: { post: PostId, first: v.optional(wholeNumber, 0) },
    view: { at: nullableField(wholeNumber) },
  }),
  /** Writes a comment, an answer to the comment `parent`, or changes the comment `comment`. */
  reply: reddit.screen({
    params: {
      post: PostId,
      parent: v.optional(v.nullable(CommentId), null),
      comment: v.optional(v.nullable(OwnCommentId), null),
    },
    enter: ({ state, params }) => ({ text: state.comments[params.comment ?? ""]?.text ?? "" }),
    view: { text: textFor(CommentText) },
    focus: [{ field: "text", enter: "newline" }],
  }),
  report: reddit.screen({
    params: { target: v.picklist(reportTargets), id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)) },
    view: { reason: nullableField(v.picklist(reportReasons)), rule: nullableField(wholeNumber) },
  }),
};
export const postGuards = {
  hasReply: hasText("text"),
  isEdit: not(equal("params.comment", null)),
  hasRule: all(equal("view.reason", "rules"), isChosen("rule")),
  hasOtherReason: all(isChosen("reason"), not(equal("view.reason", "rules"))),
};
