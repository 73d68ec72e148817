/** Commands for videos and seasons: like, dislike, coins, favourites, sharing, tracking, danmaku, reports. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import type { Video } from "#world/videos/index.ts";
import { DanmakuId, FolderId, ItemId, SeasonId, VideoId } from "../../ids.ts";
import { bilibili, type State } from "../../state.ts";
import { readPlayable, readSeason, readVideo } from "../../world.ts";
import { defaultFolder } from "../me/state.ts";
import { playbackOf } from "./playback.ts";
import {
  danmakuColours,
  danmakuPlaces,
  danmakuSizes,
  DanmakuText,
  maxDanmakuPerMinute,
  reportReasons,
  reportTargets,
  seasonStatuses,
} from "./state.ts";

const maxReports = 100;
function findVideo(ctx: Ctx, id: string): Video | Rejection {
  if (!isOnline(ctx.os)) return reject("no-network");
  return readVideo(ctx.world, id) ?? reject("video-missing");
}
/** Returns how many coins the user may give to a video in all: two, or one for somebody else's video. */
export const mostCoins = (video: Pick<Video, "original">): number => (video.original ? 2 : 1);
/** Moves coins from the user to a video. */
function moveCoins(state: State, ctx: Ctx, video: string, coins: number): void {
  const sum = (state.given[video]?.coins ?? 0) + coins;
  state.coins -= coins;
  state.given[video] = { coins: sum === 2 ? 2 : 1, at: ctx.now };
  state.coinLines = [{ video, coins, at: ctx.now }, ...state.coinLines].slice(0, 200);
}
function like(state: State, ctx: Ctx, video: string): void {
  state.liked[video] ??= ctx.now;
  delete state.disliked[video];
}
export const videoCommands = {
  toggleLike: bilibili.command({ video: VideoId }, (state, { video }, ctx) => {
    const found = findVideo(ctx, video);
    if ("reject" in found) return found;
    if (state.liked[video] === undefined) like(state, ctx, video);
    else delete state.liked[video];
    return undefined;
  }),
  toggleDislike: bilibili.command({ video: VideoId }, (state, { video }, ctx) => {
    const found = findVideo(ctx, video);
    if ("reject" in found) return found;
    if (state.disliked[video] === undefined) {
      state.disliked[video] = ctx.now;
      delete state.liked[video];
    } else delete state.disliked[video];
    return undefined;
  }),
  /** Gives one or two coins to a video. A video takes at most two coins from one person. */
  giveCoins: bilibili.command(
    { video: VideoId, coins: v.picklist([1, 2]), alsoLike: v.boolean() },
    (state, { video, coins, alsoLike }, ctx) => {
      if (state.coins < coins) return reject("coins-short");
      const found = findVideo(ctx, video);
      if ("reject" in found) return found;
      if ((state.given[video]?.coins ?? 0) + coins > mostCoins(found)) return reject("coins-given");
      moveCoins(state, ctx, video, coins);
      if (alsoLike) like(state, ctx, video);
      return undefined;
    },
  ),
  /** Likes a video, gives it all the coins that it takes, and adds it to the default folder. */
  triple: bilibili.command({ video: VideoId }, (state, { video }, ctx) => {
    const found = findVideo(ctx, video);
    if ("reject" in found) return found;
    const wanted = mostCoins(found) - (state.given[video]?.coins ?? 0);
    if (state.coins < wanted) return reject("coins-short");
    if (wanted > 0) moveCoins(state, ctx, video, wanted);
    like(state, ctx, video);
    state.favourites[video] ??= { video, at: ctx.now, folders: [defaultFolder] };
    return undefined;
  }),
  /** Puts a video into exactly these folders. With no folder, the video is no favourite any more. */
  setFolders: bilibili.command(
    { video: VideoId, folders: v.pipe(v.array(FolderId), v.maxLength(50)) },
    (state, { video, folders }, ctx) => {
      if (folders.some((id) => !state.folders[id])) return reject("folder-missing");
      const before = state.favourites[video];
      if (folders.length === 0) {
        delete state.favourites[video];
        return undefined;
      }
      if (!before && !readVideo(ctx.world, video)) return reject("video-missing");
      state.favourites[video] = { video, at: before?.at ?? ctx.now, folders: [...new Set(folders)] };
      return undefined;
    },
  ),
  /** Counts a share, when the user hands the video to another app. */
  share: bilibili.command({ video: VideoId }, (state, { video }, ctx) => {
    if (!readVideo(ctx.world, video)) return reject("video-missing");
    state.shared[video] = ctx.now;
    return undefined;
  }),
  /** Tracks a season, or changes the status of a tracked season. */
  track: bilibili.command(
    { season: SeasonId, status: v.picklist(seasonStatuses) },
    (state, { season, status }, ctx) => {
      const before = state.tracked[season];
      if (!before && !readSeason(ctx.world, season)) return reject("video-missing");
      state.tracked[season] = { season, status, at: before?.at ?? ctx.now };
      return undefined;
    },
  ),
  untrack: bilibili.command({ season: SeasonId }, (state, { season }) => {
    if (!state.tracked[season]) return reject("not-tracked");
    delete state.tracked[season];
    return undefined;
  }),
  /** Sends a danmaku at the player's position. */
  sendDanmaku: bilibili.command(
    {
      item: ItemId,
      text: DanmakuText,
      colour: v.picklist(danmakuColours),
      place: v.picklist(danmakuPlaces),
      size: v.picklist(danmakuSizes),
    },
    (state, { item, text, ...look }, ctx) => {
      const words = text.trim();
      if (words === "") return reject("nothing-written");
      if (!isOnline(ctx.os)) return reject("no-network");
      const recent = Object.values(state.danmaku).filter(({ at }) => at > ctx.now - minuteMs);
      if (recent.length >= maxDanmakuPerMinute) return reject("too-fast");
      if (!readPlayable(ctx.world, item)) return reject("video-missing");
      const id = ctx.newId("danmaku");
      const { ms } = playbackOf(state, ctx.os, ctx.now, item);
      state.danmaku[id] = { id, item, atMs: ms, text: words, ...look, at: ctx.now };
      return id;
    },
  ),
  deleteDanmaku: bilibili.command({ danmaku: DanmakuId }, (state, { danmaku }) => {
    if (!state.danmaku[danmaku]) return reject("danmaku-missing");
    delete state.danmaku[danmaku];
    return undefined;
  }),
  report: bilibili.command(
    {
      target: v.picklist(reportTargets),
      id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
      reason: v.picklist(reportReasons),
      details: v.pipe(v.string(), v.maxLength(200)),
    },
    (state, { target, id, reason, details }, ctx) => {
      if (state.reports.some((one) => one.target === target && one.id === id)) return reject("reported-already");
      if (reason === "other" && details.trim() === "") return reject("details-missing");
      const report = { target, id, reason, details: details.trim(), at: ctx.now };
      state.reports = [report, ...state.reports].slice(0, maxReports);
      return undefined;
    },
  ),
};
