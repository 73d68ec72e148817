import * as v from "valibot";
import { intents } from "#os/intents.ts";
import music from "#world/music/index.ts";
import { on } from "../../builder.ts";
import { frameEdges, listEdges } from "../../edges.ts";
import {
  AlbumId,
  ArtistId,
  EpisodeId,
  ItemId,
  OwnPlaylistId,
  PlaylistId,
  ShowId,
  TrackId,
  ChartId,
  BlendId,
} from "../../ids.ts";
import { urlOf } from "../../links.ts";
import { QueuedId } from "./queue.ts";
import { maxSharedLines } from "./screens.ts";
import { DeviceId, sleepChoices, speeds } from "./state.ts";

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400));
const sleep = { sleep: v.nullable(v.union([v.picklist(sleepChoices), v.literal("end")])) };
const ms = { ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 3_600_000)) };
export const playerEdges = [
  on("player", "togglePlay").run("togglePlay"),
  on("player", "next").run("playNext"),
  on("player", "previous").run("playPrevious"),
  on("player", "seek", ms).run("seek"),
  on("player", "step", { direction: v.picklist(["back", "ahead"]) }).run("step"),
  on("player", "shuffle").run("toggleShuffle"),
  on("player", "repeat").run("cycleRepeat"),
  on("player", "like", { track: TrackId }).run("toggleLike"),
  on("player", "saveEpisode", { episode: EpisodeId }).run("toggleEpisode"),
  on("player", "addTo", { item: ItemId }).push("addTo"),
  on("player", "itemMenu", { item: ItemId }).push("itemMenu"),
  on("player", "openQueue").push("queue"),
  on("player", "openLyrics").push("lyrics", {}),
  on("player", "share", { item: ItemId }).start(({ args }) => intents.sendText(urlOf(args.item))),
  on("player", "chooseSleep").open("sleep"),
  on("player", "setSleep", sleep).run("setSleep").close().say("sleepSet"),
  on("player", "chooseSpeed").open("speed"),
  on("player", "setSpeed", { speed: v.picklist(speeds) })
    .run("setSpeed")
    .close(),
  on("player", "chooseDevice").open("devices"),
  on("player", "setDevice", { device: DeviceId }).run("setDevice").close(),
  on("player", "openArtist", { artist: ArtistId }).push("artist"),
  on("player", "openAlbum", { album: AlbumId }).push("album"),
  on("player", "openShow", { show: ShowId }).push("show"),
  on("player", "openPlaylist", { playlist: PlaylistId }).push("playlist"),
  on("player", "openChart", { chart: ChartId }).push("chart"),
  on("player", "openBlend", { blend: BlendId }).push("blend"),
  on("player", "openLiked").push("liked"),
  on("player", "openSavedEpisodes").push("savedEpisodes"),
  on("player", "followArtist", { artist: ArtistId }).run("save", ({ args }) => ({ id: args.artist })),
  on("player", "unfollowArtist", { artist: ArtistId }).run("unsave", ({ args }) => ({ id: args.artist })),
  on("player", "credits", { track: TrackId }).push("credits"),

  on("queue", "togglePlay").run("togglePlay"),
  on("queue", "next").run("playNext"),
  on("queue", "previous").run("playPrevious"),
  on("queue", "shuffle").run("toggleShuffle"),
  on("queue", "repeat").run("cycleRepeat"),
  on("queue", "hold", { held: v.nullable(v.pipe(v.string(), v.maxLength(80))) }).set(({ args }) => ({
    held: args.held,
  })),
  on("queue", "jumpToQueued", { entry: QueuedId }).run("jumpToQueued").set({ held: null }),
  on("queue", "jumpAhead", { place }).run("jumpAhead").set({ held: null }),
  on("queue", "dropQueued", { entry: QueuedId }).run("dropQueued").set({ held: null }),
  on("queue", "dropAhead", { place }).run("dropAhead").set({ held: null }),
  on("queue", "moveQueued", { from: place, to: place }).run("moveQueued"),
  on("queue", "moveAhead", { from: place, to: place }).run("moveAhead"),
  on("queue", "clear").warn("clearQueueAsk", "clear").run("clearQueue").say("queueCleared"),

  on("lyrics", "togglePlay").run("togglePlay"),
  on("lyrics", "seek", ms).run("seek"),
  on("lyrics", "share", { track: TrackId }).push("shareLyrics"),
  on("shareLyrics", "pick", { line: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)) }).set(
    ({ view, args }) => ({
      lines: view.lines.includes(args.line)
        ? view.lines.filter((one) => one !== args.line)
        : [...view.lines, args.line].toSorted((a, b) => a - b).slice(-maxSharedLines),
    }),
  ),
  on("shareLyrics", "share")
    .when("hasLines")
    .start(({ view, params, world }) => {
      const lyrics = world(music.queries.lyrics, { id: params.track });
      const track = world(music.queries.track, { id: params.track });
      const words = view.lines.map((line) => lyrics?.lines[line]?.text ?? "").filter((text) => text !== "");
      const by = `${track?.title ?? ""} – ${track?.artists.map(({ name }) => name).join(", ") ?? ""}`;
      return intents.sendText(`${words.join("\n")}\n\n${by}\n${urlOf(params.track)}`);
    }),

  on("itemMenu", "leave").pop(),
  on("itemMenu", "like", { track: TrackId }).run("toggleLike").pop(),
  on("itemMenu", "saveEpisode", { episode: EpisodeId }).run("toggleEpisode").pop(),
  on("itemMenu", "addTo").replace("addTo"),
  on("itemMenu", "removeHere", { playlist: OwnPlaylistId }).run("removeFromPlaylist").say("removedFromPlaylist").pop(),
  on("itemMenu", "enqueue").run("enqueue").say("queuedNow").pop(),
  on("itemMenu", "enqueueNext").run("enqueueNext").say("queuedNext").pop(),
  on("itemMenu", "openQueue").replace("queue"),
  on("itemMenu", "openArtist", { artist: ArtistId }).replace("artist"),
  on("itemMenu", "openAlbum", { album: AlbumId }).replace("album"),
  on("itemMenu", "openShow", { show: ShowId }).replace("show"),
  on("itemMenu", "openEpisode", { episode: EpisodeId }).replace("episode"),
  on("itemMenu", "download", { id: EpisodeId }).run("download").say("downloadStarted").pop(),
  on("itemMenu", "removeDownload", { id: EpisodeId }).run("removeDownload").pop(),
  on("itemMenu", "togglePlayed", { episode: EpisodeId }).run("togglePlayed").pop(),
  on("itemMenu", "credits", { track: TrackId }).replace("credits"),
  on("itemMenu", "share").start(({ params }) => intents.sendText(urlOf(params.item))),

  on("credits", "openArtist", { artist: ArtistId }).push("artist"),

  ...frameEdges("history"),
  ...listEdges("history"),
  on("history", "forget", { item: ItemId }).run("dropPlay"),
  on("history", "openEpisode", { episode: EpisodeId }).push("episode"),
] as const;
