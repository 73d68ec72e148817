/**
 * The people, communities and posts of the world that the state of a new phone contains. Each language has its own.
 */
import type { Lang } from "#os/values.ts";

interface SeedIds {
  readonly joined: readonly number[];
  readonly starred: readonly number[];
  readonly muted: number;
  readonly banned: number;
  readonly visited: readonly number[];
  readonly follows: readonly number[];
  readonly followers: readonly number[];
  readonly blocked: number;
  /** A person who invited the user to a chat, and a person who wrote a message. */
  readonly inviter: number;
  readonly writer: number;
  readonly saved: readonly number[];
  readonly seen: readonly number[];
  readonly upvoted: readonly number[];
  readonly downvoted: number;
  readonly hidden: number;
  /** The post that a friend shared. */
  readonly shared: number;
  /** The posts below which the user commented, and the author of the first. */
  readonly commented: readonly [number, number];
  readonly commentedAuthor: number;
  /** The communities of the user's posts. */
  readonly plant: number;
  readonly bag: number;
  readonly loaf: number;
  /** People who comment on the user's posts. */
  readonly guests: readonly number[];
  /** A popular post, about which the user was notified. */
  readonly trend: { readonly post: number; readonly community: number; readonly title: string };
}
const en: SeedIds = {
  joined: [1, 13, 51, 71, 24, 29, 106, 108, 177, 202, 184, 215],
  starred: [51, 1],
  muted: 171,
  banned: 96,
  visited: [108, 51, 13],
  follows: [2124, 5078, 5282, 71],
  followers: [5282, 630, 1719, 2660],
  blocked: 495,
  inviter: 7042,
  writer: 6768,
  saved: [2299, 4064, 3068, 6273],
  seen: [14, 2299, 1422, 3068, 4090, 6273, 5704],
  upvoted: [14, 2299, 3068, 6273, 4064, 1435],
  downvoted: 5710,
  hidden: 51,
  shared: 4064,
  commented: [3068, 4090],
  commentedAuthor: 2436,
  plant: 51,
  bag: 108,
  loaf: 13,
  guests: [630, 6768, 8652, 1523, 5906, 3843, 71],
  trend: { post: 6273, community: 215, title: "Light from the Sun needs eight minutes and twenty seconds to reach us" },
};
const zh: SeedIds = {
  joined: [1001, 1002, 1007, 1017, 1027, 1032, 1043, 1048, 1053, 1054, 1022],
  starred: [1017, 1001],
  muted: 1049,
  banned: 1037,
  visited: [1053, 1017, 1022],
  follows: [9857, 9215, 9723, 9644],
  followers: [9215, 10662, 10610, 10324],
  blocked: 10328,
  inviter: 11093,
  writer: 11008,
  saved: [7317, 7880, 7501, 6942],
  seen: [6918, 7317, 7428, 7860, 7501, 7752],
  upvoted: [6918, 7317, 7428, 7501, 7880],
  downvoted: 7604,
  hidden: 6970,
  shared: 7880,
  commented: [7507, 7752],
  commentedAuthor: 10438,
  plant: 1017,
  bag: 1053,
  loaf: 1001,
  guests: [10610, 11008, 9644, 11120, 9895, 10281, 9857],
  trend: { post: 7428, community: 1022, title: "成本240块的猫栈道，自己满意" },
};
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
export const userId = (n: number): string => `rd_user_${n}`;
export const communityId = (n: number): string => `rd_community_${n}`;
export const postId = (n: number): string => `rd_post_${n}`;
