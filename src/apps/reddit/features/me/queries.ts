/** Reads the user's posts, comments, saved things, votes and karma. */
import { isPostId, me } from "../../ids.ts";
import type { State } from "../../state.ts";
import type { OwnPost } from "../create/state.ts";
import type { Comment, Direction } from "../post/state.ts";

export const ownOrders = ["new", "top"] as const;
export type OwnOrder = (typeof ownOrders)[number];
const idNumber = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
/** The user's posts. */
export const listPosts = (state: Pick<State, "posts">, order: OwnOrder = "new"): OwnPost[] =>
  Object.values(state.posts).toSorted(
    (a, b) => (order === "top" ? b.score - a.score : 0) || b.at - a.at || idNumber(b.id) - idNumber(a.id),
  );
/** The user's comments, without deleted comments. */
export const listComments = (state: Pick<State, "comments">, order: OwnOrder = "new"): Comment[] =>
  Object.values(state.comments)
    .filter(({ by, deleted }) => by === me && !deleted)
    .toSorted((a, b) => (order === "top" ? b.score - a.score : 0) || b.at - a.at || idNumber(b.id) - idNumber(a.id));
/** The ids of the keys, with the latest time first. */
const byTime = (times: Readonly<Record<string, number>>): string[] =>
  Object.entries(times)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? 1 : -1))
    .map(([id]) => id);
export const savedPosts = (state: Pick<State, "saved">): string[] => byTime(state.saved).filter(isPostId);
export const savedComments = (state: Pick<State, "saved">): string[] =>
  byTime(state.saved).filter((id) => !isPostId(id));
export const hiddenPosts = (state: Pick<State, "hidden">): string[] => byTime(state.hidden);
/** The ids of the posts on which the user voted in this direction, latest first. The user's own posts are left out. */
export const votedPosts = (state: Pick<State, "votes" | "posts">, dir: Direction): string[] =>
  byTime(
    Object.fromEntries(
      Object.entries(state.votes).flatMap(([id, vote]) =>
        vote.dir === dir && isPostId(id) && !state.posts[id] ? [[id, vote.at]] : [],
      ),
    ),
  );
type Karma = Pick<State, "posts" | "comments" | "profile">;
const sum = (scores: readonly number[]): number => scores.reduce((a, b) => a + b, 0);
/** The karma of the user's posts and comments. */
export const postKarma = ({ posts, profile }: Karma): number =>
  Math.max(0, profile.postKarma + sum(Object.values(posts).map(({ score }) => score)));
export const commentKarma = ({ comments, profile }: Karma): number =>
  Math.max(
    0,
    profile.commentKarma +
      sum(Object.values(comments).flatMap(({ by, score, deleted }) => (by === me && !deleted ? [score] : []))),
  );
export const totalKarma = (state: Karma): number => postKarma(state) + commentKarma(state);
