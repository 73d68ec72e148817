/** How the library is read: shared by screens, commands and checks. */
import { likedId, savedEpisodesId } from "../../ids.ts";
import type { State } from "../../state.ts";

const isPinned = (state: Pick<State, "pins">, id: string): boolean => state.pins.includes(id);
/** Returns the liked songs, the latest first. */
export const likedTracks = (state: Pick<State, "liked">): string[] => latestFirst(state.liked);
export const savedEpisodes = (state: Pick<State, "savedEpisodes">): string[] => latestFirst(state.savedEpisodes);
/** Returns all that the library lists, with the time at which it was added. Pins are not sorted here. */
export function libraryEntries(state: State): { readonly id: string; readonly at: number }[] {
  const newest = (times: readonly number[]): number => Math.max(0, ...times);
  const liked = Object.values(state.liked);
  const episodes = Object.values(state.savedEpisodes);
  return [
    ...(liked.length > 0 ? [{ id: likedId, at: newest(liked) }] : []),
    ...(episodes.length > 0 ? [{ id: savedEpisodesId, at: newest(episodes) }] : []),
    ...Object.values(state.playlists).map(({ id, at }) => ({ id: id as string, at })),
    ...Object.entries(state.saved).map(([id, at]) => ({ id, at })),
  ];
}
export const latestFirst = (times: Readonly<Record<string, number>>): string[] =>
  Object.entries(times)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([id]) => id);
/** Returns when a source of the library was last played: a map from ids of the library to times. */
export function lastPlayed(state: Pick<State, "plays">): Map<string, number> {
  const out = new Map<string, number>();
  for (const { source, at } of state.plays) {
    const id =
      source === null
        ? null
        : source.kind === "liked"
          ? likedId
          : source.kind === "episodes"
            ? savedEpisodesId
            : source.id;
    if (id !== null && !out.has(id)) out.set(id, at);
  }
  return out;
}
/** Sorts entries of the library as the user wants. Pins come first. `added` maps ids to the times of saving. */
export function sortLibrary<T extends { readonly id: string; readonly title: string; readonly note: string }>(
  state: Pick<State, "plays" | "pins" | "librarySort">,
  cards: readonly T[],
  added: ReadonlyMap<string, number>,
): T[] {
  const played = lastPlayed(state);
  const text = (a: string, b: string): number => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);
  const time = ({ id }: T): number =>
    state.librarySort === "added" ? (added.get(id) ?? 0) : Math.max(played.get(id) ?? 0, added.get(id) ?? 0);
  const pinned = ({ id }: T): number => Number(isPinned(state, id));
  return cards.toSorted((a, b) => {
    if (pinned(a) !== pinned(b)) return pinned(b) - pinned(a);
    if (state.librarySort === "name") return text(a.title, b.title);
    if (state.librarySort === "creator") return text(a.note, b.note);
    return time(b) - time(a);
  });
}
