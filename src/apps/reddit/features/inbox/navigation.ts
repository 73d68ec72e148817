import * as v from "valibot";
import { on } from "../../builder.ts";
import { CommentId, CommunityId, MailId, NewsId, PostId, UserId } from "../../ids.ts";
import { inboxTabs } from "./screens.ts";

const news = { news: NewsId };
const mail = { mail: MailId };
export const inboxEdges = [
  on("inbox", "goHome").root(),
  on("inbox", "goCommunities").replace("communities"),
  on("inbox", "goCreate").push("create", {}),
  on("inbox", "goChats").replace("chats"),
  on("inbox", "showTab", { tab: v.picklist(inboxTabs) }).set(({ args }) => ({ tab: args.tab })),
  on("inbox", "menu").open("menu"),
  on("inbox", "readAll").run("readAll").close().say("allRead"),
  on("inbox", "compose").close().push("newMail", {}),
  on("inbox", "openPrefs")
    .close()
    .push("prefs", { page: "notificationPrefs" as const }),
  on("inbox", "openPost", { ...news, post: PostId, comment: v.nullable(CommentId) })
    .run("readNews")
    .push("post", ({ args }) => ({ post: args.post, focus: args.comment })),
  on("inbox", "openUser", { ...news, user: UserId })
    .run("readNews")
    .push("user"),
  on("inbox", "openCommunity", { ...news, community: CommunityId })
    .run("readNews")
    .push("community"),
  on("inbox", "holdNews", news).open("news", ({ args }) => ({ held: args.news })),
  on("inbox", "readNews", news).run("readNews").close("held"),
  on("inbox", "dropNews", news).run("dropNews").close("held").say("newsHidden"),
  on("inbox", "openMail", mail).push("mail"),
  on("inbox", "holdMail", mail).open("mail", ({ args }) => ({ heldMail: args.mail })),
  on("inbox", "markMailUnread", mail).run("markMailUnread").close("heldMail"),
  on("inbox", "deleteMail", mail).warn("deleteMailAsk", "delete").run("deleteMail").close("heldMail"),

  on("mail", "send")
    .when("hasAnswer")
    .run("replyMail", ({ params, view }) => ({ mail: params.mail, text: view.text }))
    .set({ text: "" }),
  on("mail", "openUser", { user: UserId }).push("user"),
  on("mail", "openCommunity", { community: CommunityId }).push("community"),
  on("mail", "menu").open("menu"),
  on("mail", "markUnread").run("markMailUnread").pop(),
  on("mail", "remove").warn("deleteMailAsk", "delete").run("deleteMail").pop(),
  on("mail", "block", { user: UserId }).warn("blockAsk", "block").run("block").close().say("blockedNow"),

  on("newMail", "send")
    .when("isMailReady")
    .run("sendMail", ({ view }) => ({ to: view.to, subject: view.subject, text: view.text }))
    .say("mailSent")
    .replace("mail", ({ result }) => ({ mail: result })),
] as const;
