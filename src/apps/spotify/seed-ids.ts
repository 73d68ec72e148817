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
  artists: [2, 3, 4, 11, 17, 40, 10, 12],
  albums: [8, 44, 40, 11, 67, 49],
  shows: [7, 1, 5],
  playlists: [1, 2, 3],
  chart: "us",
  liked: [
    45, 281, 492, 619, 301, 80, 363, 96, 290, 491, 37, 56, 71, 357, 68, 324, 501, 277, 53, 289, 346, 75, 312, 62, 65,
  ],
  cooking: [485, 177, 171, 277, 290, 199, 280, 178, 211, 324, 696, 483],
  running: [15, 11, 822, 514, 452, 842, 32, 22, 1881, 1129, 728],
  drive: [45, 64, 750, 393, 80, 128, 619, 536, 758],
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
    [492, "liked", 0],
    [80, "liked", 0],
    [11, "own", 1],
    [15, "own", 1],
    [514, "own", 1],
    [1095, "playlist", 1],
    [985, "playlist", 1],
    [71, "artist", 3],
    [323, "album", 44],
    [321, "album", 44],
    [485, "own", 0],
    [171, "own", 0],
    [492, "liked", 0],
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
  concert: 7,
  found: ["mu_artist_17", "mu_track_96", "mu_album_11", "mu_show_1", "mu_playlist_2"],
};
const zh: SeedIds = {
  artists: [510, 532, 524, 508, 512, 523, 502, 505],
  albums: [701, 693, 667, 775, 708, 680],
  shows: [27, 21, 25],
  playlists: [61, 62, 63],
  chart: "cn",
  liked: [
    2645, 2411, 2686, 2996, 2634, 3203, 2507, 2403, 2574, 3196, 2521, 2615, 2401, 2717, 2832, 2653, 2413, 2495, 3153,
    2586, 2476, 2486, 2393, 2565, 2706, 2829,
  ],
  cooking: [2473, 2653, 3055, 2634, 3026, 2446, 3379, 2629, 3974, 3377, 2459, 3943],
  running: [2659, 2411, 2391, 3175, 2832, 2486, 2607, 3303, 2396, 2481, 2679],
  drive: [3337, 2549, 2881, 3084, 2699, 3081, 2706, 2539, 2685],
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
    [2644, "album", 701],
    [2643, "album", 701],
    [2686, "liked", 0],
    [3203, "liked", 0],
    [2411, "own", 1],
    [2659, "own", 1],
    [3175, "own", 1],
    [4451, "playlist", 61],
    [3094, "playlist", 61],
    [3203, "artist", 532],
    [2587, "album", 693],
    [2585, "album", 693],
    [2473, "own", 0],
    [3055, "own", 0],
    [2686, "liked", 0],
    [2644, "album", 701],
  ],
  paused: {
    album: 701,
    tracks: [2643, 2644, 2645, 2646, 2647, 2648, 2649, 2650, 2651, 2652],
    at: 2,
    ms: 64000,
  },
  downloaded: [
    {
      album: 701,
      tracks: [
        [2643, 156239],
        [2644, 264800],
        [2645, 242458],
        [2646, 246532],
        [2647, 231145],
        [2648, 252422],
        [2649, 255801],
        [2650, 238971],
        [2651, 238016],
        [2652, 273417],
      ],
    },
    {
      album: 667,
      tracks: [
        [2399, 190832],
        [2400, 191952],
        [2401, 268374],
        [2402, 237396],
        [2403, 226715],
        [2404, 158211],
        [2405, 226872],
        [2406, 239035],
        [2407, 255161],
        [2408, 259811],
        [2409, 281244],
      ],
    },
  ],
  friends: [37, 38, 39, 40, 41, 42],
  fans: [37, 38, 39, 40, 45, 46],
  concert: 281,
  found: ["mu_artist_512", "mu_track_2403", "mu_album_775", "mu_show_21", "mu_playlist_62"],
};
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
