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
  artists: [2, 4, 3, 17, 11, 15, 10, 12],
  albums: [8, 60, 35, 14, 39, 43],
  shows: [7, 1, 5],
  playlists: [1, 2, 3],
  chart: "us",
  liked: [
    52, 276, 306, 33, 49, 97, 324, 259, 478, 94, 109, 99, 268, 285, 1242, 54, 277, 334, 394, 469, 116, 316, 101, 479,
    297, 72,
  ],
  cooking: [268, 285, 264, 166, 394, 297, 286, 930, 149, 965, 334, 404],
  running: [228, 3, 498, 249, 1149, 214, 453, 436, 205, 8, 541],
  drive: [80, 40, 342, 654, 131, 139, 348, 101, 62],
  heard: [
    {
      episode: 105,
      positionMs: 950000,
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
      positionMs: 556000,
      played: false,
    },
  ],
  savedEpisodes: [15, 74, 104],
  plays: [
    [50, "album", 8],
    [49, "album", 8],
    [306, "liked", 0],
    [97, "liked", 0],
    [3, "own", 1],
    [228, "own", 1],
    [249, "own", 1],
    [30, "playlist", 1],
    [404, "playlist", 1],
    [97, "artist", 4],
    [470, "album", 60],
    [468, "album", 60],
    [268, "own", 0],
    [264, "own", 0],
    [306, "liked", 0],
    [50, "album", 8],
  ],
  paused: {
    album: 8,
    tracks: [49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59],
    at: 2,
    ms: 64000,
  },
  downloaded: [
    {
      album: 8,
      tracks: [
        [49, 190968],
        [50, 232275],
        [51, 229711],
        [52, 254614],
        [53, 213532],
        [54, 166278],
        [55, 267918],
        [56, 209727],
        [57, 271767],
        [58, 210281],
        [59, 273126],
      ],
    },
    {
      album: 35,
      tracks: [
        [266, 237239],
        [267, 260594],
        [268, 185021],
        [269, 209551],
        [270, 266621],
        [271, 148312],
        [272, 157839],
        [273, 201375],
        [274, 232756],
        [275, 153786],
      ],
    },
  ],
  friends: [1, 2, 3, 4, 5, 6],
  fans: [1, 2, 3, 4, 9, 10],
  concert: 31,
  found: ["mu_artist_11", "mu_track_259", "mu_album_14", "mu_show_1", "mu_playlist_2"],
};
const zh: SeedIds = {
  artists: [525, 510, 524, 508, 512, 518, 502, 505],
  albums: [745, 684, 661, 690, 697, 673],
  shows: [27, 21, 25],
  playlists: [61, 62, 63],
  chart: "cn",
  liked: [
    2999, 2368, 2648, 3100, 2539, 2568, 2457, 3140, 2363, 2626, 2544, 2995, 2580, 2449, 2561, 2541, 2637, 2991, 3012,
    2369, 2458, 2437, 2531, 2590, 2479,
  ],
  cooking: [2991, 2410, 2590, 2580, 3329, 3159, 2424, 2430, 3567, 2429, 2413, 3964],
  running: [2735, 2554, 2449, 3122, 3711, 3100, 2909, 3125, 3101, 2745, 3748],
  drive: [2784, 2526, 3043, 3021, 2527, 3081, 2686, 2809, 2951],
  heard: [
    {
      episode: 405,
      positionMs: 891000,
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
      positionMs: 622000,
      played: false,
    },
  ],
  savedEpisodes: [315, 374, 404],
  plays: [
    [3011, "album", 745],
    [3010, "album", 745],
    [2648, "liked", 0],
    [2568, "liked", 0],
    [2554, "own", 1],
    [2735, "own", 1],
    [3122, "own", 1],
    [2587, "playlist", 61],
    [4262, "playlist", 61],
    [2580, "artist", 510],
    [2539, "album", 684],
    [2537, "album", 684],
    [2991, "own", 0],
    [2590, "own", 0],
    [2648, "liked", 0],
    [3011, "album", 745],
  ],
  paused: {
    album: 745,
    tracks: [3010, 3011, 3012, 3013, 3014, 3015, 3016, 3017, 3018, 3019, 3020],
    at: 2,
    ms: 64000,
  },
  downloaded: [
    {
      album: 745,
      tracks: [
        [3010, 257383],
        [3011, 242775],
        [3012, 198194],
        [3013, 195405],
        [3014, 197058],
        [3015, 159560],
        [3016, 163589],
        [3017, 215774],
        [3018, 164926],
        [3019, 265451],
        [3020, 222083],
      ],
    },
    {
      album: 661,
      tracks: [
        [2360, 164524],
        [2361, 212526],
        [2362, 148339],
        [2363, 260477],
        [2364, 209024],
        [2365, 194180],
        [2366, 154809],
        [2367, 221363],
      ],
    },
  ],
  friends: [37, 38, 39, 40, 41, 42],
  fans: [37, 38, 39, 40, 45, 46],
  concert: 250,
  found: ["mu_artist_512", "mu_track_3140", "mu_album_690", "mu_show_21", "mu_playlist_62"],
};
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
