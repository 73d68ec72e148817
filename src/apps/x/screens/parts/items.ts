/** Converts posts of the world and of the phone's state into the items that lists show. */
import { worldTime } from "#os/social-format.ts";
import { createMemo, type Accessor } from "solid-js";
import { maxIds } from "#world/define.ts";
import posts, { type Post as WorldPost } from "#world/posts/index.ts";
import { queryWorld } from "#ui/world.ts";
import { minuteMs } from "#state/civil.ts";
import type { audiences, Mark } from "#world/posts/words.ts";
import { baseOf, closingTime, countActions, type BaseCounts } from "../../features/posts/queries.ts";
import type { Post } from "../../features/posts/state.ts";
import { isWorldPost, me } from "../../ids.ts";
import type { MediaItem } from "../../looks/media.tsx";
import type { State } from "../../state.ts";
import { hasMutedWord, isUnwanted } from "../../ties.ts";

export interface Item {
  readonly id: string;
  readonly by: string;
  /** "" if the name must be read from the world. */
  readonly name: string;
  readonly handle: string;
  readonly verified: Mark | null;
  readonly text: string;
  readonly at: number;
  readonly ancestors: readonly string[];
  readonly quoted: string | null;
  readonly media: readonly MediaItem[];
  readonly poll: {
    readonly options: readonly { readonly text: string; readonly votes: number }[];
    readonly closesAt: number;
  } | null;
  readonly link: { readonly url: string; readonly title: string } | null;
  readonly base: BaseCounts;
  readonly mayReply: (typeof audiences)[number];
  readonly community: string | null;
  readonly likedBy: readonly string[];
}
export const worldItem = (post: WorldPost, state: Pick<State, "startedAt">): Item => ({
  id: post.id,
  by: post.author,
  name: post.name,
  handle: post.handle,
  verified: post.verified,
  text: post.text,
  at: worldTime(post.age, state.startedAt),
  ancestors: post.ancestors,
  quoted: post.quoted,
  media: post.media.map(({ picture, alt, seconds }) => ({ shown: { kind: "world" as const, picture }, alt, seconds })),
  poll: post.poll ? { options: post.poll.options, closesAt: state.startedAt - post.poll.closes * minuteMs } : null,
  link: post.link,
  base: post,
  mayReply: post.mayReply,
  community: post.community,
  likedBy: post.likedBy,
});
export const phoneItem = (post: Post, { profile }: Pick<State, "profile">): Item => ({
  id: post.id,
  by: post.by,
  name: post.by === me ? profile.name : "",
  handle: post.by === me ? profile.handle : "",
  verified: null,
  text: post.text,
  at: post.at,
  ancestors: post.ancestors,
  quoted: post.quoted,
  media: post.pictures.map((file) => ({ shown: { kind: "file" as const, file }, alt: "", seconds: 0 })),
  poll: post.poll && { options: post.poll.options, closesAt: closingTime(post.at, post.poll) },
  link: null,
  base: baseOf(post),
  mayReply: post.mayReply,
  community: post.community,
  likedBy: post.likedBy,
});
export const countsOf = (state: State, item: Item): BaseCounts => countActions(state, item.id, item.base);
/** Returns whether timelines and searches may list a post: not if the user has hidden it, its author or its words. */
export const isWanted = (
  state: State,
  post: { readonly id: string; readonly by: string; readonly text: string },
): boolean =>
  state.hidden[post.id] === undefined &&
  (post.by === me || (!isUnwanted(state, post.by) && !hasMutedWord(state.words, post.text)));
/** Converts posts of the world, without those that the user does not want. A post is listed only once. */
export function wantedItems(state: State, found: readonly WorldPost[]): Item[] {
  const seen = new Set<string>();
  return found
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((post) => worldItem(post, state))
    .filter((item) => isWanted(state, item) && !Object.hasOwn(state.blocked, item.by));
}
/**
 * Returns the items in the order of the ids, without posts that no longer exist. At most `2 * maxIds` posts of the world
 * are read.
 */
export function useItems(
  host: Accessor<{ readonly state: State }>,
  ids: Accessor<readonly string[]>,
): Accessor<readonly Item[]> {
  const part = (n: number) =>
    queryWorld(posts.queries.posts, () => {
      const all = ids()
        .filter((id) => isWorldPost(id))
        .slice(n * maxIds, (n + 1) * maxIds);
      return all.length > 0 ? { ids: all } : null;
    });
  const [first, second] = [part(0), part(1)];
  return createMemo(() => {
    const found = new Map([...(first() ?? []), ...(second() ?? [])].map((post) => [post.id, post]));
    return ids().flatMap((id) => {
      const own = host().state.posts[id];
      const post = found.get(id);
      return own ? [phoneItem(own, host().state)] : post ? [worldItem(post, host().state)] : [];
    });
  });
}
/** Returns the item with the id: undefined while it loads, null if it does not exist. */
export function useItem(
  host: Accessor<{ readonly state: State; readonly now: number }>,
  id: Accessor<string | null>,
): Accessor<Item | null | undefined> {
  const found = queryWorld(posts.queries.post, () => {
    const wanted = id();
    return wanted !== null && isWorldPost(wanted) ? { id: wanted } : null;
  });
  return createMemo(() => {
    const wanted = id();
    if (wanted === null) return null;
    const own = host().state.posts[wanted];
    if (own) return phoneItem(own, host().state);
    if (!isWorldPost(wanted)) return null;
    const post = found();
    if (!post) return post;
    const item = worldItem(post, host().state);
    return item.at > host().now ? null : item;
  });
}
