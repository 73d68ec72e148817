import * as v from "valibot";
import { on } from "../../builder.ts";
import { listEdges } from "../../edges.ts";
import { CommentId, CommunityId, PostId, UserId } from "../../ids.ts";
import { spans } from "../home/state.ts";
import { resultSorts, resultTabs, SearchText } from "./state.ts";

export const searchEdges = [
  on("search", "find")
    .when("hasQuery")
    .run("lookFor")
    .replace("results", ({ view, params }) => ({ q: view.q.trim(), community: params.community })),
  on("search", "again", { q: SearchText })
    .run("lookFor")
    .replace("results", ({ args, params }) => ({ q: args.q, community: params.community })),
  on("search", "openCommunity", { community: CommunityId }).push("community"),
  on("search", "openUser", { user: UserId }).push("user"),
  on("search", "openTrend", { post: PostId }).push("post"),
  on("search", "forget", { q: SearchText }).run("forgetSearch"),
  on("search", "forgetAll").run("forgetSearches"),
  ...listEdges("results"),
  on("results", "change").replace("search"),
  on("results", "everywhere").replace("results", ({ params }) => ({ q: params.q, community: null })),
  on("results", "showTab", { tab: v.picklist(resultTabs) }).set(({ args }) => ({
    tab: args.tab,
    sort: "relevance" as const,
    pages: 1,
  })),
  on("results", "sortMenu").open("sort"),
  on("results", "pickSort", { sort: v.picklist(resultSorts) }).set(({ args }) => ({
    sort: args.sort,
    pages: 1,
    open: null,
  })),
  on("results", "spanMenu").open("span"),
  on("results", "pickSpan", { span: v.picklist(spans) }).set(({ args }) => ({ span: args.span, pages: 1, open: null })),
  on("results", "openComment", { post: PostId, comment: CommentId }).push("post", ({ args }) => ({
    post: args.post,
    focus: args.comment,
  })),
  on("results", "join", { community: CommunityId }).run("join").say("joinedNow"),
  on("results", "leave", { community: CommunityId }).ask("leaveAsk", "leave").run("leave").say("leftNow"),
  on("results", "follow", { user: UserId }).run("follow").say("followedNow"),
  on("results", "unfollow", { user: UserId }).ask("unfollowAsk", "unfollow").run("unfollow"),
] as const;
