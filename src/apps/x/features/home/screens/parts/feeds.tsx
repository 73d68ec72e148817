/** The timelines "For you" and "Following". */
import { createMemo, Show, type Accessor } from "solid-js";
import { isOnline } from "#os/network.ts";
import { leastAge } from "#os/social-format.ts";
import { minuteMs } from "#state/civil.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import posts, { type Post as WorldPost } from "#world/posts/index.ts";
import { Empty, MoreButton } from "#apps/x/looks/cells.tsx";
import { NewPill } from "#apps/x/looks/post.tsx";
import { isWanted, phoneItem, useItems, wantedItems, worldItem, type Item } from "#apps/x/screens/parts/items.ts";
import { PostList, type Entry } from "#apps/x/screens/parts/post-row.tsx";
import type { State } from "#apps/x/state.ts";
import { publicOf } from "#apps/x/world.ts";
import { followedIds } from "../../../people/queries.ts";
import { ownPosts } from "../../../posts/queries.ts";
import type { HomeProps } from "./props.ts";

/** Each refresh moves the start of "For you" by this many pages. After `feedPages` pages, it starts again. */
const pagesPerRefresh = 2;
const feedPages = 20;
const pageSize = 20;
/** Posts on these many days fill "For you". */
const maxAge = 30 * 24 * 60;
const maxAuthors = 60;

export function NoNetwork(p: { readonly host: HomeProps }) {
  return <Empty title={p.host.t("noNetwork")} text={p.host.t("noNetworkText")} />;
}
/** The user's own posts since the last refresh; they come first. */
const freshOwn = (state: State, since: number): Entry[] =>
  ownPosts(state)
    .filter(({ at, community }) => at >= since && community === null)
    .map((post) => ({ item: phoneItem(post, state) }));
export function ForYouFeed(p: { readonly host: HomeProps }) {
  const state = () => p.host.state;
  const base = () => ({ public: publicOf(p.host.lang), topic_any: [...state().interests].toSorted() });
  const seenTo = () => leastAge(state().refreshedAt.forYou, state().startedAt);
  const nowAge = () => leastAge(p.host.now, state().startedAt);
  // Posts since the last refresh are behind the pill.
  const waiting = queryWorld(posts.queries.home, () =>
    nowAge() < seenTo() ? { ...base(), age_min: nowAge(), age_max: seenTo() - 1 } : null,
  );
  // Posts between the phone's start and the last refresh come first.
  const fresh = queryWorld(posts.queries.home, () =>
    seenTo() < 0 ? { ...base(), age_min: seenTo(), age_max: -1 } : null,
  );
  const start = () => (state().refreshes * pagesPerRefresh) % feedPages;
  const pages = queryWorldPages(
    posts.queries.home,
    () => ({ ...base(), age_min: 0, age_max: maxAge }),
    () => start() + p.host.view.pages,
  );
  const listable = ({ kind, community }: WorldPost) => kind !== "reply" && community === null;
  const waitingItems = createMemo(() => wantedItems(state(), (waiting()?.rows ?? []).filter(listable)));
  const items = createMemo(() =>
    wantedItems(state(), [
      ...(fresh()?.rows ?? []).filter(listable),
      ...(pages()?.rows ?? []).slice(start() * pageSize).filter(listable),
    ]),
  );
  const entries = createMemo((): Entry[] => [
    ...freshOwn(state(), state().refreshedAt.forYou),
    ...items().map((item) => ({ item })),
  ]);
  return (
    <Show when={isOnline(p.host.os)} fallback={<NoNetwork host={p.host} />}>
      <Show when={waitingItems().length > 0}>
        <NewPill
          label={p.host.t("showNew", { n: waitingItems().length })}
          onTap={() => p.host.act.refresh({ feed: "forYou" })}
        />
      </Show>
      <PostList host={p.host} entries={entries()} />
      <Show when={pages()?.more}>
        <MoreButton label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
      </Show>
    </Show>
  );
}
/** A post with the time at which it enters the timeline: the time of the post or of its repost. */
interface Timed extends Entry {
  readonly at: number;
}
/** Returns whether "Following" may list a post of a followed person: a reply only if it answers a followed person. */
function useListedInFollowing(
  host: Accessor<HomeProps>,
  rows: Accessor<readonly WorldPost[]>,
): (post: WorldPost) => boolean {
  const answered = useItems(host, () => [
    ...new Set(rows().flatMap(({ kind, ancestors }) => (kind === "reply" ? ancestors.slice(-1) : []))),
  ]);
  const authors = createMemo(() => new Map(answered().map(({ id, by }) => [id, by])));
  return ({ kind, community, ancestors }) => {
    if (community !== null) return false;
    const by = authors().get(ancestors.at(-1) ?? "");
    return kind !== "reply" || (by !== undefined && host().state.follows[by] !== undefined);
  };
}
/** Posts in the phone's state that followed people wrote: their answers to the user, mentions and quotes. */
const postsOfFollowed = (state: State, authors: readonly string[]): Item[] =>
  Object.values(state.posts)
    .filter(({ by, community }) => community === null && authors.includes(by))
    .map((post) => phoneItem(post, state))
    .filter((item) => isWanted(state, item));
