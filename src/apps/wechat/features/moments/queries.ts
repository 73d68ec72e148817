/** Queries over Moments, for screens, checks and oracles. */
import type { Due } from "#os/app-command.ts";
import { dayMs } from "#state/civil.ts";
import { friendIds, areFriendPostsShown, friendTags } from "../../shared-queries.ts";
import { me } from "../../people.ts";
import type { State } from "../../state.ts";
import type { Post } from "./state.ts";

export const findPost = (state: State, id: string, now: number): Post | null => {
  const post = state.posts[id];
  return post && post.at <= now ? post : null;
};
const newestFirst = (a: Post, b: Post): number => b.at - a.at || (a.id < b.id ? 1 : -1);
/**
 * Lists the owner's feed: the owner's posts and friends' posts that are not hidden. Posts in the future are omitted.
 */
export function listFeed(state: State, now: number): Post[] {
  const friends = new Set(friendIds(state));
  return Object.values(state.posts)
    .filter((p) => p.at <= now && (p.by === me || (friends.has(p.by) && areFriendPostsShown(state, p.by))))
    .toSorted(newestFirst);
}
export const listAlbum = (state: State, by: string, now: number): Post[] =>
  Object.values(state.posts)
    .filter((p) => p.by === by && p.at <= now)
    .toSorted(newestFirst);
/** Tells whether a friend is in the audience of a post. */
export function isInAudience(state: State, post: Pick<Post, "audience" | "by">, by: string): boolean {
  const { audience } = post;
  if (audience === undefined || audience.kind === "all") return true;
  if (audience.kind === "private") return false;
  const meant = audience.people.includes(by) || friendTags(state, by).some((tag) => audience.tags.includes(tag));
  return meant === (audience.kind === "only");
}
/** For each setting, the maximum age of the posts that friends can see, in days; null for any age. */
export const rangeDays = { all: null, halfYear: 183, month: 30, threeDays: 3 } as const;
/** Lists the posts in the owner's album that friends can see. */
export function albumForOthers(state: State, now: number): Post[] {
  const days = rangeDays[state.prefs.momentsRange];
  return listAlbum(state, me, now).filter(
    (p) => p.audience?.kind !== "private" && (days === null || p.at >= now - days * dayMs),
  );
}
export const hasNewMoments = (state: State, now: number): boolean =>
  listFeed(state, now).some((p) => p.by !== me && p.at > state.momentsSeenAt);
export const countNewInboxItems = (state: State): number =>
  state.momentsInbox.filter((m) => m.at > state.momentsInboxSeenAt).length;
export const momentsDue = (state: State): Due[] =>
  state.momentsComing.map(({ at, post, by, text }) => ({ at, command: "fallMoment", args: { post, by, text } }));
