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
  follows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  fans: [101, 102, 103, 104, 105, 106, 107, 108, 109],
  blocked: 110,
  hidden: 20,
  loose: [11, 12, 13],
  cooking: [14, 15, 16],
  learning: [17, 18, 19, 20],
  cats: [21, 22],
  liked: [11, 14, 17, 21, 23, 24, 25],
  coined: [17, 21, 24],
  seen: [26, 11, 27, 17, 28, 14, 29, 24, 30],
  later: [31, 32, 33, 34],
  downloads: [17, 24],
  said: [24, 11],
  shared: 35,
  seasons: [1, 2, 3],
};
const zh: SeedIds = { ...en };
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
export const userId = (n: number): string => `bili_user_${n}`;
export const videoId = (n: number): string => `bili_video_${n}`;
