/** Functions with which commands read the world. */
import type { Lang } from "#os/values.ts";
import type { ReadWorld } from "#os/world.ts";
import music, { type Album, type Artist, type EpisodeBrief, type TrackBrief } from "#world/music/index.ts";
import type { Public } from "#world/music/words.ts";
import { isEpisode } from "./ids.ts";

/** Returns the public that the user sees. There are two publics, one for each language of the phone. */
export const publicOf = (lang: Lang): Public => (lang === "en" ? "en" : "zh");
/** The facts of an item that playing needs. */
export interface ItemFacts {
  readonly id: string;
  readonly kind: "music" | "podcast";
  readonly title: string;
  readonly by: string;
  readonly ms: number;
  readonly explicit: boolean;
  /** The id whose cover shows the item. */
  readonly cover: string;
}
export const trackFacts = (t: TrackBrief): ItemFacts => ({
  id: t.id,
  kind: "music",
  title: t.title,
  by: t.artists.map(({ name }) => name).join(", "),
  ms: t.ms,
  explicit: t.explicit,
  cover: t.album,
});
export const episodeFacts = (e: EpisodeBrief): ItemFacts => ({
  id: e.id,
  kind: "podcast",
  title: e.title,
  by: e.showTitle,
  ms: e.ms,
  explicit: e.explicit,
  cover: e.show,
});
/** Returns null if there is no such item. */
export function readItem(read: ReadWorld, id: string): ItemFacts | null {
  if (isEpisode(id)) {
    const episode = read(music.queries.episode, { id });
    return episode && episodeFacts(episode);
  }
  const track = read(music.queries.track, { id });
  return track && trackFacts(track);
}
/** How many records a query returns at most. */
const maxAtOnce = 60;
export function readTracks(read: ReadWorld, ids: readonly string[]): TrackBrief[] {
  const out: TrackBrief[] = [];
  for (let from = 0; from < ids.length; from += maxAtOnce)
    out.push(...read(music.queries.tracks, { ids: ids.slice(from, from + maxAtOnce) }));
  return out;
}
export const readAlbum = (read: ReadWorld, id: string): Album | null => read(music.queries.album, { id });
export const readArtist = (read: ReadWorld, id: string): Artist | null => read(music.queries.artist, { id });
/** Returns whether the world has a record that the library could hold. */
export function existsInWorld(read: ReadWorld, id: string): boolean {
  if (id.startsWith("mu_album_")) return readAlbum(read, id) !== null;
  if (id.startsWith("mu_artist_")) return readArtist(read, id) !== null;
  if (id.startsWith("mu_show_")) return read(music.queries.show, { id }) !== null;
  if (id.startsWith("mu_chart_")) return read(music.queries.chart, { id }) !== null;
  return read(music.queries.playlist, { id }) !== null;
}
