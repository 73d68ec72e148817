import * as v from "valibot";
import { on, pushes } from "../../builder.ts";
import { CommentId, MessageId, NewsId, PostId, UserId, VideoId } from "../../ids.ts";
import { boxes } from "./state.ts";

const user = { user: UserId };
export const messagesEdges = [
  on("messages", "openBox", { box: v.picklist(boxes) }).push("inbox"),
  on("messages", "openChat", user).close("held").push("chat"),
  on("messages", "hold", user).open("held", ({ args }) => ({ held: args.user })),
  on("messages", "togglePin", user).run("togglePin").close("held"),
  on("messages", "toggleMute", user).run("toggleMute").close("held"),
  on("messages", "deleteChat", user).warn("deleteChatAsk", "delete").run("deleteThread").close("held"),
  on("messages", "readAll").run("readAll").say("allRead"),
  ...pushes("messages", "newChat"),

  on("inbox", "openUser", user).push("space"),
  on("inbox", "openVideo", { video: VideoId, comment: v.nullable(CommentId) }).push("video", ({ args }) => ({
    video: args.video,
    focus: args.comment,
  })),
  on("inbox", "openPost", { post: PostId }).push("post"),
  on("inbox", "openOrders").push("orders"),
  on("inbox", "openMembership").push("membership"),
  on("inbox", "follow", user).run("follow").say("followedNow"),
  on("inbox", "hold", { news: NewsId }).open("held", ({ args }) => ({ held: args.news })),
  on("inbox", "drop", { news: NewsId }).run("dropNews").close("held"),

  on("chat", "send")
    .when("hasWords")
    .run("sendText", ({ params, view }) => ({ user: params.user, text: view.text }))
    .set({ text: "" }),
  on("chat", "openUser").push("space"),
  on("chat", "open", { video: VideoId }).push("video"),
  on("chat", "info").push("chatInfo"),
  on("chat", "hold", { message: MessageId }).open("held", ({ args }) => ({ held: args.message })),
  on("chat", "deleteMessage", { message: MessageId }).run("deleteMessage").close("held"),
  on("chat", "back").run("leaveThread").pop(),

  on("chatInfo", "openUser").push("space"),
  on("chatInfo", "togglePin").run("togglePin"),
  on("chatInfo", "toggleMute").run("toggleMute"),
  on("chatInfo", "block").warn("blockAsk", "block").run("block").say("blockedNow"),
  on("chatInfo", "unblock").ask("unblockAsk", "unblock").run("unblock"),
  on("chatInfo", "report").push("report", ({ params }) => ({ target: "user" as const, id: params.user })),
  on("newChat", "openChat", user).replace("chat"),
] as const;
