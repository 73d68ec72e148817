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
  artists: [2, 3, 4, 11, 17, 15, 10, 12],
  albums: [8, 44, 40, 11, 65, 49],
  shows: [7, 1, 5],
  playlists: [1, 2, 3],
  chart: "us",
  liked: [
    45, 281, 493, 277, 56, 71, 357, 274, 312, 62, 299, 629, 290, 484, 626, 53, 289, 346, 37, 301, 80, 363, 75, 324, 510,
    977,
  ],
  cooking: [152, 484, 171, 423, 278, 274, 190, 493, 178, 1336, 907, 717],
  running: [252, 8, 742, 563, 512, 777, 834, 532, 587, 754, 218],
  drive: [45, 64, 365, 67, 80, 37, 541, 550, 1167],
  heard: [
    {
      episode: 105,
      positionMs: 959000,
      played: false,
    },
    {
      episode: 14,
      positionMs: 0,
      played: true,
    },
    {
      episode: 103,
      positionMs: 0,
      played: true,
    },
    {
      episode: 75,
      positionMs: 633000,
      played: false,
    },
  ],
  savedEpisodes: [15, 74, 104],
  plays: [
    [51, "album", 8],
    [50, "album", 8],
    [493, "liked", 0],
    [71, "liked", 0],
    [8, "own", 1],
    [252, "own", 1],
    [563, "own", 1],
    [1172, "playlist", 1],
    [2212, "playlist", 1],
    [71, "artist", 3],
    [323, "album", 44],
    [321, "album", 44],
    [152, "own", 0],
    [171, "own", 0],
    [493, "liked", 0],
    [51, "album", 8],
  ],
  paused: {
    album: 8,
    tracks: [50, 51, 52, 53, 54, 55, 56, 57, 58, 59],
    at: 2,
    ms: 64000,
  },
  downloaded: [
    {
      album: 8,
      tracks: [
        [50, 231617],
        [51, 154663],
        [52, 158424],
        [53, 271462],
        [54, 217274],
        [55, 194529],
        [56, 191267],
        [57, 228793],
        [58, 245935],
        [59, 273134],
      ],
    },
    {
      album: 40,
      tracks: [
        [288, 208291],
        [289, 238576],
        [290, 150476],
        [291, 176289],
        [292, 223988],
        [293, 267123],
        [294, 238077],
        [295, 196052],
        [296, 262593],
        [297, 214073],
        [298, 182389],
      ],
    },
  ],
  friends: [1, 2, 3, 4, 5, 6],
  fans: [1, 2, 3, 4, 9, 10],
  concert: 14,
  found: ["mu_artist_17", "mu_track_274", "mu_album_11", "mu_show_1", "mu_playlist_2"],
};
const zh: SeedIds = {
  artists: [510, 532, 524, 508, 512, 523, 502, 505],
  albums: [708, 700, 674, 782, 715, 687],
  shows: [27, 21, 25],
  playlists: [61, 62, 63],
  chart: "cn",
  liked: [
    2605, 2371, 2646, 2956, 2594, 3163, 2467, 2363, 2534, 3156, 2481, 2575, 2361, 2677, 2792, 2613, 2373, 2455, 3113,
    2546, 2436, 2446, 2353, 2525, 2666, 2789,
  ],
  cooking: [2433, 2613, 3015, 2594, 2986, 2406, 3339, 2589, 3934, 3337, 2419, 3903],
  running: [2619, 2371, 2351, 3135, 2792, 2446, 2567, 3263, 2356, 2441, 2639],
  drive: [3297, 2509, 2841, 3044, 2659, 3041, 2666, 2499, 2645],
  heard: [
    {
      episode: 405,
      positionMs: 1045000,
      played: false,
    },
    {
      episode: 314,
      positionMs: 0,
      played: true,
    },
    {
      episode: 403,
      positionMs: 0,
      played: true,
    },
    {
      episode: 375,
      positionMs: 528000,
      played: false,
    },
  ],
  savedEpisodes: [315, 374, 404],
  plays: [
    [2604, "album", 708],
    [2603, "album", 708],
    [2646, "liked", 0],
    [3163, "liked", 0],
    [2371, "own", 1],
    [2619, "own", 1],
    [3135, "own", 1],
    [4411, "playlist", 61],
    [3054, "playlist", 61],
    [3163, "artist", 532],
    [2547, "album", 700],
    [2545, "album", 700],
    [2433, "own", 0],
    [3015, "own", 0],
    [2646, "liked", 0],
    [2604, "album", 708],
  ],
  paused: {
    album: 708,
    tracks: [2603, 2604, 2605, 2606, 2607, 2608, 2609, 2610, 2611, 2612],
    at: 2,
    ms: 64000,
  },
  downloaded: [
    {
      album: 708,
      tracks: [
        [2603, 156239],
        [2604, 264800],
        [2605, 242458],
        [2606, 246532],
        [2607, 231145],
        [2608, 252422],
        [2609, 255801],
        [2610, 238971],
        [2611, 238016],
        [2612, 273417],
      ],
    },
    {
      album: 674,
      tracks: [
        [2359, 190832],
        [2360, 191952],
        [2361, 268374],
        [2362, 237396],
        [2363, 226715],
        [2364, 158211],
        [2365, 226872],
        [2366, 239035],
        [2367, 255161],
        [2368, 259811],
        [2369, 281244],
      ],
    },
  ],
  friends: [37, 38, 39, 40, 41, 42],
  fans: [37, 38, 39, 40, 45, 46],
  concert: 288,
  found: ["mu_artist_512", "mu_track_2363", "mu_album_782", "mu_show_21", "mu_playlist_62"],
};
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
