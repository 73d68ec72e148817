import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { plusEdges, uris } from "../../edges.ts";
import { MessageId, NewsId, NoteId, OwnCommentId, UserId } from "../../ids.ts";

const user = { user: UserId };
export const messagesEdges = [
  on("messages", "goHome").root(),
  on("messages", "goMarket").replace("market"),
  on("messages", "goMe").replace("me"),
  ...pushes("messages", "likesInbox", "followersInbox", "commentsInbox", "strangers", "newChat"),
  on("messages", "openChat", user).close("held").push("chat"),
  on("messages", "hold", user).open("held", ({ args }) => ({ held: args.user })),
  on("messages", "togglePin", user).run("togglePin").close("held"),
  on("messages", "toggleMute", user).run("toggleMute").close("held"),
  on("messages", "deleteChat", user).warn("deleteChatAsk", "delete").run("deleteThread").close("held"),
  on("messages", "readAll").run("readAll").say("allRead"),
  ...plusEdges("messages"),

  on("strangers", "openChat", user).close("held").push("chat"),
  on("strangers", "hold", user).open("held", ({ args }) => ({ held: args.user })),
  on("strangers", "deleteChat", user).warn("deleteChatAsk", "delete").run("deleteThread").close("held"),
  on("strangers", "block", user).warn("blockAsk", "block").run("block").close("held"),

  on("likesInbox", "openUser", user).push("user"),
  on("likesInbox", "openNote", { note: NoteId }).push("note"),
  on("likesInbox", "hold", { news: NewsId }).open("held", ({ args }) => ({ held: args.news })),
  on("likesInbox", "drop", { news: NewsId }).run("dropNews").close("held"),
  on("followersInbox", "openUser", user).push("user"),
  on("followersInbox", "follow", user).run("follow").say("followedNow"),
  on("followersInbox", "unfollow", user).ask("unfollowAsk", "unfollow").run("unfollow"),
  on("commentsInbox", "openUser", user).push("user"),
  on("commentsInbox", "openNote", { note: NoteId }).push("note"),
  on("commentsInbox", "like", { comment: OwnCommentId }).run("toggleCommentLike"),
  on("commentsInbox", "hold", { news: NewsId }).open("held", ({ args }) => ({ held: args.news })),
  on("commentsInbox", "drop", { news: NewsId }).run("dropNews").close("held"),

  on("chat", "send")
    .when("hasWords")
    .run("sendText", ({ params, view }) => ({ user: params.user, text: view.text }))
    .set({ text: "" }),
  on("chat", "more").open("more"),
  on("chat", "sendPicture").close().start(intents.pickFile("image/*", true), "picked"),
  on("chat", "picked", uris).run("sendPictures", ({ params, args }) => ({
    user: params.user,
    pictures: args.uris.slice(0, 9),
  })),
  on("chat", "openUser").push("user"),
  on("chat", "openNote", { note: NoteId }).push("note"),
  on("chat", "openCard", user).push("user"),
  on("chat", "openMe").push("me"),
  on("chat", "look", { message: MessageId }).push("chatPicture"),
  on("chat", "info").push("chatInfo"),
  on("chat", "follow").run("follow").say("followedNow"),
  on("chat", "hold", { message: MessageId }).open("held", ({ args }) => ({ held: args.message })),
  on("chat", "deleteMessage", { message: MessageId }).run("deleteMessage").close("held"),
  on("chat", "back").run("leaveThread").pop(),

  on("chatInfo", "openUser").push("user"),
  on("chatInfo", "togglePin").run("togglePin"),
  on("chatInfo", "toggleMute").run("toggleMute"),
  on("chatInfo", "block").warn("blockAsk", "block").run("block").say("blockedNow"),
  on("chatInfo", "unblock").ask("unblockAsk", "unblock").run("unblock"),
  on("chatInfo", "report").push("report", ({ params }) => ({ target: "user" as const, id: params.user })),
  on("chatInfo", "clear").warn("clearChatAsk", "clear").run("clearThread").say("cleared"),
  on("newChat", "openChat", user).replace("chat"),
] as const;
