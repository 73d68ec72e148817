import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { wholeNumber } from "#os/values.ts";
import type { EdgeDeclaration } from "#os/edges.ts";
import { on } from "../../builder.ts";
import { openEdge } from "../../edges.ts";
import { AuthorId, CommentId, FolderId, ItemId, OwnCommentId, SeasonId, TagName, UserId, VideoId } from "../../ids.ts";
import { videoUrl } from "../../links.ts";
import { ZoneName } from "../home/state.ts";
import { qualities } from "../me/state.ts";
import { reportReasons, seasonStatuses, Speed } from "./state.ts";

const comment = { comment: CommentId };
const user = { user: UserId };
const item = { item: ItemId };
/** The edges of the player, of a video or of a season. */
const playerFrom = (screen: "season") =>
  [
    on(screen, "play", item).run("play"),
    on(screen, "pause", item).run("pause"),
    on(screen, "seek", { ...item, ms: wholeNumber }).run("seek"),
    on(screen, "playNext").run("playNext"),
    on(screen, "toggleDanmaku").run("setPrefs", ({ state }) => ({ danmaku: !state.prefs.danmaku })),
    on(screen, "fill").set({ full: true }),
    on(screen, "more").open("more"),
    on(screen, "speed").open("speed"),
    on(screen, "setSpeed", { speed: Speed }).run("setSpeed").close(),
    on(screen, "quality").open("quality"),
    on(screen, "setQuality", { quality: v.picklist(qualities) })
      .run("setQuality")
      .close()
      .say("qualitySet"),
    on(screen, "sleep").open("sleep"),
    on(screen, "setSleep", { after: v.union([v.picklist([0, 15, 30, 60]), v.literal("end")]) })
      .run("setSleep")
      .close()
      .say("sleepSet"),
    on(screen, "download").open("download", { items: [] }),
    on(screen, "chooseItem", item).toggle("items", "item"),
    on(screen, "startDownload", { quality: v.picklist(qualities) })
      .when("hasItems")
      .run("download", ({ args, view }) => ({ items: view.items, quality: args.quality }))
      .close("items")
      .say("downloadStarted"),
    on(screen, "openDownloads").close("items").push("downloads"),
    on(screen, "danmakuPrefs").close().push("prefs", { page: "danmakuPage" }),
    on(screen, "writeDanmaku").open("danmaku", { styles: false, full: false }),
    on(screen, "styles").set(({ view }) => ({ styles: !view.styles })),
    on(screen, "sendDanmaku", item)
      .when("isSendingDanmaku", "hasDanmaku")
      .run("sendDanmaku", ({ args, view: { danmaku, colour, place, size } }) => ({
        item: args.item,
        text: danmaku,
        colour,
        place,
        size,
      }))
      .close("danmaku", "styles")
      .say("danmakuSent"),
    on(screen, "back").when("isFull").set({ full: false }),
    on(screen, "back").run("leavePlayer").pop(),
  ] as const;
type MovedTo<S extends string, T extends readonly unknown[]> = {
  readonly [I in keyof T]: T[I] extends EdgeDeclaration<string, infer O, infer A> ? EdgeDeclaration<S, O, A> : never;
};
const playerEdges = <const S extends "video" | "season">(screen: S) =>
  playerFrom(screen as "season") as unknown as MovedTo<S, ReturnType<typeof playerFrom>>;

