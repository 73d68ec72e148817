/** Commands of the player and of its queue. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { reject, wholeNumber } from "#os/values.ts";
import { EpisodeId, isEpisode, ItemId, Source, sourceOf } from "../../ids.ts";
import { memberCommand } from "../../member-command.ts";
import { spotify, type State } from "../../state.ts";
import { readItem } from "../../world.ts";
import { isOffline } from "../downloads/queries.ts";
import { isPremium } from "../premium/queries.ts";
import { countIfHeard, goOn, planCheck, positionOf, refusalOf, settle, startCurrent } from "./playing.ts";
import { canSkip } from "./queries.ts";
import {
  addLast,
  addNext,
  clearQueued,
  currentItem,
  dropAhead,
  dropQueued,
  jumpAhead,
  jumpToQueued,
  maxQueued,
  moveAhead,
  moveQueued,
  placesAhead,
  QueuedId,
  recentSkips,
  retreat,
  setShuffle,
  startSource,
  advance,
} from "./queue.ts";
import { itemsOf } from "./sources.ts";
import { DeviceId, sleepChoices, speeds, thisPhone } from "./state.ts";

const timeMs = v.pipe(wholeNumber, v.maxValue(24 * 3_600_000));
const place = { place: v.pipe(wholeNumber, v.maxValue(400)) };
const minuteMs = 60_000;
/** A press of "previous" after this time starts the item again. */
const restartAfterMs = 3000;
/** Remembers a skip of music on the free plan, or refuses it. */
function useSkip(state: State, ctx: Ctx): ReturnType<typeof reject> | null {
  const item = currentItem(state.queue);
  if (item === null || isEpisode(item) || isPremium(state, ctx.now)) return null;
  if (!canSkip(state, ctx.now)) return reject("skips-used");
  state.skips = [...recentSkips(state.skips, ctx.now), ctx.now];
  return null;
}
/** Starts the current item, or refuses it with the reason. Without `fromMs`, episodes continue where the user left them. */
function startOrRefuse(state: State, ctx: Ctx, fromMs: number | null = null) {
  const facts = readItem(ctx.world, currentItem(state.queue) ?? "");
  if (!facts) return reject("nothing-to-play");
  const refusal = refusalOf(state, ctx, facts);
  if (refusal === "explicit-off") return reject("explicit-off");
  if (refusal !== null) return reject("only-downloads");
  startCurrent(state, ctx, facts, fromMs === null ? null : Math.min(fromMs, facts.ms - 1000));
  return undefined;
}
/** Starts a source with its first item that can play. */
function startAny(state: State, ctx: Ctx) {
  for (let tries = 0; tries < state.queue.order.length; tries++) {
    const facts = readItem(ctx.world, currentItem(state.queue) ?? "");
    if (facts && refusalOf(state, ctx, facts) === null) {
      startCurrent(state, ctx, facts);
      return undefined;
    }
    const { queue, outcome } = advance({ ...state.queue, queued: [] }, "skipped");
    if (outcome === "end") break;
    state.queue = { ...queue, queued: state.queue.queued };
  }
  return isOffline(state, ctx.os) ? reject("only-downloads") : reject("nothing-to-play");
}

