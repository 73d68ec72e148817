import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on } from "../../builder.ts";
import { barEdges, moreEdge, openEdge } from "../../edges.ts";
import { AuthorId, CommentId, OwnCommentId, PictureRef, PostId, RoomId, UserId, VideoId } from "../../ids.ts";

const comment = { comment: CommentId };
export const feedEdges = [
  ...barEdges("following"),
  ...moreEdge("following"),
  ...openEdge("following"),
  on("following", "showTab", { tab: v.picklist(["all", "videos"]) }).set(({ args }) => ({ tab: args.tab, pages: 1 })),
  on("following", "openUser", { user: UserId }).push("space"),
  on("following", "openMe").push("mySpace"),
  on("following", "openRoom", { room: RoomId }).push("room"),
  on("following", "openPost", { post: PostId }).push("post"),
  on("following", "like", { video: VideoId }).run("toggleLike"),
  on("following", "likePost", { post: PostId }).run("togglePostLike"),
  on("following", "shareVideo", { video: VideoId }).push("compose"),
  on("following", "follow", { user: UserId }).run("follow").say("followedNow"),

  on("post", "openMe").push("mySpace"),
  on("post", "openUser", { user: UserId }).push("space"),
  on("post", "open", { video: VideoId }).push("video"),
  on("post", "likePost").run("togglePostLike"),
  on("post", "menu").open("more"),
  on("post", "remove").warn("deletePostAsk", "delete").run("deletePost").close().say("deleted").pop(),
  on("post", "write").open("write", { under: null, to: null }),
  on("post", "replyTo", { under: CommentId, to: v.nullable(AuthorId) }).open("write", ({ args }) => ({
    under: args.under,
    to: args.to,
    words: "",
  })),
  on("post", "send")
    .when("isWriting", "hasComment")
    .run("comment", ({ params, view }) => ({ on: params.post, under: view.under, to: view.to, text: view.words }))
    .close("words", "under", "to")
    .say("commented"),
  on("post", "likeComment", comment).run("toggleCommentLike"),
  on("post", "dislikeComment", comment).run("toggleCommentDislike"),
  on("post", "openThread", comment).push("thread", ({ args, params }) => ({ on: params.post, comment: args.comment })),
  on("post", "holdComment", comment).open("comment", ({ args }) => ({ held: args.comment })),
  on("post", "deleteComment", { comment: OwnCommentId })
    .warn("deleteCommentAsk", "delete")
    .run("deleteComment")
    .close("held")
    .say("deleted"),
  on("post", "reportComment", comment)
    .close("held")
    .push("report", ({ args }) => ({ target: "comment" as const, id: args.comment })),

  on("compose", "addPictures").start(intents.pickFile("image/*", true), "picked"),
  on("compose", "picked", { uris: v.array(v.string()) }).set(({ view, args }) => ({
    pictures: [...new Set([...view.pictures, ...args.uris])].slice(0, 9),
  })),
  on("compose", "dropPicture", { picture: PictureRef }).set(({ view, args }) => ({
    pictures: view.pictures.filter((one) => one !== args.picture),
  })),
  on("compose", "publish").when("sharesVideo").run("post").say("posted").pop(),
  on("compose", "publish").when("hasPost").run("post").say("posted").pop(),
  on("compose", "publish").when("hasPictures").run("post").say("posted").pop(),
] as const;
