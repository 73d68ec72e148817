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
  follows: [172, 163, 1081, 614, 1132, 892, 317, 1150, 1191, 167, 995, 1237],
  fans: [1849, 2270, 1770, 1300, 2274, 1712, 1953, 1452, 1862],
  blocked: 2187,
  hidden: 666,
  loose: [7080, 10047, 4062],
  cooking: [56, 1760, 8727],
  learning: [11167, 12975, 3273, 2415],
  cats: [11694, 12585],
  liked: [7080, 56, 11167, 11694, 9766, 6686, 11854],
  coined: [11167, 11694, 6686],
  seen: [5328, 7080, 3936, 11167, 6339, 56, 12999, 6686, 11297],
  later: [2677, 1652, 1928, 358],
  downloads: [11167, 6686],
  said: [9766, 7080],
  shared: 7188,
  seasons: [14, 5, 25],
};
const zh: SeedIds = {
  follows: [2591, 4136, 3125, 3732, 3379, 2951, 3701, 2858, 4180, 2444, 2655, 3244],
  fans: [4951, 5803, 4427, 5077, 5664, 4526, 5161, 5457, 4220],
  blocked: 4736,
  hidden: 2522,
  loose: [28869, 22246, 27826],
  cooking: [25131, 27808, 24047],
  learning: [29455, 31649, 15761, 29619],
  cats: [24357, 27098],
  liked: [28869, 25131, 29455, 24357, 25198, 18533, 20969],
  coined: [29455, 24357, 18533],
  seen: [16855, 28869, 28139, 29455, 26462, 25131, 24202, 18533, 24078],
  later: [20278, 24210, 22316, 15248],
  downloads: [29455, 18533],
  said: [25198, 28869],
  shared: 24149,
  seasons: [47, 64, 78],
};
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
export const userId = (n: number): string => `bili_user_${n}`;
export const videoId = (n: number): string => `bili_video_${n}`;