export const playerCommands = {
  /** Plays a source, from an item of it or from the start. */
  play: memberCommand({ source: Source, item: v.nullable(ItemId) }, (state, { source, item }, ctx) => {
    const items = itemsOf(state, ctx, source);
    if (items.length === 0) return reject("nothing-to-play");
    const isFree = !isPremium(state, ctx.now) && !isEpisode(items[0]!);
    // The free plan plays music of lists only in shuffled order.
    if (isFree && item !== null && items.length > 1) return reject("premium-pick");
    const first = item === null ? -1 : items.indexOf(item);
    if (item !== null && first < 0) return reject("item-missing");
    settle(state, ctx);
    const shuffle = isFree ? items.length > 1 : state.queue.shuffle && !isEpisode(items[0]!);
    const start = first >= 0 ? first : shuffle ? null : 0;
    state.queue = startSource({ ...state.queue, shuffle }, source, items, start, () => ctx.random());
    return item === null ? startAny(state, ctx) : startOrRefuse(state, ctx);
  }),
  /** Plays an episode from a time, such as the beginning of a chapter. */
  playFrom: memberCommand({ episode: EpisodeId, ms: timeMs }, (state, { episode, ms }, ctx) => {
    const source = sourceOf(episode);
    const items = itemsOf(state, ctx, source);
    if (!items.includes(episode)) return reject("item-missing");
    settle(state, ctx);
    state.queue = startSource(state.queue, source, items, items.indexOf(episode), () => ctx.random());
    return startOrRefuse(state, ctx, ms);
  }),
  /** Plays a source in shuffled order, from any item. */
  shufflePlay: memberCommand({ source: Source }, (state, { source }, ctx) => {
    const items = itemsOf(state, ctx, source);
    if (items.length === 0) return reject("nothing-to-play");
    settle(state, ctx);
    state.queue = startSource({ ...state.queue, shuffle: true }, source, items, null, () => ctx.random());
    return startAny(state, ctx);
  }),
  togglePlay: memberCommand({}, (state, _, ctx) => {
    const { media } = ctx;
    const session = media.session();
    const item = currentItem(state.queue);
    if (item === null) return reject("nothing-to-play");
    if (session?.item !== item) {
      const facts = readItem(ctx.world, item);
      if (!facts) return reject("item-missing");
      const refusal = refusalOf(state, ctx, facts);
      if (refusal === "explicit-off") return reject("explicit-off");
      if (refusal !== null) return reject("only-downloads");
      startCurrent(state, ctx, facts, state.positionMs);
      return undefined;
    }
    countIfHeard(state, ctx);
    if (session.sinceMs !== null) {
      media.pause();
      return undefined;
    }
    const facts = readItem(ctx.world, item);
    if (facts && refusalOf(state, ctx, facts) !== null) return reject("only-downloads");
    media.resume();
    if (state.listening?.item !== item)
      state.listening = { item, fromMs: positionOf(state, ctx), counted: false, checkAt: null };
    planCheck(state, ctx);
    return undefined;
  }),
  playNext: memberCommand({}, (state, _, ctx) => {
    if (currentItem(state.queue) === null && state.queue.queued.length === 0) return reject("nothing-to-play");
    return useSkip(state, ctx) ?? goOn(state, ctx, "skipped");
  }),
  playPrevious: memberCommand({}, (state, _, ctx) => {
    if (currentItem(state.queue) === null) return reject("nothing-to-play");
    const { queue, outcome } = retreat(state.queue);
    if (positionOf(state, ctx) > restartAfterMs || outcome === "again") {
      const facts = readItem(ctx.world, currentItem(state.queue)!);
      if (!facts) return reject("item-missing");
      settle(state, ctx);
      startCurrent(state, ctx, facts, 0);
      return undefined;
    }
    const refused = useSkip(state, ctx);
    if (refused) return refused;
    settle(state, ctx);
    state.queue = queue;
    return startOrRefuse(state, ctx);
  }),
  /** The phone runs this command when the current item has ended. */
  itemEnded: spotify.command({}, (state, _, ctx) => {
    if (!state.loggedIn) return reject("log-in-first");
    return goOn(state, ctx, "ended");
  }),
  seek: memberCommand({ ms: timeMs }, (state, { ms }, ctx) => seekTo(state, ctx, ms)),
  /** Moves within an episode by the step of the settings. */
  step: memberCommand({ direction: v.picklist(["back", "ahead"]) }, (state, { direction }, ctx) => {
    const by = Number(state.prefs.podcastStep) * 1000 * (direction === "ahead" ? 1 : -1);
    return seekTo(state, ctx, Math.max(0, positionOf(state, ctx) + by));
  }),
  toggleShuffle: memberCommand({}, (state, _, ctx) => {
    if (state.queue.shuffle && !isPremium(state, ctx.now)) return reject("premium-order");
    state.queue = setShuffle(state.queue, !state.queue.shuffle, () => ctx.random());
    return undefined;
  }),
  cycleRepeat: memberCommand({}, (state) => {
    const next = { off: "all", all: "one", one: "off" } as const;
    state.queue = { ...state.queue, repeat: next[state.queue.repeat] };
  }),
  /** Adds items at the end of the queued items. */
  enqueue: memberCommand({ item: ItemId }, (state, { item }, ctx) => enqueueAll(state, ctx, [item], false)),
  enqueueNext: memberCommand({ item: ItemId }, (state, { item }, ctx) => enqueueAll(state, ctx, [item], true)),
  /** Adds all items of a source at the end of the queued items. */
  enqueueSource: memberCommand({ source: Source }, (state, { source }, ctx) =>
    enqueueAll(state, ctx, itemsOf(state, ctx, source), false),
  ),
  dropQueued: memberCommand({ entry: QueuedId }, (state, { entry }) => {
    if (!state.queue.queued.some(({ id }) => id === entry)) return reject("item-missing");
    state.queue = dropQueued(state.queue, entry);
    return undefined;
  }),
  dropAhead: memberCommand(place, (state, { place: at }) => {
    if (!placesAhead(state.queue).includes(at)) return reject("item-missing");
    state.queue = dropAhead(state.queue, at);
    return undefined;
  }),
  /** Moves a queued item to another place among the queued items, counted from 0. */
  moveQueued: memberCommand({ from: place.place, to: place.place }, (state, { from, to }) => {
    if (from >= state.queue.queued.length) return reject("item-missing");
    state.queue = moveQueued(state.queue, from, to);
    return undefined;
  }),
  /** Moves an item that follows to another place of the order. */
  moveAhead: memberCommand({ from: place.place, to: place.place }, (state, { from, to }, ctx) => {
    if (!isPremium(state, ctx.now)) return reject("premium-order");
    if (from >= state.queue.order.length || from <= state.queue.at || to <= state.queue.at)
      return reject("item-missing");
    state.queue = moveAhead(state.queue, from, to);
    return undefined;
  }),
  clearQueue: memberCommand({}, (state) => {
    if (state.queue.queued.length === 0) return reject("queue-empty");
    state.queue = clearQueued(state.queue);
    return undefined;
  }),
  jumpToQueued: memberCommand({ entry: QueuedId }, (state, { entry }, ctx) => {
    if (!state.queue.queued.some(({ id }) => id === entry)) return reject("item-missing");
    const refused = useSkip(state, ctx);
    if (refused) return refused;
    settle(state, ctx);
    state.queue = jumpToQueued(state.queue, entry);
    return startOrRefuse(state, ctx);
  }),
  jumpAhead: memberCommand(place, (state, { place: at }, ctx) => {
    if (!placesAhead(state.queue).includes(at)) return reject("item-missing");
    if (!isPremium(state, ctx.now) && !isEpisode(currentItem(state.queue) ?? "")) return reject("premium-pick");
    settle(state, ctx);
    state.queue = jumpAhead(state.queue, at);
    return startOrRefuse(state, ctx);
  }),
  setSpeed: memberCommand({ speed: v.picklist(speeds) }, (state, { speed }, ctx) => {
    state.speed = speed;
    const session = ctx.media.session();
    if (session && isEpisode(session.item)) ctx.media.setSpeed(speed);
  }),
  /** Stops the music after some minutes, or at the end of the item. */
  setSleep: memberCommand(
    { sleep: v.nullable(v.union([v.picklist(sleepChoices), v.literal("end")])) },
    (_, { sleep }, ctx) => {
      if (ctx.media.session() === null) return reject("nothing-to-play");
      ctx.media.sleep(typeof sleep === "number" ? ctx.now + sleep * minuteMs : sleep);
      return undefined;
    },
  ),
  setDevice: memberCommand({ device: DeviceId }, (state, { device }, ctx) => {
    if (device !== thisPhone) {
      if (!state.prefs.connectDevices || !state.devices.some(({ id }) => id === device))
        return reject("device-missing");
      if (isOffline(state, ctx.os)) return reject("device-offline");
    }
    state.device = device;
    return undefined;
  }),
  /** Runs on the clock: counts the current item as played. */
  countPlay: spotify.command({}, (state, _, ctx) => {
    countIfHeard(state, ctx);
    planCheck(state, ctx);
  }),
  /** Marks an episode as played, or as not played. */
  togglePlayed: memberCommand({ episode: EpisodeId }, (state, { episode }, ctx) => {
    if (!readItem(ctx.world, episode)) return reject("item-missing");
    const played = state.heard[episode]?.played !== true;
    state.heard[episode] = { positionMs: 0, played, at: ctx.now };
    return undefined;
  }),
  dropPlay: memberCommand({ item: ItemId }, (state, { item }) => {
    if (!state.plays.some((play) => play.item === item)) return reject("item-missing");
    state.plays = state.plays.filter((play) => play.item !== item);
    return undefined;
  }),
};
function seekTo(state: State, ctx: Ctx, ms: number) {
  const item = currentItem(state.queue);
  const facts = item === null ? null : readItem(ctx.world, item);
  if (!facts) return reject("nothing-to-play");
  const to = Math.min(ms, facts.ms - 1000);
  countIfHeard(state, ctx);
  if (state.listening !== null) state.listening.fromMs += to - positionOf(state, ctx);
  state.positionMs = to;
  if (ctx.media.session()?.item === item) ctx.media.seek(to);
  return undefined;
}
function enqueueAll(state: State, ctx: Ctx, items: readonly string[], next: boolean) {
  if (items.length === 0 || !readItem(ctx.world, items[0]!)) return reject("item-missing");
  if (state.queue.queued.length + items.length > maxQueued) return reject("queue-full");
  const entries = items.map((item) => ({ id: ctx.newId("queued"), item }));
  state.queue = next ? addNext(state.queue, entries) : addLast(state.queue, entries);
  return undefined;
}
