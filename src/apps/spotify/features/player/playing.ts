/** Starts and ends items: the steps that the commands of the player share. */
import type { Ctx } from "#os/app-command.ts";
import { reject, type Rejection } from "#os/values.ts";
import { isEpisode } from "../../ids.ts";
import type { State } from "../../state.ts";
import { readItem, type ItemFacts } from "../../world.ts";
import { isDownloaded, isOffline } from "../downloads/queries.ts";
import { advance, currentItem, startSource } from "./queue.ts";
import { startSession } from "./session.ts";
import { similarItems } from "./sources.ts";
import { countedAfterMs, maxPlays } from "./state.ts";

/** Returns why an item cannot play now, or null. */
export function refusalOf(state: State, ctx: Ctx, facts: ItemFacts): string | null {
  if (facts.explicit && !state.prefs.explicit) return "explicit-off";
  if (isOffline(state, ctx.os) && !isDownloaded(state, facts.id, ctx.now)) return "only-downloads";
  return null;
}
/** Returns the position within the current item. */
export const positionOf = (state: State, ctx: Ctx): number =>
  Math.max(0, Math.round(ctx.media.positionMs() ?? state.positionMs));
/** The end of an episode that may be missing when it counts as heard. */
const tailMs = 20_000;

/** Stores what was heard of the current item. Called before another item starts. */
export function settle(state: State, ctx: Ctx): void {
  const { listening } = state;
  if (listening === null) return;
  countIfHeard(state, ctx);
  if (isEpisode(listening.item)) {
    const at = positionOf(state, ctx);
    const length = readItem(ctx.world, listening.item)?.ms ?? 0;
    const ended = at >= length - tailMs;
    state.heard[listening.item] = {
      positionMs: ended ? 0 : at,
      played: ended || state.heard[listening.item]?.played === true,
      at: ctx.now,
    };
  }
  state.listening = null;
}
/** Adds the current item to the history once the user has listened for long enough. */
export function countIfHeard(state: State, ctx: Ctx): void {
  const { listening } = state;
  if (listening === null || listening.counted) return;
  if (positionOf(state, ctx) - listening.fromMs < countedAfterMs) return;
  listening.counted = true;
  listening.checkAt = null;
  if (state.privateUntil !== null && state.privateUntil > ctx.now) return;
  const { source, aside } = state.queue;
  state.plays = [{ item: listening.item, source: aside === null ? source : null, at: ctx.now }, ...state.plays].slice(
    0,
    maxPlays,
  );
}
/** Plans when to look whether the current item has played for long enough. */
export function planCheck(state: State, ctx: Ctx): void {
  const { listening } = state;
  if (listening === null || listening.counted) return;
  const session = ctx.media.session();
  const left = countedAfterMs - (positionOf(state, ctx) - listening.fromMs);
  // A paused item is looked at again when the user goes on.
  listening.checkAt = session?.sinceMs == null ? null : ctx.now + Math.max(1000, Math.ceil(left / session.speed));
}
/** Starts the current item of the queue. Episodes continue where the user left them. */
export function startCurrent(
  state: State,
  ctx: Ctx,
  facts: ItemFacts,
  positionMs: number | null = null,
  paused = false,
): void {
  const heard = state.heard[facts.id];
  const from = positionMs ?? (isEpisode(facts.id) && heard && !heard.played ? heard.positionMs : 0);
  const speed = facts.kind === "podcast" ? state.speed : 1;
  state.positionMs = from;
  startSession(ctx, facts, { positionMs: from, speed, paused });
  state.listening = {
    item: facts.id,
    fromMs: from,
    counted: false,
    checkAt: paused ? null : ctx.now + Math.ceil(countedAfterMs / speed),
  };
}
/** Goes on to the next item that can play. After the last one, similar songs follow, or the player stops. */
export function goOn(state: State, ctx: Ctx, reason: "ended" | "skipped"): Rejection | undefined {
  const last = currentItem(state.queue);
  settle(state, ctx);
  const most = state.queue.order.length + state.queue.queued.length + 1;
  for (let tries = 0; tries < most; tries++) {
    const { queue, outcome } = advance(state.queue, tries === 0 ? reason : "skipped");
    state.queue = tries === 0 ? queue : { ...queue, repeat: state.queue.repeat };
    if (outcome === "end") return startSimilar(state, ctx, last);
    const facts = readItem(ctx.world, currentItem(state.queue) ?? "");
    if (facts && refusalOf(state, ctx, facts) === null) {
      startCurrent(state, ctx, facts, outcome === "again" ? 0 : null);
      return undefined;
    }
  }
  return startSimilar(state, ctx, null);
}
function startSimilar(state: State, ctx: Ctx, last: string | null): Rejection | undefined {
  if (state.prefs.autoplay && last !== null && !isEpisode(last) && !isOffline(state, ctx.os)) {
    for (const item of similarItems(ctx, last)) {
      const facts = readItem(ctx.world, item);
      if (!facts || refusalOf(state, ctx, facts) !== null) continue;
      const items = [item, ...similarItems(ctx, last).filter((one) => one !== item)];
      state.queue = startSource({ ...state.queue, shuffle: false }, { kind: "radio", id: last }, items, 0, () => 0);
      startCurrent(state, ctx, facts);
      return undefined;
    }
  }
  const facts = readItem(ctx.world, currentItem(state.queue) ?? "");
  if (!facts) return reject("nothing-to-play");
  startCurrent(state, ctx, facts, 0, true);
  return undefined;
}
