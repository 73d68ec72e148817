/** Commands for downloads. One download runs at a time; the others wait. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { ItemId } from "../../ids.ts";
import { bilibili, type State } from "../../state.ts";
import { isMember } from "../../ties.ts";
import { readPlayable } from "../../world.ts";
import { arrivedBytes, isComplete } from "./queries.ts";
import { memberQualities, qualities, type Quality } from "./state.ts";

const maxDownloads = 200;
/** Kilobytes of video for each second, by quality. */
const kilobytesPerSecond: Readonly<Record<Quality, number>> = {
  "360": 45,
  "480": 80,
  "720": 160,
  "1080": 300,
  "1080plus": 520,
};
export const bytesOf = (seconds: number, quality: Quality): number => seconds * kilobytesPerSecond[quality] * 1000;
const wifiRate = 6_000_000;
const mobileRate = 2_000_000;

const onWifi = ({ os }: Ctx): boolean => os.settings.network.wifi && os.wifi.connected !== null;
/** Starts the first waiting download if none runs and the network may be used. */
function runNext(state: State, ctx: Ctx): void {
  const all = Object.values(state.downloads);
  if (all.some(({ since }) => since !== null) || !isOnline(ctx.os)) return;
  if (!onWifi(ctx) && !state.prefs.downloadMobile) return;
  const [next] = all
    .filter((one) => !one.paused && !isComplete(one, ctx.now))
    .toSorted((a, b) => a.at - b.at || (a.item < b.item ? -1 : 1));
  if (!next) return;
  next.since = ctx.now;
  next.rate = onWifi(ctx) ? wifiRate : mobileRate;
}
/** Keeps the bytes that have arrived, and stops the download. */
function hold(state: State, ctx: Ctx, item: string): void {
  const download = state.downloads[item];
  if (!download) return;
  download.done = arrivedBytes(download, ctx.now);
  download.since = null;
}
export const downloadCommands = {
  download: bilibili.command(
    { items: v.pipe(v.array(ItemId), v.minLength(1), v.maxLength(50)), quality: v.picklist(qualities) },
    (state, { items, quality }, ctx) => {
      if (memberQualities.includes(quality) && !isMember(state, ctx.now)) return reject("members-only");
      if (!isOnline(ctx.os)) return reject("no-network");
      if (!onWifi(ctx) && !state.prefs.downloadMobile) return reject("download-wifi");
      const fresh = items.filter((item) => !state.downloads[item]);
      if (fresh.length === 0) return reject("downloaded-already");
      if (Object.keys(state.downloads).length + fresh.length > maxDownloads) return reject("downloads-full");
      for (const item of fresh) {
        const playable = readPlayable(ctx.world, item);
        if (!playable) return reject("video-missing");
        if (playable.members && !isMember(state, ctx.now)) return reject("members-only");
        const bytes = bytesOf(playable.seconds, quality);
        state.downloads[item] = {
          item,
          quality,
          bytes,
          done: 0,
          rate: wifiRate,
          since: null,
          paused: false,
          at: ctx.now,
        };
      }
      runNext(state, ctx);
      return undefined;
    },
  ),
  pauseDownload: bilibili.command({ item: ItemId }, (state, { item }, ctx) => {
    const download = state.downloads[item];
    if (!download || isComplete(download, ctx.now)) return reject("download-missing");
    hold(state, ctx, item);
    download.paused = true;
    runNext(state, ctx);
    return undefined;
  }),
  resumeDownload: bilibili.command({ item: ItemId }, (state, { item }, ctx) => {
    const download = state.downloads[item];
    if (!download || isComplete(download, ctx.now)) return reject("download-missing");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (!onWifi(ctx) && !state.prefs.downloadMobile) return reject("download-wifi");
    download.paused = false;
    runNext(state, ctx);
    return undefined;
  }),
  deleteDownloads: bilibili.command(
    { items: v.pipe(v.array(ItemId), v.minLength(1), v.maxLength(200)) },
    (state, { items }, ctx) => {
      if (items.some((item) => !state.downloads[item])) return reject("download-missing");
      for (const item of items) delete state.downloads[item];
      runNext(state, ctx);
      return undefined;
    },
  ),
  /** Scheduled. A download is complete. If the network is gone by then, the download waits instead. */
  finishDownload: bilibili.command({ item: ItemId }, (state, { item }, ctx) => {
    const download = state.downloads[item];
    if (!download || download.since === null) return;
    if (!isOnline(ctx.os)) {
      download.since = null;
      download.paused = true;
      return;
    }
    hold(state, ctx, item);
    runNext(state, ctx);
  }),
};
