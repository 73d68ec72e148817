/** Reads a list and the posts of its members. */
import { leastAge } from "#os/social-format.ts";
import { createMemo, type Accessor } from "solid-js";
import posts from "#world/posts/index.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import { isWorldList, me } from "../../ids.ts";
import type { State } from "../../state.ts";
import { ownPosts } from "../../features/posts/queries.ts";
import { phoneItem, wantedItems } from "./items.ts";
import type { Entry } from "./post-row.tsx";

export interface ListModel {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** The owner; `me` for the user's own lists. */
  readonly owner: string;
  readonly private: boolean;
  readonly members: readonly string[];
  readonly followers: number;
}
/** Returns undefined while the list loads, and null if it does not exist. */
export function useList(
  host: Accessor<{ readonly state: State }>,
  id: Accessor<string>,
): Accessor<ListModel | null | undefined> {
  const found = queryWorld(posts.queries.list, () => (isWorldList(id()) ? { id: id() } : null));
  return createMemo(() => {
    const own = host().state.lists[id()];
    if (own) return { ...own, owner: me, followers: 0 };
    if (!isWorldList(id())) return null;
    const list = found();
    return list
      ? {
          id: list.id,
          name: list.name,
          about: list.description,
          owner: list.owner,
          private: false,
          members: host().state.addedTo[list.id] ? [me, ...list.members] : list.members,
          followers: list.followers + (host().state.followedLists[list.id] ? 1 : 0),
        }
      : list;
  });
}
export function useListPosts(
  host: Accessor<{ readonly state: State; readonly now: number }>,
  id: Accessor<string>,
  shown: Accessor<number>,
): { readonly entries: Accessor<readonly Entry[]>; readonly more: Accessor<boolean> } {
  const list = useList(host, id);
  const pages = queryWorldPages(
    posts.queries.following,
    () => {
      const members = (list()?.members ?? []).filter((id) => id !== me);
      return members.length > 0
        ? {
            author_any: [...members].slice(0, 60),
            age_min: leastAge(host().now, host().state.startedAt),
            sort: "newest" as const,
          }
        : null;
    },
    shown,
  );
  const entries = createMemo(() => {
    const { state } = host();
    const items = wantedItems(
      state,
      (pages()?.rows ?? []).filter(({ kind, community }) => kind !== "reply" && community === null),
    );
    if (list()?.members.includes(me) !== true) return items.map((item) => ({ item }));
    // The user's own older posts wait until the pages of their time load.
    const oldest = pages()?.more === true ? (items.at(-1)?.at ?? 0) : 0;
    const own = ownPosts(state).filter(({ community, at }) => community === null && at >= oldest);
    return [...items, ...own.map((post) => phoneItem(post, state))]
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
      .map((item) => ({ item }));
  });
  return { entries, more: () => pages()?.more === true };
}
