/** The item that plays now, and its position. */
import { createMemo, type Accessor } from "solid-js";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { isEpisode } from "../../ids.ts";
import { currentItem } from "../../features/player/queue.ts";
import { positionAt, sessionOf } from "../../features/player/session.ts";
import { episodeFacts, trackFacts } from "../../world.ts";
import type { Host } from "./host.ts";

export const greyCover = "rgb(74 74 74)";
export function usePlayed(host: Accessor<Pick<Host, "state" | "os" | "now">>) {
  const item = createMemo(() => currentItem(host().state.queue));
  const track = queryWorld(music.queries.track, () => {
    const id = item();
    return id === null || isEpisode(id) ? null : { id };
  });
  const episode = queryWorld(music.queries.episode, () => {
    const id = item();
    return id !== null && isEpisode(id) ? { id } : null;
  });
  const facts = createMemo(() => {
    const [t, e] = [track(), episode()];
    return t ? trackFacts(t) : e ? episodeFacts(e) : null;
  });
  const positionMs = (): number => {
    const session = sessionOf(host().os);
    return session && session.item === item() ? positionAt(session, host().now) : host().state.positionMs;
  };
  const colour = (): string => track()?.colour ?? episode()?.colour ?? greyCover;
  return { item, track, episode, facts, positionMs, colour };
}