export const videoEdges = [
  ...playerEdges("video"),
  ...openEdge("series"),
  on("video", "showTab", { tab: v.picklist(["intro", "comments"]) }).set(({ args }) => ({ tab: args.tab })),
  on("video", "unfold").set(({ view }) => ({ unfolded: !view.unfolded })),
  on("video", "open", { video: VideoId }).push("video"),
  on("video", "openUser", user).push("space"),
  on("video", "openMe").push("mySpace"),
  on("video", "openTopic", { tag: TagName }).push("topic"),
  on("video", "openZone", { zone: ZoneName }).push("zone"),
  on("video", "openSeries", { series: v.pipe(v.string(), v.startsWith("bili_series_"), v.maxLength(80)) }).push(
    "series",
  ),
  on("video", "follow", user).run("follow").say("followedNow"),
  on("video", "unfollow", user).ask("unfollowAsk", "unfollow").run("unfollow"),
  on("video", "like").run("toggleLike"),
  on("video", "dislike").run("toggleDislike"),
  on("video", "triple").run("triple").say("tripled"),
  on("video", "coin").open("coins", { coins: 1, alsoLike: true }),
  on("video", "giveCoins").run("giveCoins").close().say("coinsGiven"),
  on("video", "favourite").open("folders", ({ state, params }) => ({
    folders: state.favourites[params.video]?.folders ?? [],
  })),
  on("video", "tickFolder", { folder: FolderId }).toggle("folders", "folder"),
  on("video", "saveFolders").run("setFolders").close("folders").say("foldersSaved"),
  on("video", "newFolder")
    .close("folders")
    .push("folderForm", ({ params }) => ({ folder: null, video: params.video })),
  on("video", "share").open("share"),
  on("video", "sendTo").close().push("shareTo"),
  on("video", "toPost")
    .close()
    .push("compose", ({ params }) => ({ video: params.video })),
  on("video", "shareOut", { title: v.pipe(v.string(), v.maxLength(80)) })
    .run("share")
    .close()
    .start(({ args, params }) => intents.sendText(`${args.title} ${videoUrl(params.video)}`.trim(), args.title)),
  on("video", "watchLater").run("addLater").close().say("addedLater"),
  on("video", "notInterested").run("hideVideo").close().say("hidden"),
  on("video", "report")
    .close()
    .push("report", ({ params }) => ({ target: "video" as const, id: params.video })),
  on("video", "order", { order: v.picklist(["hot", "newest"]) }).set(({ args }) => ({ order: args.order, pages: 1 })),
  on("video", "moreComments").set(({ view }) => ({ pages: Math.min(30, view.pages + 1) })),
  on("video", "write").open("write", { under: null, to: null }),
  on("video", "replyTo", { under: CommentId, to: v.nullable(AuthorId) }).open("write", ({ args }) => ({
    under: args.under,
    to: args.to,
    words: "",
  })),
  on("video", "send")
    .when("isWriting", "hasComment")
    .run("comment", ({ params, view }) => ({ on: params.video, under: view.under, to: view.to, text: view.words }))
    .close("words", "under", "to")
    .say("commented"),
  on("video", "likeComment", comment).run("toggleCommentLike"),
  on("video", "dislikeComment", comment).run("toggleCommentDislike"),
  on("video", "openThread", comment).push("thread", ({ args, params }) => ({
    on: params.video,
    comment: args.comment,
  })),
  on("video", "holdComment", comment).open("comment", ({ args }) => ({ held: args.comment })),
  on("video", "deleteComment", { comment: OwnCommentId })
    .warn("deleteCommentAsk", "delete")
    .run("deleteComment")
    .close("held")
    .say("deleted"),
  on("video", "reportComment", comment)
    .close("held")
    .push("report", ({ args }) => ({ target: "comment" as const, id: args.comment })),

  ...playerEdges("season"),
  on("season", "unfold").set(({ view }) => ({ unfolded: !view.unfolded })),
  on("season", "openSeason", { season: SeasonId }).push("season"),
  on("season", "track")
    .run("track", ({ params }) => ({ season: params.season, status: "watching" as const }))
    .say("trackedNow"),
  on("season", "status").open("status"),
  on("season", "setStatus", { status: v.picklist(seasonStatuses) })
    .run("track")
    .close()
    .say("statusSet"),
  on("season", "untrack").run("untrack").close().say("untracked"),
  on("season", "membership").push("membership"),

  on("thread", "openUser", user).push("space"),
  on("thread", "openMe").push("mySpace"),
  on("thread", "write").open("write", { to: null }),
  on("thread", "replyTo", { to: v.nullable(AuthorId) }).open("write", ({ args }) => ({ to: args.to, words: "" })),
  on("thread", "send")
    .when("isWriting", "hasComment")
    .run("comment", ({ params, view }) => ({ on: params.on, under: params.comment, to: view.to, text: view.words }))
    .close("words", "to")
    .say("commented"),
  on("thread", "likeComment", comment).run("toggleCommentLike"),
  on("thread", "dislikeComment", comment).run("toggleCommentDislike"),
  on("thread", "holdComment", comment).open("comment", ({ args }) => ({ held: args.comment })),
  on("thread", "deleteComment", { comment: OwnCommentId })
    .warn("deleteCommentAsk", "delete")
    .run("deleteComment")
    .close("held")
    .say("deleted"),
  on("thread", "reportComment", comment)
    .close("held")
    .push("report", ({ args }) => ({ target: "comment" as const, id: args.comment })),

  on("report", "choose", { reason: v.picklist(reportReasons) }).set(({ args }) => ({ reason: args.reason })),
  on("report", "submit")
    .when("hasReason")
    .run("report", ({ params, view }) => ({ ...params, reason: view.reason ?? "other", details: view.details }))
    .say("reported")
    .pop(),

  on("shareTo", "toggleUser", user).toggle("users", "user"),
  on("shareTo", "send").when("hasUsers").run("sendVideo").say("sentVideo").pop(),
] as const;
