/** Songs and episodes of a list, and what the list shows of each. */
import { createMemo, type Accessor } from "solid-js";
import { queryWorld } from "#ui/world.ts";
import music, { type EpisodeBrief, type TrackBrief } from "#world/music/index.ts";
import { isEpisode } from "../../ids.ts";
import { isDownloaded, isOffline } from "../../features/downloads/queries.ts";
import { currentItem } from "../../features/player/queue.ts";
import { isPlayingNow } from "../../features/player/session.ts";
import { episodeFacts, trackFacts, type ItemFacts } from "../../world.ts";
import type { Host } from "./host.ts";

const chunk = 60;
const chunks = [0, 1, 2, 3];
/** Returns the records of tracks by their ids, at most 240. */
export function useTracks(ids: Accessor<readonly string[]>): Accessor<ReadonlyMap<string, TrackBrief>> {
  const wanted = createMemo(() => [...new Set(ids())].filter((id) => id.startsWith("mu_track_")));
  const parts = chunks.map((n) =>
    queryWorld(music.queries.tracks, () => {
      const some = wanted().slice(n * chunk, (n + 1) * chunk);
      return some.length > 0 ? { ids: some } : null;
    }),
  );
  return createMemo(() => new Map(parts.flatMap((part) => part() ?? []).map((track) => [track.id, track])));
}
export function useEpisodes(ids: Accessor<readonly string[]>): Accessor<ReadonlyMap<string, EpisodeBrief>> {
  const found = queryWorld(music.queries.episodes, () => {
    const some = [...new Set(ids())].filter(isEpisode).slice(0, chunk);
    return some.length > 0 ? { ids: some } : null;
  });
  return createMemo(() => new Map((found() ?? []).map((episode) => [episode.id, episode])));
}
/** Returns the facts of items of both kinds. */
export function useItems(ids: Accessor<readonly string[]>): Accessor<ReadonlyMap<string, ItemFacts>> {
  const tracks = useTracks(ids);
  const episodes = useEpisodes(ids);
  return createMemo(
    () =>
      new Map<string, ItemFacts>([
        ...[...tracks()].map(([id, track]) => [id, trackFacts(track)] as const),
        ...[...episodes()].map(([id, episode]) => [id, episodeFacts(episode)] as const),
      ]),
  );
}
/** Whether an item can play now. */
export const isPlayable = (host: Host, item: Pick<ItemFacts, "id" | "explicit">): boolean =>
  (!item.explicit || host.state.prefs.explicit) &&
  (!isOffline(host.state, host.os) || isDownloaded(host.state, item.id, host.now));
/** Whether a list shows an item. */
export const isShown = (host: Host, item: Pick<ItemFacts, "id" | "explicit">): boolean =>
  host.state.prefs.showUnplayable || isPlayable(host, item);
export const isCurrent = (host: Pick<Host, "state">, item: string): boolean => currentItem(host.state.queue) === item;
export const isPlaying = (host: Pick<Host, "os">): boolean => isPlayingNow(host.os);
