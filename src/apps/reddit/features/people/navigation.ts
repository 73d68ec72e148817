import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on } from "../../builder.ts";
import { listEdges } from "../../edges.ts";
import { CommentId, PostId, UserId } from "../../ids.ts";
import { userUrl } from "../../links.ts";
import { userSorts, userTabs } from "./screens.ts";

export const peopleEdges = [
  ...listEdges("user"),
  on("user", "showTab", { tab: v.picklist(userTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("user", "sortMenu").open("sort"),
  on("user", "pickSort", { sort: v.picklist(userSorts) }).set(({ args }) => ({
    sort: args.sort,
    pages: 1,
    open: null,
  })),
  on("user", "openComment", { post: PostId, comment: CommentId }).push("post", ({ args }) => ({
    post: args.post,
    focus: args.comment,
  })),
  on("user", "follow").run("follow").say("followedNow"),
  on("user", "unfollow").ask("unfollowAsk", "unfollow").run("unfollow"),
  on("user", "chat").close().push("chat"),
  on("user", "menu").open("menu"),
  on("user", "message", { name: v.pipe(v.string(), v.maxLength(38)) })
    .close()
    .push("newMail", ({ args }) => ({ to: `u/${args.name}` })),
  on("user", "shareProfile", { name: v.pipe(v.string(), v.maxLength(60)) })
    .close()
    .start(({ args, params }) => intents.sendText(`u/${args.name} ${userUrl(params.user)}`, `u/${args.name}`)),
  on("user", "report")
    .close()
    .push("report", ({ params }) => ({ target: "user" as const, id: params.user })),
  on("user", "block").warn("blockAsk", "block").run("block").close().say("blockedNow"),
  on("user", "unblock").ask("unblockAsk", "unblock").run("unblock").close(),

  on("followers", "openUser", { user: UserId }).push("user"),
  on("followers", "follow", { user: UserId }).run("follow").say("followedNow"),
  on("followers", "unfollow", { user: UserId }).ask("unfollowAsk", "unfollow").run("unfollow"),
] as const;
