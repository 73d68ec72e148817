import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on } from "../../builder.ts";
import { uris } from "../../edges.ts";
import { MessageId, PostId, UserId } from "../../ids.ts";
import { chatTabs } from "./screens.ts";

const user = { user: UserId };
export const chatEdges = [
  on("chats", "goHome").root(),
  on("chats", "goCommunities").replace("communities"),
  on("chats", "goCreate").push("create", {}),
  on("chats", "goInbox").replace("inbox"),
  on("chats", "showTab", { tab: v.picklist(chatTabs) }).set(({ args }) => ({ tab: args.tab })),
  on("chats", "newChat").push("newChat", {}),
  on("chats", "openChat", user).close("held").push("chat"),
  on("chats", "hold", user).open("held", ({ args }) => ({ held: args.user })),
  on("chats", "markUnread", user).run("markChatUnread").close("held"),
  on("chats", "toggleMute", user).run("toggleChatMute").close("held"),
  on("chats", "deleteChat", user).warn("deleteChatAsk", "delete").run("deleteChat").close("held").say("chatDeleted"),
  on("chats", "accept", user).run("acceptChat").push("chat"),
  on("chats", "ignore", user).run("deleteChat").say("requestIgnored"),

  on("chat", "send")
    .when("hasWords")
    .run("sendChat", ({ params, view }) => ({ user: params.user, text: view.text }))
    .set({ text: "" }),
  on("chat", "sendPicture").start(intents.pickFile("image/*", true), "picked"),
  on("chat", "picked", uris).run("sendPictures", ({ params, args }) => ({
    user: params.user,
    pictures: args.uris.slice(0, 9),
  })),
  on("chat", "accept").run("acceptChat"),
  on("chat", "ignore").run("deleteChat").say("requestIgnored").pop(),
  on("chat", "openUser").close().push("user"),
  on("chat", "openPost", { post: PostId }).push("post"),
  on("chat", "look", { message: MessageId }).push("chatPicture"),
  on("chat", "hold", { message: MessageId }).open("held", ({ args }) => ({ held: args.message })),
  on("chat", "deleteMessage", { message: MessageId }).run("deleteMessage").close("held"),
  on("chat", "menu").open("menu"),
  on("chat", "toggleMute").run("toggleChatMute").close(),
  on("chat", "block").warn("blockAsk", "block").run("block").close().say("blockedNow"),
  on("chat", "unblock").ask("unblockAsk", "unblock").run("unblock"),
  on("chat", "report")
    .close()
    .push("report", ({ params }) => ({ target: "user" as const, id: params.user })),
  on("chat", "deleteChat").warn("deleteChatAsk", "delete").run("deleteChat").say("chatDeleted").pop(),
  on("chat", "back").run("leaveChat").pop(),

  on("newChat", "pick", user)
    .when("sharesPost")
    .run("sendPost", ({ params, args }) => ({ user: args.user, post: params.post ?? "post_none" }))
    .say("postSent")
    .replace("chat"),
  on("newChat", "pick", user).replace("chat"),
] as const;
