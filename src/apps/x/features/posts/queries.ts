/** Reads the posts of the phone's state, and counts the user's actions. */
import type { Due } from "#os/app-command.ts";
import { me } from "../../ids.ts";
import type { State } from "../../state.ts";
import { minuteMs } from "#state/civil.ts";
import { isUnwanted } from "../../ties.ts";
import type { Poll, Post } from "./state.ts";

const idNumber = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
/** Sorts posts by time, the latest first. */
export const byNewest = (a: Pick<Post, "at" | "id">, b: Pick<Post, "at" | "id">): number =>
  b.at - a.at || idNumber(b.id) - idNumber(a.id);
/** The replies in the phone's state to a post, the oldest first. */
export const repliesTo = (state: Pick<State, "posts" | "blocked" | "muted">, post: string): Post[] =>
  Object.values(state.posts)
    .filter((one) => one.ancestors.at(-1) === post && (one.by === me || !isUnwanted(state, one.by)))
    .toSorted((a, b) => byNewest(b, a));
export const quotesOf = (state: Pick<State, "posts" | "blocked" | "muted">, post: string): Post[] =>
  Object.values(state.posts)
    .filter((one) => one.quoted === post && (one.by === me || !isUnwanted(state, one.by)))
    .toSorted(byNewest);
/** The user's own posts and quotes without the replies, the latest first. */
export const ownPosts = (state: Pick<State, "posts">): Post[] =>
  Object.values(state.posts)
    .filter(({ by, ancestors }) => by === me && ancestors.length === 0)
    .toSorted(byNewest);
export const ownReplies = (state: Pick<State, "posts">): Post[] =>
  Object.values(state.posts)
    .filter(({ by, ancestors }) => by === me && ancestors.length > 0)
    .toSorted(byNewest);
/** The number of the user's posts, replies and quotes. */
export const countOwnPosts = (state: Pick<State, "posts">): number =>
  Object.values(state.posts).filter(({ by }) => by === me).length;

/** The counts of a post before the actions that the phone's state contains. */
export interface BaseCounts {
  readonly replies: number;
  readonly quotes: number;
  readonly reposts: number;
  readonly likes: number;
  readonly bookmarks: number;
  readonly views: number;
}
/** Adds the user's actions, and the replies and quotes in the phone's state, to the counts of a post. */
export function countActions(state: State, post: string, base: BaseCounts): BaseCounts {
  const one = (marks: Readonly<Record<string, unknown>>): number => (marks[post] === undefined ? 0 : 1);
  return {
    replies: base.replies + repliesTo(state, post).length,
    quotes: base.quotes + quotesOf(state, post).length,
    reposts: base.reposts + one(state.reposted),
    likes: base.likes + one(state.liked),
    bookmarks: base.bookmarks + one(state.bookmarked),
    views: base.views,
  };
}
export const baseOf = (post: Post): BaseCounts => ({
  replies: 0,
  quotes: 0,
  reposts: post.repostedBy.length + post.moreReposts,
  likes: post.likedBy.length + post.moreLikes,
  bookmarks: 0,
  views: post.views,
});
/** Returns when the poll of a post of the phone's state closes. The post was published at the time `at`. */
export const closingTime = (at: number, { minutes }: Poll): number => at + minutes * minuteMs;
/** Lists the polls that end. The user is told the results of own polls, and of polls in which the user has voted. */
export const pollsDue = (state: Pick<State, "posts" | "votes">): Due[] => [
  ...Object.values(state.posts).flatMap(({ id, at, poll }) =>
    poll && !poll.ended ? [{ at: closingTime(at, poll), command: "endPoll", args: { post: id } }] : [],
  ),
  ...Object.values(state.votes).flatMap(({ post, closesAt, told }) =>
    told ? [] : [{ at: closesAt, command: "endPoll", args: { post } }],
  ),
];
