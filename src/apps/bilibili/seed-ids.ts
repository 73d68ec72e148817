/**
 * The people, videos and seasons of the world that the state of a new phone contains. Each language has its own.
 */
import type { Lang } from "#os/values.ts";

interface SeedIds {
  /** People whom the user follows. The first three also follow the user; the first two are in the special group. */
  readonly follows: readonly number[];
  /** Followers whom the user does not follow. */
  readonly fans: readonly number[];
  readonly blocked: number;
  readonly hidden: number;
  /** Favourites, one list for each folder. */
  readonly loose: readonly number[];
  readonly cooking: readonly number[];
  readonly learning: readonly number[];
  readonly cats: readonly number[];
  readonly liked: readonly number[];
  /** Videos to which the user gave coins. */
  readonly coined: readonly number[];
  readonly seen: readonly number[];
  readonly later: readonly number[];
  readonly downloads: readonly number[];
  /** Videos on which the user commented. */
  readonly said: readonly [number, number];
  readonly shared: number;
  /** Seasons that the user tracks, and the episode that was played last. */
  readonly seasons: readonly [number, number, number];
}
const en: SeedIds = {
  follows: [717, 704, 432, 967, 1226, 683, 130, 342, 84, 1182, 24, 1007],
  fans: [1710, 2253, 1635, 1938, 1661, 1999, 1305, 2016, 1780],
  blocked: 1966,
  hidden: 1091,
  loose: [2685, 7328, 4498],
  cooking: [7165, 2589, 4421],
  learning: [9560, 1344, 8759, 12191],
  cats: [1970, 1068],
  liked: [2685, 7165, 9560, 1970, 12071, 11671, 5159],
  coined: [9560, 1970, 11671],
  seen: [11370, 2685, 799, 9560, 7007, 7165, 12911, 11671, 11663],
  later: [7493, 2881, 1602, 11700],
  downloads: [12079, 3530],
  said: [12071, 2685],
  shared: 955,
  seasons: [14, 5, 25],
};
const zh: SeedIds = {
  follows: [2763, 3480, 3316, 3054, 3308, 3635, 2859, 3801, 2601, 3211, 3251, 2353],
  fans: [4873, 5100, 5529, 4841, 5502, 4398, 5103, 5645, 5944],
  blocked: 4723,
  hidden: 3566,
  loose: [21591, 28111, 13568],
  cooking: [31134, 17041, 19084],
  learning: [23933, 24955, 30906, 23078],
  cats: [22445, 19359],
  liked: [21591, 31134, 23933, 22445, 25225, 30282, 27483],
  coined: [23933, 22445, 30282],
  seen: [31101, 21591, 27248, 23933, 20237, 31134, 26381, 30282, 21377],
  later: [22562, 26382, 31260, 16338],
  downloads: [18571, 22078],
  said: [25225, 21591],
  shared: 13175,
  seasons: [47, 64, 78],
};
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
export const userId = (n: number): string => `bili_user_${n}`;
export const videoId = (n: number): string => `bili_video_${n}`;
