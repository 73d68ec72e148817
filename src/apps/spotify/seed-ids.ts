/** The numbers of the world's records to which the data of a new phone refer, by the language of the phone. */
import type { Lang } from "#os/values.ts";

interface SeedIds {
  readonly artists: readonly number[];
  readonly albums: readonly number[];
  readonly shows: readonly number[];
  readonly playlists: readonly number[];
  readonly chart: string;
  /** The latest first. */
  readonly liked: readonly number[];
  /** The songs of the user's own playlists. */
  readonly cooking: readonly number[];
  readonly running: readonly number[];
  readonly drive: readonly number[];
  readonly heard: readonly { readonly episode: number; readonly positionMs: number; readonly played: boolean }[];
  readonly savedEpisodes: readonly number[];
  /** The songs played last, with the album, playlist or list from which they came. The latest first. */
  readonly plays: readonly (readonly [
    track: number,
    kind: "album" | "playlist" | "artist" | "liked" | "own",
    id: number,
  ])[];
  /** The album that is paused, and the place within it. */
  readonly paused: {
    readonly album: number;
    readonly tracks: readonly number[];
    readonly at: number;
    readonly ms: number;
  };
  readonly downloaded: readonly {
    readonly album: number;
    readonly tracks: readonly (readonly [track: number, ms: number])[];
  }[];
  readonly friends: readonly number[];
  readonly fans: readonly number[];
  readonly concert: number;
  readonly found: readonly string[];
}
const en: SeedIds = {
  artists: [1, 2, 3],
  albums: [1, 3, 5],
  shows: [1],
  playlists: [1],
  chart: "us",
  liked: [3, 8, 14, 21, 2, 17, 9, 11, 5, 23],
  cooking: [1, 7, 13, 19, 4, 10],
  running: [2, 8, 14, 20, 22],
  drive: [6, 12, 18, 24],
  heard: [{ episode: 1, positionMs: 754_000, played: false }],
  savedEpisodes: [2],
  plays: [
    [2, "album", 1],
    [3, "liked", 0],
    [14, "own", 1],
    [1, "playlist", 1],
    [9, "artist", 2],
    [2, "album", 1],
  ],
  paused: { album: 1, tracks: [1, 2, 3, 4, 5], at: 1, ms: 64_000 },
  downloaded: [
    {
      album: 1,
      tracks: [
        [1, 180_000],
        [2, 187_000],
        [3, 190_000],
        [4, 185_000],
        [5, 181_000],
      ],
    },
  ],
  friends: [1],
  fans: [1],
  concert: 1,
  found: ["mu_artist_2", "mu_track_9", "mu_album_3"],
};
const zh: SeedIds = {
  artists: [5, 6, 7],
  albums: [9, 11, 13],
  shows: [2],
  playlists: [2],
  chart: "cn",
  liked: [27, 32, 38, 45, 26, 41, 33, 35, 29, 47],
  cooking: [25, 31, 37, 43, 28, 34],
  running: [26, 32, 38, 44, 46],
  drive: [30, 36, 42, 48],
  heard: [{ episode: 3, positionMs: 754_000, played: false }],
  savedEpisodes: [4],
  plays: [
    [26, "album", 9],
    [27, "liked", 0],
    [38, "own", 1],
    [25, "playlist", 2],
    [33, "artist", 6],
    [26, "album", 9],
  ],
  paused: { album: 9, tracks: [25, 26, 27, 28, 29], at: 1, ms: 64_000 },
  downloaded: [
    {
      album: 9,
      tracks: [
        [25, 180_000],
        [26, 187_000],
        [27, 190_000],
        [28, 185_000],
        [29, 181_000],
      ],
    },
  ],
  friends: [2],
  fans: [2],
  concert: 2,
  found: ["mu_artist_6", "mu_track_33", "mu_album_11"],
};
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
