import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { wholeNumber } from "#os/values.ts";
import { on } from "../../builder.ts";
import { AlbumId, AuthorId, CommentId, GoodsId, isPost, NoteId, OwnCommentId, UserId } from "../../ids.ts";
import { noteUrl } from "../../links.ts";
import { audiences } from "../publish/state.ts";
import { reportReasons } from "./state.ts";

const comment = { comment: CommentId };
const user = { user: UserId };
const postOf = (note: string): string => (isPost(note) ? note : "post_none");
export const noteEdges = [
  on("note", "openUser", user).push("user"),
  on("note", "openMe").push("me"),
  on("note", "follow", user).run("follow").say("followedNow"),
  on("note", "unfollow", user).ask("unfollowAsk", "unfollow").run("unfollow"),
  on("note", "like").run("toggleLike"),
  on("note", "save")
    .run("save", ({ params }) => ({ note: params.note, album: null }))
    .set({ justSaved: true }),
  on("note", "unsave").run("unsave").set({ justSaved: false }).say("unsaved"),
  on("note", "chooseAlbum").open("album"),
  on("note", "putInAlbum", { album: v.nullable(AlbumId) })
    .run("save")
    .close("justSaved")
    .say("movedToAlbum"),
  on("note", "newAlbum")
    .close("justSaved")
    .push("albumForm", ({ params }) => ({ album: null, note: params.note })),
  on("note", "show", { at: wholeNumber }).set(({ args }) => ({ at: args.at })),
  on("note", "look", { first: wholeNumber }).push("shots"),
  on("note", "play").set(({ view, now }) => ({ playsFrom: view.playsFrom === null ? now : null })),
  on("note", "openTopic", { tag: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) }).push("topic"),
  on("note", "openItem", { item: GoodsId }).push("item"),
  on("note", "openPlace", { name: v.string(), latitude: v.number(), longitude: v.number(), place: v.string() }).start(
    // For a place in the user's own note, only the name is known.
    ({ args }) =>
      args.latitude === 0
        ? intents.viewAddress(args.name)
        : intents.viewPlace(args.latitude, args.longitude, args.name, args.place),
  ),
  on("note", "order", { order: v.picklist(["hot", "newest"]) }).set(({ args }) => ({ order: args.order, pages: 1 })),
  on("note", "moreComments").set(({ view }) => ({ pages: Math.min(30, view.pages + 1) })),
  on("note", "toggleThread", comment).toggle("threads", "comment"),
  on("note", "write").open("write", { under: null, to: null }),
  on("note", "replyTo", { under: CommentId, to: v.nullable(AuthorId) }).open("write", ({ args }) => ({
    under: args.under,
    to: args.to,
    words: "",
  })),
  on("note", "send")
    .when("isDrafted", "hasComment")
    .run("comment", ({ params, view }) => ({ note: params.note, under: view.under, to: view.to, text: view.words }))
    .set(({ view }) => ({
      threads: view.under === null || view.threads.includes(view.under) ? view.threads : [...view.threads, view.under],
    }))
    .close("words", "under", "to")
    .say("commented"),
  on("note", "likeComment", comment).run("toggleCommentLike"),
  on("note", "holdComment", comment).open("comment", ({ args }) => ({ held: args.comment })),
  on("note", "deleteComment", { comment: OwnCommentId })
    .warn("deleteCommentAsk", "delete")
    .run("deleteComment")
    .close("held")
    .say("deleted"),
  on("note", "reportComment", comment)
    .close("held")
    .push("report", ({ args }) => ({ target: "comment" as const, id: args.comment })),
  on("note", "share").open("share"),
  on("note", "sendTo")
    .close()
    .push("shareTo", ({ params }) => ({ note: params.note })),
  on("note", "shareOut", { title: v.pipe(v.string(), v.maxLength(60)) })
    .close()
    .start(({ args, params }) => intents.sendText(`${args.title} ${noteUrl(params.note)}`.trim(), args.title)),
  on("note", "notInterested").run("hideNote").close().say("hidden"),
  on("note", "report")
    .close()
    .push("report", ({ params }) => ({ target: "note" as const, id: params.note })),
  on("note", "edit")
    .close()
    .push("compose", ({ params }) => ({ post: postOf(params.note) })),
  on("note", "audience").open("audience"),
  on("note", "setAudience", { audience: v.picklist(audiences) })
    .run("setAudience", ({ params, args }) => ({ post: postOf(params.note), audience: args.audience }))
    .close()
    .say("audienceChanged"),
  on("note", "setCommentsOpen", { open: v.boolean() })
    .run("setCommentsOpen", ({ params, args }) => ({ post: postOf(params.note), open: args.open }))
    .close(),
  on("note", "pin")
    .run("pinPost", ({ params }) => ({ post: postOf(params.note) }))
    .close(),
  on("note", "remove")
    .warn("deletePostAsk", "delete")
    .run("deletePost", ({ params }) => ({ post: postOf(params.note) }))
    .close()
    .say("deleted")
    .pop(),

  on("shots", "show", { at: wholeNumber }).set(({ args }) => ({ at: args.at })),

  on("topic", "open", { note: NoteId }).push("note"),
  on("topic", "like", { note: NoteId }).run("toggleLike"),
  on("topic", "order", { sort: v.picklist(["hot", "newest"]) }).set(({ args }) => ({ sort: args.sort, pages: 1 })),
  on("topic", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
  on("topic", "join").push("compose", ({ params }) => ({ tag: params.tag })),

  on("report", "choose", { reason: v.picklist(reportReasons) }).set(({ args }) => ({ reason: args.reason })),
  on("report", "submit")
    .when("hasReason")
    .run("report", ({ params, view }) => ({ ...params, reason: view.reason ?? "other", details: view.details }))
    .say("reported")
    .pop(),

  on("shareTo", "toggleUser", user).toggle("users", "user"),
  on("shareTo", "send")
    .when("sharesNote", "hasUsers")
    .run("sendNote", ({ params, view }) => ({ note: params.note ?? "post_none", users: view.users, text: view.text }))
    .say("shared")
    .pop(),
  on("shareTo", "send")
    .when("sharesCard", "hasUsers")
    .run("sendCard", ({ params, view }) => ({ card: params.card ?? "me", users: view.users }))
    .say("shared")
    .pop(),
] as const;
