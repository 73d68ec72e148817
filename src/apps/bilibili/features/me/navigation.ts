import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { barEdges, openEdge } from "../../edges.ts";
import { DanmakuId, FolderId, ItemId, me, PostId, SeasonId, VideoId } from "../../ids.ts";
import { seasonStatuses } from "../video/state.ts";
import { mySpaceTabs, profileFields } from "./screens.ts";
import { sexes } from "./state.ts";

const ties = { kind: v.picklist(["following", "fans"]) };

export const meEdges = [
  ...barEdges("me"),
  on("me", "openTies", ties).push("ties", ({ args }) => ({ user: me, kind: args.kind })),
  ...pushes(
    "me",
    "mySpace",
    "downloads",
    "history",
    "favourites",
    "later",
    "tracked",
    "coins",
    "myDanmaku",
    "membership",
    "orders",
    "messages",
    "settings",
  ),

  ...openEdge("mySpace"),
  on("mySpace", "showTab", { tab: v.picklist(mySpaceTabs) }).set(({ args }) => ({ tab: args.tab })),
  on("mySpace", "openPost", { post: PostId }).push("post"),
  on("mySpace", "likePost", { post: PostId }).run("togglePostLike"),
  on("mySpace", "openFolder", { folder: FolderId }).push("folder"),
  on("mySpace", "openTies", ties).push("ties", ({ args }) => ({ user: me, kind: args.kind })),
  on("mySpace", "compose").push("compose", {}),
  ...pushes("mySpace", "editProfile"),

  on("editProfile", "edit", { field: v.picklist(profileFields) }).push("editField"),
  on("editProfile", "changeFace").start(intents.pickFile("image/*"), "facePicked"),
  on("editProfile", "facePicked", { uris: v.array(v.string()) }).run("setProfile", ({ args, state }) => ({
    face: args.uris[0] ?? state.profile.face,
  })),
  on("editProfile", "chooseSex").open("sex"),
  on("editProfile", "setSex", { sex: v.picklist(sexes) })
    .run("setProfile")
    .close(),
  on("editField", "save")
    .when("isName")
    .run("setName", ({ view }) => ({ name: view.name }))
    .say("savedProfile")
    .pop(),
  on("editField", "save")
    .run("setProfile", ({ params, view }) => ({ [params.field]: view[params.field].trim() }))
    .say("savedProfile")
    .pop(),

  on("history", "openVideo", { video: VideoId }).push("video"),
  on("history", "openSeason", { season: SeasonId }).push("season"),
  on("history", "edit").set({ edits: true }),
  on("history", "done").set({ edits: false }),
  on("history", "drop", { of: v.union([VideoId, SeasonId]) }).run("dropSeen"),
  on("history", "clear").warn("clearSeenAsk", "clear").run("clearSeen").set({ edits: false }).say("cleared"),
  on("history", "record").run("setPrefs", ({ state }) => ({ keepHistory: !state.prefs.keepHistory })),

  ...openEdge("later"),
  on("later", "drop", { video: VideoId }).run("dropLater"),
  on("later", "menu").open("more"),
  on("later", "dropWatched").run("dropWatchedLater").close().say("cleared"),
  on("later", "clear").warn("clearLaterAsk", "clear").run("clearLater").close().say("cleared"),

  on("favourites", "openFolder", { folder: FolderId }).push("folder"),
  on("favourites", "newFolder").push("folderForm", { folder: null }),

  ...openEdge("folder"),
  on("folder", "menu").open("more"),
  on("folder", "edit").close().push("folderForm"),
  on("folder", "remove").warn("deleteFolderAsk", "delete").run("deleteFolder").close().say("deleted").pop(),
  on("folder", "select").close().set({ selects: true, chosen: [], open: null }),
  on("folder", "done").set({ selects: false, chosen: [] }),
  on("folder", "toggle", { video: VideoId }).toggle("chosen", "video"),
  on("folder", "move").when("hasChosen").open("move"),
  on("folder", "moveTo", { to: FolderId })
    .run("moveFavourites", ({ view, args, params }) => ({ videos: view.chosen, from: params.folder, to: args.to }))
    .set({ selects: false, chosen: [], open: null })
    .say("moved"),
  on("folder", "dropChosen")
    .when("hasChosen")
    .warn("dropChosenAsk", "remove")
    .run("dropFavourites", ({ view, params }) => ({ videos: view.chosen, folder: params.folder }))
    .set({ selects: false, chosen: [] })
    .say("removed"),

  on("folderForm", "save").when("isNewFolder", "hasFolderName").run("createFolder").say("folderCreated").pop(),
  on("folderForm", "save")
    .when("hasFolderName")
    .run("editFolder", ({ params, view }) => ({ folder: params.folder ?? "folder_none", ...view }))
    .say("folderSaved")
    .pop(),

  on("downloads", "openVideo", { video: VideoId, part: v.pipe(v.number(), v.integer(), v.minValue(1)) }).push("video"),
  on("downloads", "openSeason", { season: SeasonId, episode: v.pipe(v.string(), v.startsWith("bili_episode_")) }).push(
    "season",
  ),
  on("downloads", "pause", { item: ItemId }).run("pauseDownload"),
  on("downloads", "resume", { item: ItemId }).run("resumeDownload"),
  on("downloads", "edit").set({ edits: true, chosen: [] }),
  on("downloads", "done").set({ edits: false, chosen: [] }),
  on("downloads", "toggle", { item: ItemId }).toggle("chosen", "item"),
  on("downloads", "remove")
    .when("hasChosen")
    .warn("deleteDownloadsAsk", "delete")
    .run("deleteDownloads", ({ view }) => ({ items: view.chosen }))
    .set({ edits: false, chosen: [] })
    .say("deleted"),

  ...openEdge("coins"),
  on("tracked", "showStatus", { status: v.nullable(v.picklist(seasonStatuses)) }).set(({ args }) => ({
    status: args.status,
  })),
  on("tracked", "openSeason", { season: SeasonId }).push("season"),
  on("tracked", "untrack", { season: SeasonId }).ask("untrackAsk", "untrack").run("untrack"),
  on("tracked", "index").push("seasons", {}),
  on("myDanmaku", "openVideo", { video: VideoId, part: v.pipe(v.number(), v.integer(), v.minValue(1)) }).push("video"),
  on("myDanmaku", "openSeason", { season: SeasonId }).push("season"),
  on("myDanmaku", "remove", { danmaku: DanmakuId })
    .warn("deleteDanmakuAsk", "delete")
    .run("deleteDanmaku")
    .say("deleted"),
] as const;
