/** Commands of the player: start, pause, seek, parts, speed. Positions are those of the media session. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, wholeNumber, type Rejection } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { CommentId, EpisodeId, ItemId, ownerOf, partItem, partOf, SeasonId, seasonOf, VideoId } from "../../ids.ts";
import { bilibili, type State } from "../../state.ts";
import { isMember } from "../../ties.ts";
import { readPlayable, readSeason, readVideo, type Playable } from "../../world.ts";
import { isDownloaded } from "../me/queries.ts";
import { qualities } from "../me/state.ts";
import { savedMs } from "./playback.ts";
import { maxSeen, Speed } from "./state.ts";

const onWifi = ({ os }: Ctx): boolean => os.settings.network.wifi && os.wifi.connected !== null;
/** Returns why the item cannot be played, or null. */
function checkPlay(state: State, ctx: Ctx, { item, members }: Playable): Rejection | null {
  if (members && !isMember(state, ctx.now)) return reject("members-only");
  if (isDownloaded(state, ctx.now, item)) return null;
  if (!isOnline(ctx.os)) return reject("no-network");
  return state.prefs.mobilePlay || onWifi(ctx) ? null : reject("mobile-off");
}
const screenOf = (item: string) => {
  const part = partOf(item);
  return part
    ? { screen: "video", params: { video: part.video, part: part.part } }
    : { screen: "season", params: { season: seasonOf(item), episode: item } };
};
/** Starts an item where the user left it. */
function startItem(state: State, ctx: Ctx, playable: Playable, more: { ms?: number; paused?: boolean } = {}): void {
  ctx.media.start({
    kind: "video",
    item: playable.item,
    title: playable.title,
    subtitle: playable.subtitle,
    art: { dataset: "videos", query: partOf(playable.item) ? "video" : "season", id: playable.of },
    lengthMs: playable.seconds * 1000,
    positionMs: Math.min(more.ms ?? savedMs(state, playable.item), playable.seconds * 1000),
    speed: Number(state.prefs.startSpeed),
    open: screenOf(playable.item),
    skips: { previous: playable.previous !== null, next: playable.next !== null },
    whenLeft: state.prefs.whenLeft,
    ...(more.paused === true ? { paused: true } : {}),
  });
}
/** Writes the position of the session into the history. */
function remember(state: State, ctx: Ctx, done = false): void {
  const session = ctx.media.session();
  if (session?.kind !== "video") return;
  const seen = state.seen.find(({ of }) => of === ownerOf(session.item));
  if (!seen) return;
  seen.item = session.item;
  seen.ms = ctx.media.positionMs() ?? 0;
  seen.done = done || (session.lengthMs !== null && seen.ms >= session.lengthMs);
}
/** Makes an item the first entry of the history. */
function see(state: State, ctx: Ctx, item: string): void {
  if (!state.prefs.keepHistory) return;
  const of = ownerOf(item);
  const before = state.seen.find((one) => one.of === of);
  const entry = before?.item === item ? { ...before, at: ctx.now } : { of, item, ms: 0, done: false, at: ctx.now };
  state.seen = [entry, ...state.seen.filter((one) => one.of !== of)].slice(0, maxSeen);
}
/** The user opens a page with a player. The item begins if the settings allow it. */
function openItem(state: State, ctx: Ctx, playable: Playable): void {
  const session = ctx.media.session();
  if (session?.item === playable.item) return;
  remember(state, ctx);
  see(state, ctx, playable.item);
  const auto = state.prefs.autoPlay === "always" || (state.prefs.autoPlay === "wifi" && onWifi(ctx));
  if (auto && !checkPlay(state, ctx, playable)) startItem(state, ctx, playable);
  else if (session) ctx.media.stop();
}
function goTo(state: State, ctx: Ctx, item: string): Rejection | undefined {
  const playable = readPlayable(ctx.world, item);
  if (!playable) return reject("video-missing");
  const refused = checkPlay(state, ctx, playable);
  if (refused) return refused;
  remember(state, ctx);
  see(state, ctx, item);
  startItem(state, ctx, playable);
  return undefined;
}
/** Returns the item before or after the item of the session. */
function beside(ctx: Ctx, side: "previous" | "next"): string | null {
  const session = ctx.media.session();
  return session?.kind === "video" ? (readPlayable(ctx.world, session.item)?.[side] ?? null) : null;
}
export const playerCommands = {
  /** The user opens the page of a video. `part`: the part that begins; null for the last played part. */
  openVideo: bilibili.command(
    {
      video: VideoId,
      part: v.optional(v.nullable(wholeNumber), null),
      focus: v.optional(v.nullable(CommentId), null),
    },
    (state, { video, part }, ctx) => {
      if (!readVideo(ctx.world, video)) return;
      const last = state.seen.find(({ of }) => of === video)?.item;
      const wanted = part === null ? (last ?? partItem(video, 1)) : partItem(video, part);
      const session = ctx.media.session();
      // The session's card opens the page of what plays.
      if (part === null && session && ownerOf(session.item) === video) return;
      const playable = readPlayable(ctx.world, wanted);
      if (playable) openItem(state, ctx, playable);
    },
  ),
  openSeason: bilibili.command(
    { season: SeasonId, episode: v.optional(v.nullable(EpisodeId), null) },
    (state, { season, episode }, ctx) => {
      const found = readSeason(ctx.world, season);
      if (!found) return;
      const last = state.seen.find(({ of }) => of === season)?.item;
      const session = ctx.media.session();
      if (episode === null && session && ownerOf(session.item) === season) return;
      const playable = readPlayable(ctx.world, episode ?? last ?? found.episodes[0]?.id ?? "");
      if (playable) openItem(state, ctx, playable);
    },
  ),
  /** Plays an item from where the user left it, or continues it. */
  play: bilibili.command({ item: ItemId }, (state, { item }, ctx) => {
    const session = ctx.media.session();
    if (session?.item !== item) return goTo(state, ctx, item);
    const playable = readPlayable(ctx.world, item);
    const refused = playable && checkPlay(state, ctx, playable);
    if (refused) return refused;
    ctx.media.resume();
    return undefined;
  }),
  pause: bilibili.command({ item: ItemId }, (state, { item }, ctx) => {
    if (ctx.media.session()?.item !== item) return reject("not-playing");
    ctx.media.pause();
    remember(state, ctx);
    return undefined;
  }),
  seek: bilibili.command({ item: ItemId, ms: wholeNumber }, (state, { item, ms }, ctx) => {
    const playable = readPlayable(ctx.world, item);
    if (!playable) return reject("video-missing");
    const to = Math.min(ms, playable.seconds * 1000);
    if (ctx.media.session()?.item === item) {
      ctx.media.seek(to);
      return undefined;
    }
    const refused = checkPlay(state, ctx, playable);
    if (refused) return refused;
    remember(state, ctx);
    see(state, ctx, item);
    startItem(state, ctx, playable, { ms: to });
    return undefined;
  }),
  setSpeed: bilibili.command({ speed: Speed }, (_state, { speed }, ctx) => {
    if (!ctx.media.session()) return reject("not-playing");
    ctx.media.setSpeed(speed);
    return undefined;
  }),
  /** Chooses the quality for the present network. */
  setQuality: bilibili.command({ quality: v.picklist(qualities) }, (state, { quality }, ctx) => {
    if (quality === "1080plus" && !isMember(state, ctx.now)) return reject("members-only");
    state.prefs[onWifi(ctx) ? "wifiQuality" : "mobileQuality"] = quality;
    return undefined;
  }),
  /** Stops the player after some minutes, at the end of the item, or not any more (0). */
  setSleep: bilibili.command(
    { after: v.union([v.picklist([0, 15, 30, 60]), v.literal("end")]) },
    (_state, { after }, ctx) => {
      if (!ctx.media.session()) return reject("not-playing");
      ctx.media.sleep(after === "end" ? "end" : after === 0 ? null : ctx.now + after * minuteMs);
      return undefined;
    },
  ),
  /** Run by the system's player card too. */
  playNext: bilibili.command({}, (state, _args, ctx) => {
    const next = beside(ctx, "next");
    return next === null ? reject("last-part") : goTo(state, ctx, next);
  }),
  playPrevious: bilibili.command({}, (state, _args, ctx) => {
    const previous = beside(ctx, "previous");
    return previous === null ? reject("first-part") : goTo(state, ctx, previous);
  }),
  /** Run by the system when an item reaches its end. */
  itemEnded: bilibili.command({}, (state, _args, ctx) => {
    remember(state, ctx, true);
    const next = state.prefs.autoNext ? beside(ctx, "next") : null;
    const playable = next === null ? null : readPlayable(ctx.world, next);
    if (!playable || checkPlay(state, ctx, playable)) return;
    see(state, ctx, playable.item);
    startItem(state, ctx, playable);
  }),
  /** The user leaves a page with a player. The video stops, and the history keeps its position. */
  leavePlayer: bilibili.command({}, (state, _args, ctx) => {
    remember(state, ctx);
    if (ctx.media.session()) ctx.media.stop();
  }),
};
