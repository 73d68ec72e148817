/** How playlists are read: shared by screens, commands and checks. */
import type { Due } from "#os/app-command.ts";
import type { State } from "../../state.ts";
import type { OwnPlaylist, playlistSorts } from "./state.ts";

export const listPlaylists = (state: Pick<State, "playlists">): OwnPlaylist[] =>
  Object.values(state.playlists).toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
export const hasItem = (playlist: OwnPlaylist, item: string): boolean =>
  playlist.entries.some((entry) => entry.item === item);
type Sort = (typeof playlistSorts)[number];
interface SortFacts {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
}
/** Sorts the items of a playlist. `added` puts the latest first. */
export function sortItems(
  items: readonly { readonly item: string; readonly at: number }[],
  sort: Sort,
  facts: (item: string) => SortFacts | undefined,
): string[] {
  const ids = items.map(({ item }) => item);
  if (sort === "custom") return ids;
  if (sort === "added") return items.toSorted((a, b) => b.at - a.at).map(({ item }) => item);
  const key = (item: string): string => facts(item)?.[sort] ?? "";
  return ids.toSorted((a, b) => compare(key(a), key(b)));
}
/** Compares by the letters' codes, so that the order does not depend on the machine. */
const compare = (a: string, b: string): number => {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x < y ? -1 : x > y ? 1 : 0;
};
export const additionsDue = (state: Pick<State, "additions">): Due[] =>
  state.additions.slice(0, 1).map(({ at }) => ({ at, command: "receiveAddition", args: {} }));
