import * as v from "valibot";
import { on } from "../../builder.ts";
import { postEdges } from "../../edges.ts";
import { AuthorId, CommunityId, PostId, UserId } from "../../ids.ts";
import { engagementTabs, replyOrders } from "./screens.ts";
import { reportReasons } from "./state.ts";

const post = { post: PostId };
export const postsEdges = [
  ...postEdges("post"),
  on("post", "order").open("order"),
  on("post", "setOrder", { order: v.picklist(replyOrders) }).set(({ args }) => ({
    order: args.order,
    pages: 1,
    open: null,
  })),
  on("post", "moreReplies").set(({ view }) => ({ pages: Math.min(10, view.pages + 1) })),
  on("post", "openCommunity", { community: CommunityId }).push("community"),

  on("media", "show", { index: v.picklist([0, 1, 2, 3]) }).set(({ args }) => ({ index: args.index })),
  on("media", "play", { plays: v.boolean() }).set(({ args }) => ({ plays: args.plays })),
  on("media", "like", post).run("toggleLike"),
  on("media", "bookmark", post).run("toggleBookmark"),
  on("media", "reply", post)
    .run("checkReply")
    .push("compose", ({ args }) => ({ replyTo: args.post })),
  on("media", "openPost", post).push("post"),

  on("engagements", "showTab", { tab: v.picklist(engagementTabs) }).set(({ args }) => ({ tab: args.tab })),
  on("engagements", "openPost", post).push("post"),
  on("engagements", "openUser", { user: AuthorId }).push("profile"),
  on("engagements", "follow", { user: UserId }).run("follow"),
  on("engagements", "unfollow", { user: UserId }).ask("unfollowAsk", "unfollow").run("unfollow"),

  ...postEdges("bookmarks"),
  on("bookmarks", "more").open("more"),
  on("bookmarks", "clear").warn("clearBookmarksAsk", "clear").run("clearBookmarks").close().say("clearedBookmarks"),
  on("bookmarks", "moreBookmarks").set(({ view }) => ({ pages: Math.min(10, view.pages + 1) })),

  on("report", "choose", { reason: v.picklist(reportReasons) }).set(({ args }) => ({ reason: args.reason })),
  on("report", "submit")
    .when("isPostReport", "hasReason")
    .run("report", ({ params, view }) => ({ target: params.target, id: params.id, reason: view.reason ?? "spam" }))
    .say("reportedPost")
    .pop(),
  on("report", "submit")
    .when("isUserReport", "hasReason")
    .run("report", ({ params, view }) => ({ target: params.target, id: params.id, reason: view.reason ?? "spam" }))
    .say("reportedUser")
    .pop(),

  on("shareTo", "toggle", { user: UserId }).toggle("users", "user"),
  on("shareTo", "send").when("hasUsers").run("sendPost").say("sentPost").pop(),
] as const;
