/** The data that posts show in lists and on their page, for posts of the world and the user's own posts. */
import type { OsState } from "#os/state.ts";
import type { Facts, Lang } from "#os/values.ts";
import { worldTime } from "#os/social-format.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import type { Community, Post } from "#world/threads/index.ts";
import { controversy, hotness, momentum } from "#world/threads/order.ts";
import type { OwnPost } from "../../features/create/state.ts";
import { isOwnPost, me } from "../../ids.ts";
import type { State } from "../../state.ts";
import type { Word } from "../../strings.ts";

/** The part of a screen's props that the parts for posts need. */
export interface PostHost {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly lang: Lang;
  readonly t: (key: Word, facts?: Facts) => string;
}
export interface PostModel {
  readonly id: string;
  readonly own: boolean;
  readonly community: string;
  readonly communityName: string;
  readonly colour: string;
  readonly author: string;
  readonly name: string;
  readonly kind: Post["kind"];
  readonly title: string;
  readonly text: string;
  readonly flair: { readonly id: string; readonly text: string; readonly colour: string } | null;
  readonly at: number;
  /** The score with the user's vote, and this vote. */
  readonly score: number;
  readonly dir: 1 | -1 | 0;
  readonly ratio: number;
  readonly comments: number;
  readonly locked: boolean;
  readonly removed: boolean;
  readonly spoiler: boolean;
  readonly edited: boolean;
  readonly pinned: boolean;
  /** Scenes of the world, or content URIs of the phone's files. */
  readonly pictures: readonly string[];
  readonly link: { readonly url: string; readonly title: string } | null;
  readonly poll: {
    readonly options: readonly { readonly text: string; readonly votes: number }[];
    readonly chosen: number | null;
    readonly closesAt: number;
  } | null;
  /** Whether the list contains the post as a recommendation. */
  readonly recommended?: boolean | undefined;
}
export const directionOf = (state: Pick<State, "votes">, thing: string): 1 | -1 | 0 => state.votes[thing]?.dir ?? 0;
/** The number of comments on a post in the phone's state. */
export const countOwnComments = (state: Pick<State, "comments">, post: string): number =>
  Object.values(state.comments).filter((one) => one.post === post && !one.deleted).length;

const flairOf = (community: Community | undefined, flair: string | null) =>
  community?.flairs.find(({ id }) => id === flair) ?? null;
export function worldPost(state: State, post: Post, community: Community | undefined): PostModel {
  const dir = directionOf(state, post.id);
  const at = worldTime(post.age, state.startedAt);
  const chosen = state.pollVotes[post.id] ?? null;
  const closesAt = at + (post.poll?.days ?? 0) * dayMs;
  return {
    id: post.id,
    own: false,
    community: post.community,
    communityName: post.communityName,
    colour: community?.colour ?? "#878a8c",
    author: post.author,
    name: post.name,
    kind: post.kind,
    title: post.title,
    text: post.text,
    flair: flairOf(community, post.flair),
    at,
    score: post.score + dir,
    dir,
    ratio: post.ratio,
    comments: post.comments + countOwnComments(state, post.id),
    locked: post.locked,
    removed: post.removed,
    spoiler: post.spoiler,
    edited: post.edited !== null,
    pinned: post.pinned,
    pictures: post.pictures,
    link: post.link,
    poll: post.poll
      ? {
          options: post.poll.options.map(({ text, votes }, n) => ({ text, votes: votes + (n === chosen ? 1 : 0) })),
          chosen,
          closesAt,
        }
      : null,
  };
}
export function ownPost(state: State, post: OwnPost, community: Community | undefined): PostModel {
  const dir = directionOf(state, post.id);
  const up = (post.votes + post.score) / 2 + (dir === 1 ? 1 : 0);
  const votes = post.votes + (dir === 0 ? 0 : 1);
  return {
    id: post.id,
    own: true,
    community: post.community,
    communityName: community?.name ?? "",
    colour: community?.colour ?? "#878a8c",
    author: me,
    name: state.profile.name,
    kind: post.kind,
    title: post.title,
    text: post.text,
    flair: flairOf(community, post.flair),
    at: post.at,
    score: post.score + dir,
    dir,
    ratio: votes === 0 ? 100 : Math.round((up / votes) * 100),
    comments: countOwnComments(state, post.id),
    locked: false,
    removed: post.removed,
    spoiler: post.spoiler,
    edited: post.editedAt !== null,
    pinned: false,
    pictures: post.pictures,
    link: post.url === "" ? null : { url: post.url, title: "" },
    poll: null,
  };
}
/** Returns whether lists may contain a post: it is not hidden, and its author is not blocked. */
export const isWanted = (state: State, post: { readonly id: string; readonly author: string }): boolean =>
  state.hidden[post.id] === undefined && state.blocked[post.author] === undefined;
/** Returns whether the feeds may contain a post: see the settings, and communities that the user has muted. */
export function isWantedInFeed(state: State, post: Post): boolean {
  if (!isWanted(state, post) || state.muted[post.community] !== undefined) return false;
  const dir = directionOf(state, post.id);
  return !(dir === 1 && state.prefs.hideUpvoted) && !(dir === -1 && state.prefs.hideDownvoted);
}

type Sort = "hot" | "new" | "top" | "rising" | "controversial" | "comments";
interface Sorted {
  readonly score: number;
  readonly votes: number;
  readonly age: number;
  readonly comments: number;
}
const keys: Readonly<Record<Sort, (post: Sorted) => number>> = {
  hot: hotness,
  new: ({ age }) => -age,
  top: ({ score }) => score,
  rising: momentum,
  controversial: controversy,
  comments: ({ comments }) => comments,
};
/**
 * Puts the user's own posts in between the posts of the world, which are in the order `sort`. `isEnd` says whether no
 * further posts follow.
 */
export function mergeOwn(
  state: State,
  rows: readonly Post[],
  own: readonly OwnPost[],
  sort: Sort,
  isEnd: boolean,
): (Post | OwnPost)[] {
  const key = keys[sort];
  const merged: (Post | OwnPost)[] = [...rows];
  const keyOf = (post: Post | OwnPost): number =>
    "age" in post
      ? key(post)
      : key({
          score: post.score + directionOf(state, post.id),
          votes: post.votes,
          age: (state.startedAt - post.at) / minuteMs,
          comments: countOwnComments(state, post.id),
        });
  for (const post of own.toSorted((a, b) => a.at - b.at)) {
    const at = merged.findIndex((other) => keyOf(other) <= keyOf(post));
    if (at >= 0) merged.splice(at, 0, post);
    else if (isEnd) merged.push(post);
  }
  return merged;
}
export const isOwn = (post: Post | OwnPost): post is OwnPost => isOwnPost(post.id);
