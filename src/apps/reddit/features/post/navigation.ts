import * as v from "valibot";
import { nullableField, wholeNumber } from "#os/values.ts";
import { on } from "../../builder.ts";
import { postEdges } from "../../edges.ts";
import { CommentId, CommunityId, isOwnPost, OwnCommentId, OwnPostId } from "../../ids.ts";
import { commentSorts, reportReasons } from "./state.ts";

const comment = { comment: CommentId };
/** The id of one of the user's posts; an id that no post has for a post of the world. */
const own = (post: string): string => (isOwnPost(post) ? post : "post_none");
export const postScreenEdges = [
  ...postEdges("post"),
  on("post", "openCommunity", { community: CommunityId }).push("community"),
  on("post", "join", { community: CommunityId }).run("join").say("joinedNow"),
  on("post", "deletePost", { post: OwnPostId })
    .warn("deletePostAsk", "delete")
    .run("deletePost")
    .say("postDeleted")
    .pop(),
  on("post", "sortMenu").open("sort"),
  on("post", "pickSort", { sort: v.picklist(commentSorts) }).set(({ args }) => ({
    sort: args.sort,
    pages: 1,
    open: null,
  })),
  on("post", "moreComments").set(({ view }) => ({ pages: Math.min(30, view.pages + 1) })),
  on("post", "flip", comment).toggle("flipped", "comment"),
  on("post", "reveal").set({ revealed: true }),
  on("post", "write").push("reply", ({ params }) => ({ post: params.post })),
  on("post", "replyTo", comment)
    .close()
    .push("reply", ({ params, args }) => ({ post: params.post, parent: args.comment })),
  on("post", "editComment", { comment: OwnCommentId })
    .close()
    .push("reply", ({ params, args }) => ({ post: params.post, comment: args.comment })),
  on("post", "deleteComment", { comment: OwnCommentId })
    .warn("deleteCommentAsk", "delete")
    .run("deleteComment")
    .close("heldComment")
    .say("commentDeleted"),
  on("post", "commentMenu", comment).open("commentMenu", ({ args }) => ({ heldComment: args.comment })),
  on("post", "reportComment", comment)
    .close()
    .push("report", ({ args }) => ({ target: "comment" as const, id: args.comment })),
  on("post", "flairMenu").open("flair"),
  on("post", "setFlair", { flair: nullableField(v.pipe(v.string(), v.maxLength(40))) })
    .run("setFlair", ({ params, args }) => ({ post: own(params.post), flair: args.flair }))
    .close()
    .say("flairSet"),
  on("post", "toggleSpoiler", { post: OwnPostId }).run("toggleSpoiler").close(),

  on("pictures", "show", { at: wholeNumber }).set(({ args }) => ({ at: args.at })),

  on("reply", "send")
    .when("isEdit", "hasReply")
    .run("editComment", ({ params, view }) => ({ comment: params.comment ?? "said_none", text: view.text }))
    .pop(),
  on("reply", "send")
    .when("hasReply")
    .run("comment", ({ params, view }) => ({
      post: params.post,
      parent: params.parent ?? ("" as const),
      text: view.text,
    }))
    .say("commented")
    .pop(),
  on("reply", "back").when("isEdit").pop(),
  on("reply", "back").when("hasReply").warn("discardAsk", "discard").pop(),

  on("report", "choose", { reason: v.picklist(reportReasons) }).set(({ args }) => ({
    reason: args.reason,
    rule: null,
  })),
  on("report", "chooseRule", { rule: wholeNumber }).set(({ args }) => ({ reason: "rules" as const, rule: args.rule })),
  on("report", "submit")
    .when("hasRule")
    .run("report", ({ params, view }) => ({ ...params, reason: "rules" as const, rule: view.rule }))
    .say("reported")
    .pop(),
  on("report", "submit")
    .when("hasOtherReason")
    .run("report", ({ params, view }) => ({ ...params, reason: view.reason ?? "spam", rule: null }))
    .say("reported")
    .pop(),
] as const;