export function FollowingFeed(p: { readonly host: HomeProps }) {
  const state = () => p.host.state;
  const authors = createMemo(() =>
    followedIds(state())
      .filter((user) => state().muted[user] === undefined)
      .slice(0, maxAuthors),
  );
  const reposters = createMemo(() => authors().filter((user) => state().follows[user]?.reposts === true));
  const seenTo = () => leastAge(state().refreshedAt.following, state().startedAt);
  const nowAge = () => leastAge(p.host.now, state().startedAt);
  const isRecent = () => state().prefs.followingSort === "recent";
  const waiting = queryWorld(posts.queries.following, () =>
    authors().length > 0 && nowAge() < seenTo()
      ? { author_any: authors(), age_min: nowAge(), age_max: seenTo() - 1 }
      : null,
  );
  const pages = queryWorldPages(
    posts.queries.following,
    () =>
      authors().length === 0
        ? null
        : isRecent()
          ? { author_any: authors(), age_min: seenTo(), sort: "newest" as const }
          : { author_any: authors(), age_min: seenTo(), age_max: maxAge },
    () => p.host.view.pages,
  );
  const reposts = queryWorld(posts.queries.reposted, () =>
    isRecent() && reposters().length > 0 ? { by_any: reposters(), age_min: seenTo(), sort: "newest" as const } : null,
  );
  const repostedPosts = queryWorld(posts.queries.posts, () => {
    const ids = [...new Set((reposts()?.rows ?? []).map(({ post }) => post))];
    return ids.length > 0 ? { ids } : null;
  });
  const isListed = useListedInFollowing(
    () => p.host,
    () => pages()?.rows ?? [],
  );
  const entries = createMemo((): Entry[] => {
    const listed = wantedItems(state(), (pages()?.rows ?? []).filter(isListed));
    const toOwner = postsOfFollowed(state(), authors()).filter(({ at }) => at < state().refreshedAt.following);
    const own: Timed[] = ownPosts(state())
      .filter(({ community }) => community === null)
      .map((post) => ({ item: phoneItem(post, state()), at: post.at }));
    if (!isRecent()) return [...own.slice(0, 1), ...listed.map((item) => ({ item }))];
    const found = new Map((repostedPosts() ?? []).map((post) => [post.id, post]));
    const shared: Timed[] = (reposts()?.rows ?? []).flatMap(({ post, by, age }) => {
      const row = found.get(post);
      if (!row) return [];
      const item = worldItem(row, state());
      const at = state().startedAt - age * minuteMs;
      return isWanted(state(), item) && state().blocked[item.by] === undefined ? [{ item, repostedBy: by, at }] : [];
    });
    // Entries that are older than the loaded posts wait until those pages load.
    const oldest = pages()?.more === true ? (listed.at(-1)?.at ?? 0) : 0;
    return [...[...listed, ...toOwner].map((item): Timed => ({ item, at: item.at })), ...own, ...shared]
      .filter(({ at }) => at >= oldest)
      .toSorted((a, b) => b.at - a.at || (a.item.id < b.item.id ? -1 : 1));
  });
  const isWaiting = useListedInFollowing(
    () => p.host,
    () => waiting()?.rows ?? [],
  );
  const count = () =>
    wantedItems(state(), (waiting()?.rows ?? []).filter(isWaiting)).length +
    postsOfFollowed(state(), authors()).filter(({ at }) => at >= state().refreshedAt.following).length;
  return (
    <Show when={isOnline(p.host.os)} fallback={<NoNetwork host={p.host} />}>
      <Show when={count() > 0}>
        <NewPill label={p.host.t("showNew", { n: count() })} onTap={() => p.host.act.refresh({ feed: "following" })} />
      </Show>
      <Show
        when={authors().length > 0}
        fallback={
          <Empty
            title={p.host.t("noFollowing")}
            text={p.host.t("noFollowingText")}
            button={p.host.t("connectDrawer")}
            onTap={() => p.host.act.openConnect()}
          />
        }
      >
        <PostList host={p.host} entries={entries()} />
      </Show>
      <Show when={pages()?.more}>
        <MoreButton label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
      </Show>
    </Show>
  );
}
/** Returns the names of the pinned lists. */
export function useListNames(state: Accessor<State>): Accessor<ReadonlyMap<string, string>> {
  const read = (n: number) =>
    queryWorld(posts.queries.list, () => {
      const id = state().pinnedLists[n];
      return id !== undefined && id.startsWith("x_list_") ? { id } : null;
    });
  const found = [0, 1, 2, 3, 4].map(read);
  return createMemo(
    () =>
      new Map([
        ...Object.values(state().lists).map(({ id, name }) => [id, name] as const),
        ...found.flatMap((one) => {
          const list = one();
          return list ? [[list.id, list.name] as const] : [];
        }),
      ]),
  );
}
