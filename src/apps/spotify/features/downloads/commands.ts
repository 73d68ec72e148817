import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { DownloadId, isEpisode, isOwnPlaylist, likedId, sourceOf } from "../../ids.ts";
import { memberCommand } from "../../member-command.ts";
import { notifyUser } from "../../notify.ts";
import { spotify, type State } from "../../state.ts";
import { readItem } from "../../world.ts";
import { itemsOf } from "../player/sources.ts";
import { isPremium } from "../premium/queries.ts";
import { maxDownloads } from "./state.ts";

/** Kilobytes per second of sound, by the quality of downloads. */
const kilobytes = { low: 3, normal: 12, high: 20, veryHigh: 40 } as const;
/** The speed of downloads, in bytes per second. */
const bytesPerSecond = 1_500_000;
const isOnWifi = ({ settings, wifi }: Ctx["os"]): boolean => settings.network.wifi && wifi.connected !== null;
/** Removes downloaded items that nothing keeps any more. */
function sweep(state: State, ctx: Ctx): void {
  const wanted = new Set(Object.keys(state.kept).flatMap((id) => itemsOf(state, ctx, sourceOf(id))));
  for (const item of Object.keys(state.downloads)) if (!wanted.has(item)) delete state.downloads[item];
}

export const downloadsCommands = {
  /** Downloads a playlist, an album, the liked songs or an episode. */
  download: memberCommand({ id: DownloadId }, (state, { id }, ctx) => {
    if (state.kept[id]) return reject("downloaded-already");
    if (!isEpisode(id) && !isPremium(state, ctx.now)) return reject("premium-download");
    if (state.prefs.offline) return reject("offline-on");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (!isOnWifi(ctx.os) && !state.prefs.downloadOverMobile) return reject("wifi-needed");
    if (isOwnPlaylist(id) && !state.playlists[id]) return reject("playlist-gone");
    const items = itemsOf(state, ctx, sourceOf(id)).filter((item) => !state.downloads[item]);
    if (Object.keys(state.downloads).length + items.length > maxDownloads) return reject("downloads-full");
    if (items.length === 0 && itemsOf(state, ctx, sourceOf(id)).length === 0) return reject("nothing-to-play");
    let from = Math.max(ctx.now, ...Object.values(state.downloads).map(({ until }) => until));
    for (const item of items) {
      const facts = readItem(ctx.world, item);
      if (!facts) continue;
      const bytes = Math.round((facts.ms / 1000) * kilobytes[state.prefs.downloadQuality] * 1000);
      const until = from + Math.ceil(bytes / bytesPerSecond) * 1000;
      state.downloads[item] = { from, until, bytes };
      from = until;
    }
    if (id !== likedId && !isEpisode(id) && !isOwnPlaylist(id) && state.saved[id] === undefined)
      state.saved[id] = ctx.now;
    if (isEpisode(id) && state.savedEpisodes[id] === undefined) state.savedEpisodes[id] = ctx.now;
    state.kept[id] = { at: ctx.now, done: from <= ctx.now };
    return undefined;
  }),
  removeDownload: memberCommand({ id: DownloadId }, (state, { id }, ctx) => {
    if (!state.kept[id]) return reject("not-downloaded");
    delete state.kept[id];
    sweep(state, ctx);
    return undefined;
  }),
  removeAllDownloads: memberCommand({}, (state) => {
    if (Object.keys(state.kept).length === 0) return reject("not-downloaded");
    state.kept = {};
    state.downloads = {};
    return undefined;
  }),
  /** Runs on the clock: tells that the downloads are complete. */
  finishDownloads: spotify.command({}, (state, _, ctx) => {
    const waiting = Object.values(state.kept).filter(({ done }) => !done);
    if (waiting.length === 0) return;
    for (const one of waiting) one.done = true;
    notifyUser(state, ctx, {
      key: "noticeDownloads",
      pref: "notifyDownloads",
      channel: "downloads",
      tag: "downloads",
      open: { screen: "library", params: {} },
    });
  }),
};
