/** How friends and blends are read: shared by screens, commands and checks. */
import type { Due } from "#os/app-command.ts";
import type { State } from "../../state.ts";
import { likedTracks } from "../library/queries.ts";

export const isFollowing = (state: Pick<State, "follows">, friend: string): boolean =>
  state.follows[friend] !== undefined;
export const blendSize = 40;
/** Returns the user's own songs for a blend: the songs played most, then the liked songs. */
export function tasteTracks(state: Pick<State, "plays" | "liked">): string[] {
  const counts = new Map<string, number>();
  for (const { item } of state.plays) if (item.startsWith("mu_track_")) counts.set(item, (counts.get(item) ?? 0) + 1);
  const played = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([item]) => item);
  return [...new Set([...played, ...likedTracks(state)])];
}
/** Mixes the songs of both: songs that both like come first, then one of each in turn. */
export function blendItems(state: Pick<State, "plays" | "liked">, theirs: readonly string[]): string[] {
  const mine = tasteTracks(state).slice(0, blendSize);
  const shared = mine.filter((track) => theirs.includes(track));
  const turns = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, n) => [mine[n], theirs[n]]).flat();
  const all = [...shared, ...turns].filter((track) => track !== undefined);
  return [...new Set(all)].slice(0, blendSize);
}
/** Returns how well two tastes match, in percent. */
export function tasteMatch(
  state: Pick<State, "plays" | "liked" | "saved">,
  friend: { readonly recentTracks: readonly string[]; readonly recentArtists: readonly string[] },
): number {
  const mine = new Set(tasteTracks(state));
  const tracks = friend.recentTracks.filter((track) => mine.has(track)).length;
  const artists = friend.recentArtists.filter((artist) => state.saved[artist] !== undefined).length;
  return Math.min(99, 42 + tracks * 8 + artists * 6);
}
export const socialDue = (state: Pick<State, "blends" | "followBacks">): Due[] => [
  ...Object.values(state.blends).flatMap(({ id, joinsAt }) =>
    joinsAt === null ? [] : [{ at: joinsAt, command: "joinBlend", args: { blend: id } }],
  ),
  ...state.followBacks.slice(0, 1).map(({ at }) => ({ at, command: "receiveFollow", args: {} })),
];
