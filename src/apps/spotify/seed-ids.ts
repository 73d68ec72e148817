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
  artists: [3, 2, 4, 11, 17, 15, 10, 21],
  albums: [11, 38, 35, 7, 61, 79],
  shows: [7, 1, 5],
  playlists: [1, 2, 3],
  chart: "us",
  liked: [
    75, 255, 472, 311, 65, 49, 565, 95, 302, 41, 107, 1243, 266, 460, 99, 83, 277, 573, 391, 280, 31, 578, 399, 289,
    453, 32,
  ],
  cooking: [164, 308, 311, 391, 670, 559, 266, 289, 399, 139, 251, 870],
  running: [523, 1095, 205, 1093, 13, 738, 10, 483, 4, 703, 435],
  drive: [41, 107, 652, 343, 34, 130, 584, 118, 756],
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
    [73, "album", 11],
    [72, "album", 11],
    [472, "liked", 0],
    [49, "liked", 0],
    [1095, "own", 1],
    [523, "own", 1],
    [1093, "own", 1],
    [1650, "playlist", 1],
    [449, "playlist", 1],
    [49, "artist", 2],
    [291, "album", 38],
    [289, "album", 38],
    [164, "own", 0],
    [311, "own", 0],
    [472, "liked", 0],
    [73, "album", 11],
  ],
  paused: {
    album: 11,
    tracks: [72, 73, 74, 75, 76, 77, 78, 79, 80, 81],
    at: 2,
    ms: 64000,
  },
  downloaded: [
    {
      album: 11,
      tracks: [
        [72, 237663],
        [73, 204155],
        [74, 194919],
        [75, 230647],
        [76, 246078],
        [77, 210953],
        [78, 267089],
        [79, 238631],
        [80, 225857],
        [81, 221710],
      ],
    },
    {
      album: 35,
      tracks: [
        [263, 197691],
        [264, 238320],
        [265, 256826],
        [266, 197633],
        [267, 238556],
        [268, 173076],
        [269, 162073],
        [270, 216012],
        [271, 203415],
        [272, 211068],
        [273, 197075],
      ],
    },
  ],
  friends: [1, 2, 3, 4, 5, 6],
  fans: [1, 2, 3, 4, 9, 10],
  concert: 23,
  found: ["mu_artist_17", "mu_track_95", "mu_album_7", "mu_show_1", "mu_playlist_2"],
};
const zh: SeedIds = {
  artists: [510, 532, 533, 508, 518, 512, 502, 505],
  albums: [702, 696, 672, 775, 734, 685],
  shows: [27, 21, 25],
  playlists: [61, 62, 63],
  chart: "cn",
  liked: [
    2591, 2364, 2837, 2818, 2594, 3160, 2446, 3739, 2538, 3168, 3094, 2981, 2344, 2834, 3077, 2600, 2341, 2452, 2578,
    2520, 3151, 2436, 2662, 2527, 2829, 2516,
  ],
  cooking: [2416, 2585, 2583, 3151, 3336, 4105, 3172, 2594, 2406, 3585, 3003, 4331],
  running: [2765, 2788, 2568, 2611, 2485, 2578, 3623, 2466, 2346, 3189, 2929],
  drive: [2818, 2538, 3058, 3038, 2654, 3637, 2834, 3489, 2526],
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
    [2592, "album", 702],
    [2591, "album", 702],
    [2837, "liked", 0],
    [3160, "liked", 0],
    [2788, "own", 1],
    [2765, "own", 1],
    [2611, "own", 1],
    [3588, "playlist", 61],
    [3867, "playlist", 61],
    [3160, "artist", 532],
    [2540, "album", 696],
    [2538, "album", 696],
    [2416, "own", 0],
    [2583, "own", 0],
    [2837, "liked", 0],
    [2592, "album", 702],
  ],
  paused: {
    album: 702,
    tracks: [2591, 2592, 2593, 2594, 2595, 2596, 2597, 2598, 2599],
    at: 2,
    ms: 64000,
  },
  downloaded: [
    {
      album: 702,
      tracks: [
        [2591, 219967],
        [2592, 149725],
        [2593, 175092],
        [2594, 258066],
        [2595, 205250],
        [2596, 180544],
        [2597, 197002],
        [2598, 182420],
        [2599, 244653],
      ],
    },
    {
      album: 672,
      tracks: [
        [2352, 258309],
        [2353, 247142],
        [2354, 189397],
        [2355, 219505],
        [2356, 157820],
        [2357, 151483],
        [2358, 259669],
        [2359, 235368],
        [2360, 255195],
        [2361, 228227],
        [2362, 173905],
      ],
    },
  ],
  friends: [37, 38, 39, 40, 41, 42],
  fans: [37, 38, 39, 40, 45, 46],
  concert: 273,
  found: ["mu_artist_518", "mu_track_3739", "mu_album_775", "mu_show_21", "mu_playlist_62"],
};
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
