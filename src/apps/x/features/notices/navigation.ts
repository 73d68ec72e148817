import * as v from "valibot";
import { on } from "../../builder.ts";
import { drawerEdges, tabEdges } from "../../edges.ts";
import { AuthorId, CommunityId, ListId, me, NewsId, PostId, UserId } from "../../ids.ts";
import { newsTabs } from "./queries.ts";

const post = { post: PostId };
export const noticesEdges = [
  ...tabEdges("notifications"),
  ...drawerEdges("notifications"),
  on("notifications", "showTab", { tab: v.picklist(newsTabs) }).set(({ args }) => ({ tab: args.tab })),
  on("notifications", "openPost", post).push("post"),
  on("notifications", "openUser", { user: AuthorId }).push("profile"),
  on("notifications", "openCommunity", { community: CommunityId }).push("community"),
  on("notifications", "openList", { list: ListId }).push("list"),
  on("notifications", "openNewFollowers").push("connections", { user: me, tab: "followers" }),
  on("notifications", "like", post).run("toggleLike"),
  on("notifications", "reply", post)
    .run("checkReply")
    .push("compose", ({ args }) => ({ replyTo: args.post })),
  on("notifications", "follow", { user: UserId }).run("follow"),
  on("notifications", "hold", { news: NewsId }).open("held", ({ args }) => ({ held: args.news })),
  on("notifications", "drop", { news: NewsId }).run("dropNews").close(),
  on("notifications", "filters").push("prefs", { page: "filters" }),
] as const;
