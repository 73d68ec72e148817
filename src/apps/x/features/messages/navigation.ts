import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { drawerEdges, tabEdges, uris } from "../../edges.ts";
import { AuthorId, MessageId, PostId, UserId } from "../../ids.ts";
import { Reaction } from "./state.ts";

const user = { user: UserId };
export const messagesEdges = [
  ...tabEdges("messages"),
  ...drawerEdges("messages"),
  on("messages", "openChat", user).close("held").push("chat"),
  on("messages", "hold", user).open("held", ({ args }) => ({ held: args.user })),
  on("messages", "togglePin", user).run("togglePinThread").close(),
  on("messages", "toggleMute", user).run("toggleMuteThread").close(),
  on("messages", "deleteChat", user).warn("deleteChatAsk", "delete").run("deleteThread").close(),
  on("messages", "readAll").run("readAll").say("allRead"),
  on("messages", "chatSettings").push("prefs", { page: "directMessages" }),
  ...pushes("messages", "requests", "newChat"),

  on("requests", "openChat", user).close("held").push("chat"),
  on("requests", "hold", user).open("held", ({ args }) => ({ held: args.user })),
  on("requests", "deleteChat", user).warn("deleteChatAsk", "delete").run("deleteThread").close(),
  on("requests", "block", user).warn("blockAsk", "block").run("block").close().say("blockedNow"),

  on("chat", "send")
    .when("hasWords")
    .run("sendText", ({ params, view }) => ({ user: params.user, text: view.text }))
    .set({ text: "" }),
  on("chat", "addPicture").start(intents.pickFile("image/*", true), "picked"),
  on("chat", "picked", uris).run("sendPictures", ({ params, args }) => ({
    user: params.user,
    pictures: args.uris.slice(0, 4),
  })),
  on("chat", "accept").run("acceptThread", ({ params }) => ({ user: params.user })),
  on("chat", "deleteRequest")
    .warn("deleteChatAsk", "delete")
    .run("deleteThread", ({ params }) => ({ user: params.user }))
    .pop(),
  on("chat", "blockSender")
    .warn("blockAsk", "block")
    .run("block", ({ params }) => ({ user: params.user }))
    .say("blockedNow")
    .pop(),
  on("chat", "openUser", { user: AuthorId }).push("profile"),
  on("chat", "openPost", { post: PostId }).push("post"),
  on("chat", "info").push("chatInfo"),
  on("chat", "hold", { message: MessageId }).open("held", ({ args }) => ({ held: args.message })),
  on("chat", "react", { message: MessageId, reaction: Reaction }).run("react").close(),
  on("chat", "deleteMessage", { message: MessageId }).warn("deleteMessageAsk", "delete").run("deleteMessage").close(),
  on("chat", "chooseCall").open("call"),
  on("chat", "startCall", { video: v.boolean() })
    .run("startCall", ({ params, args }) => ({ user: params.user, video: args.video }))
    .close()
    .push("call"),
  on("chat", "back")
    .run("leaveThread", ({ params, view }) => ({ user: params.user, text: view.text }))
    .pop(),

  on("chatInfo", "openUser").push("profile", ({ params }) => ({ user: params.user })),
  on("chatInfo", "togglePin").run("togglePinThread"),
  on("chatInfo", "toggleMute").run("toggleMuteThread"),
  on("chatInfo", "block").warn("blockAsk", "block").run("block").say("blockedNow"),
  on("chatInfo", "unblock").ask("unblockAsk", "unblock").run("unblock"),
  on("chatInfo", "report").push("report", ({ params }) => ({ target: "user" as const, id: params.user })),
  on("chatInfo", "deleteChat").warn("deleteChatAsk", "delete").run("deleteThread").root(),
  on("newChat", "openChat", user).replace("chat"),
  on("call", "hangUp").run("endCall").pop(),
] as const;
