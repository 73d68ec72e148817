/** How Moments are read: shared by screens, checks and oracles. */
import type { Due } from "../../../../os/app-command.ts";
import { dayMs } from "../../../../state/civil.ts";
import { friendIds, showsPostsOf, tagsOf } from "../../links.ts";
import { me } from "../../people.ts";
import type { State } from "../../state.ts";
import type { Post } from "./state.ts";

export const postAt = (state: State, id: string, now: number): Post | null => {
  const post = state.posts[id];
  return post && post.at <= now ? post : null;
};
const newestFirst = (a: Post, b: Post): number => b.at - a.at || (a.id < b.id ? 1 : -1);
/** What the owner sees: own posts and those of friends whose posts are not hidden; nothing that is yet to come. */
export function feedOf(state: State, now: number): Post[] {
  const friends = new Set(friendIds(state));
  return Object.values(state.posts)
    .filter((p) => p.at <= now && (p.by === me || (friends.has(p.by) && showsPostsOf(state, p.by))))
    .toSorted(newestFirst);
}
export const albumOf = (state: State, by: string, now: number): Post[] =>
  Object.values(state.posts)
    .filter((p) => p.by === by && p.at <= now)
    .toSorted(newestFirst);
/** Whether a friend is among those whom a post was meant for. */
export function canSee(state: State, post: Pick<Post, "audience" | "by">, by: string): boolean {
  const { audience } = post;
  if (audience === undefined || audience.kind === "all") return true;
  if (audience.kind === "private") return false;
  const meant = audience.people.includes(by) || tagsOf(state, by).some((tag) => audience.tags.includes(tag));
  return meant === (audience.kind === "only");
}
/** How far back friends see own posts, in days; null is all of them. */
export const rangeDays = { all: null, halfYear: 183, month: 30, threeDays: 3 } as const;
/** The own album as friends see it. */
export function albumForOthers(state: State, now: number): Post[] {
  const days = rangeDays[state.prefs.momentsRange];
  return albumOf(state, me, now).filter(
    (p) => p.audience?.kind !== "private" && (days === null || p.at >= now - days * dayMs),
  );
}
export const hasNewMoments = (state: State, now: number): boolean =>
  feedOf(state, now).some((p) => p.by !== me && p.at > state.momentsSeenAt);
export const newTidings = (state: State): number =>
  state.momentsInbox.filter((m) => m.at > state.momentsInboxSeenAt).length;
export const momentsDue = (state: State): Due[] =>
  state.momentsComing.map(({ at, post, by, text }) => ({ at, command: "fallMoment", args: { post, by, text } }));
