/**
 * The people, posts, lists and communities of the world that the state of a new phone contains. Each language has its
 * own public.
 */
import type { Lang } from "#os/values.ts";

interface SeedIds {
  /** People whom the user follows. The first six also follow the user. */
  readonly follows: readonly number[];
  /** Followers whom the user does not follow. The first two are verified. */
  readonly fans: readonly number[];
  readonly blocked: number;
  readonly muted: readonly [number, number];
  /** A protected account that the user has asked to follow. */
  readonly asked: number;
  /** People who wrote to the user and whom the user does not follow. */
  readonly strangers: readonly [number, number];
  readonly liked: readonly number[];
  readonly reposted: readonly number[];
  readonly bookmarked: readonly number[];
  /** The members of the user's own lists. */
  readonly plants: readonly number[];
  readonly town: readonly number[];
  readonly followedLists: readonly [number, number];
  /** A list of another person to which the user was added, and its owner. */
  readonly onList: { readonly list: number; readonly by: number };
  readonly communities: readonly [number, number, number];
  /** The posts that a friend and the user shared in a chat, that the user quoted, and to which the user replied. */
  readonly shared: number;
  readonly quoted: number;
  readonly answered: number;
}
const en: SeedIds = {
  follows: [
    1506, 939, 4750, 1481, 1811, 3182, 1824, 186, 5199, 4931, 5221, 1915, 4110, 3971, 2549, 3881, 691, 5226, 4268, 5083,
    5473, 695, 1100, 554,
  ],
  fans: [677, 2298, 4104, 191, 4265, 3666, 1935, 5014, 4888, 2301, 2292, 4325, 3192, 3304, 1546, 3337],
  blocked: 652,
  muted: [5253, 3039],
  asked: 257,
  strangers: [4104, 2329],
  liked: [1275, 2328, 3085, 1940, 1182, 2197, 514, 788, 3055, 1978],
  reposted: [1940],
  bookmarked: [1220, 1275, 2344, 1182, 916],
  plants: [4931, 3881, 5226, 4155, 4268, 4391],
  town: [1481, 1824, 5199, 1506],
  followedLists: [62, 102],
  onList: { list: 79, by: 567 },
  communities: [24, 30, 2],
  shared: 2328,
  quoted: 2344,
  answered: 1275,
};
const zh: SeedIds = {
  follows: [
    5857, 6558, 10706, 6551, 9923, 11135, 8662, 5759, 7208, 7793, 6400, 5839, 10616, 5838, 11141, 9459, 8673, 10529,
    7829, 6833, 6099, 8645, 8672, 8276,
  ],
  fans: [10952, 6803, 7678, 7925, 9108, 8096, 8807, 6553, 8458, 9131, 8578, 9631, 8140, 8658, 7270, 6580],
  blocked: 6684,
  muted: [5985, 7735],
  asked: 6043,
  strangers: [7678, 6788],
  liked: [10920, 11205, 11499, 9970, 11527, 9685, 9308, 11477, 11182, 9449],
  reposted: [11205],
  bookmarked: [11661, 9308, 10920, 12343, 11182],
  plants: [7208, 6400, 10616, 6833, 6099],
  town: [6551, 5759, 7829, 6558],
  followedLists: [299, 318],
  onList: { list: 267, by: 11130 },
  communities: [60, 66, 38],
  shared: 11205,
  quoted: 11182,
  answered: 11477,
};
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
export const userId = (n: number): string => `x_user_${n}`;
export const worldPostId = (n: number): string => `x_post_${n}`;
export const worldListId = (n: number): string => `x_list_${n}`;
export const communityId = (n: number): string => `x_community_${n}`;
