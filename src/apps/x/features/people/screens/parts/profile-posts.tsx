/** The lists of a profile: posts, replies, photos, and the user's own likes. */
import { leastAge } from "#os/social-format.ts";
import { createMemo, Match, Show, Switch } from "solid-js";
import { minuteMs } from "#state/civil.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import posts, { type User } from "#world/posts/index.ts";
import { isWorldPost, me } from "#apps/x/ids.ts";
import { Empty, MoreButton } from "#apps/x/looks/cells.tsx";
import { Shot } from "#apps/x/looks/media.tsx";
import { PhotoWall } from "#apps/x/looks/profile.tsx";
import { isWanted, phoneItem, useItems, wantedItems, worldItem, type Item } from "#apps/x/screens/parts/items.ts";
import { PostList, type Entry } from "#apps/x/screens/parts/post-row.tsx";
import { isBlocked } from "#apps/x/ties.ts";
import { ownPosts, ownReplies } from "../../../posts/queries.ts";
import type { ProfileProps } from "./props.ts";

const maxShown = 120;
function Wall(p: { readonly host: ProfileProps; readonly items: readonly Item[] }) {
  const photos = createMemo(() =>
    p.items.flatMap((item) =>
      item.media.map((media, n) => ({
        id: `${item.id} ${n}`,
        name: media.alt || p.host.t("photo", { n: n + 1, all: item.media.length }),
        shot: <Shot of={media.shown} files={p.host.os.files} />,
        post: item.id,
        at: n as 0 | 1 | 2 | 3,
      })),
    ),
  );
  return (
    <Show when={photos().length > 0} fallback={<Empty title={p.host.t("noPhotosYet")} />}>
      <PhotoWall
        photos={photos()}
        onTap={(n) => p.host.act.openMedia({ post: photos()[n]!.post, at: photos()[n]!.at })}
      />
    </Show>
  );
}
export function OwnPosts(p: { readonly host: ProfileProps }) {
  const state = () => p.host.state;
  const liked = useItems(
    () => p.host,
    () =>
      p.host.view.tab === "likes"
        ? Object.values(state().liked)
            .toSorted((a, b) => b.at - a.at || (a.post < b.post ? -1 : 1))
            .map(({ post }) => post)
            .slice(0, maxShown)
        : [],
  );
  const reposts = createMemo(() => Object.values(state().reposted).toSorted((a, b) => b.at - a.at));
  const reposted = useItems(
    () => p.host,
    () =>
      reposts()
        .map(({ post }) => post)
        .slice(0, maxShown),
  );
  const entries = createMemo((): Entry[] => {
    const own = ownPosts(state()).map((post) => ({ item: phoneItem(post, state()), at: post.at }));
    const shared = reposted().map((item) => ({
      item,
      repostedBy: me,
      at: state().reposted[item.id]?.at ?? item.at,
    }));
    const pinned = own.find(({ item }) => item.id === state().pinned);
    const rest = [...own, ...shared].filter((one) => one !== pinned).toSorted((a, b) => b.at - a.at);
    return [...(pinned ? [{ ...pinned, pinned: true }] : []), ...rest];
  });
  const replies = createMemo(() => ownReplies(state()).map((post) => ({ item: phoneItem(post, state()) })));
  const photos = createMemo(() =>
    ownPosts(state())
      .filter(({ pictures }) => pictures.length > 0)
      .map((post) => phoneItem(post, state())),
  );
  return (
    <Switch>
      <Match when={p.host.view.tab === "posts"}>
        <Show
          when={entries().length > 0}
          fallback={<Empty title={p.host.t("noPostsYet", { name: `@${state().profile.handle}` })} />}
        >
          <PostList host={p.host} entries={entries()} />
        </Show>
      </Match>
      <Match when={p.host.view.tab === "replies"}>
        <Show when={replies().length > 0} fallback={<Empty title={p.host.t("noRepliesYet")} />}>
          <PostList host={p.host} entries={replies()} />
        </Show>
      </Match>
      <Match when={p.host.view.tab === "media"}>
        <Wall host={p.host} items={photos()} />
      </Match>
      <Match when={true}>
        <Show
          when={liked().length > 0}
          fallback={<Empty title={p.host.t("noLikesYet")} text={p.host.t("noLikesText")} />}
        >
          <PostList
            host={p.host}
            entries={liked()
              .filter(({ by }) => !isBlocked(state(), by))
              .map((item) => ({ item }))}
          />
        </Show>
      </Match>
    </Switch>
  );
}
export function PersonPosts(p: { readonly host: ProfileProps; readonly user: User }) {
  const state = () => p.host.state;
  const since = () => leastAge(p.host.now, state().startedAt);
  const tab = () => p.host.view.tab;
  const pages = queryWorldPages(
    posts.queries.by,
    () => ({
      author: p.user.id,
      age_min: since(),
      sort: "newest" as const,
      ...(tab() === "replies" ? { kind: "reply" } : {}),
      ...(tab() === "media" ? { with: "photo" } : {}),
    }),
    () => p.host.view.pages,
  );
  const reposts = queryWorld(posts.queries.reposted, () =>
    tab() === "posts" ? { by_any: [p.user.id], age_min: since(), sort: "newest" as const } : null,
  );
  const repostedPosts = queryWorld(posts.queries.posts, () => {
    const ids = [...new Set((reposts()?.rows ?? []).map(({ post }) => post))];
    return ids.length > 0 ? { ids } : null;
  });
  const pinnedPost = queryWorld(posts.queries.post, () =>
    p.user.pinned !== null && isWorldPost(p.user.pinned) ? { id: p.user.pinned } : null,
  );
  // The user opened this profile, so it also lists the posts of a muted account.
  const items = createMemo(() => {
    const shown = { ...state(), muted: {} };
    return wantedItems(shown, pages()?.rows ?? []);
  });
  const entries = createMemo((): Entry[] => {
    if (tab() !== "posts") return items().map((item) => ({ item }));
    const own = items()
      .filter(({ ancestors, id }) => ancestors.length === 0 && id !== p.user.pinned)
      .map((item) => ({ item, at: item.at }));
    const found = new Map((repostedPosts() ?? []).map((post) => [post.id, post]));
    const oldest = pages()?.more === true ? (own.at(-1)?.at ?? 0) : 0;
    const shared = (reposts()?.rows ?? []).flatMap(({ post, by, age }) => {
      const row = found.get(post);
      const item = row ? worldItem(row, state()) : null;
      const at = state().startedAt - age * minuteMs;
      return item && at >= oldest && isWanted(state(), item) && !isBlocked(state(), item.by)
        ? [{ item, repostedBy: by, at }]
        : [];
    });
    const pinned = pinnedPost();
    return [
      ...(pinned ? [{ item: worldItem(pinned, state()), pinned: true }] : []),
      ...[...own, ...shared].toSorted((a, b) => b.at - a.at || (a.item.id < b.item.id ? -1 : 1)),
    ];
  });
  return (
    <Show when={pages()}>
      <Switch>
        <Match when={tab() === "media"}>
          <Wall host={p.host} items={items()} />
        </Match>
        <Match when={entries().length > 0}>
          <PostList host={p.host} entries={entries()} />
        </Match>
        <Match when={true}>
          <Empty
            title={
              tab() === "replies" ? p.host.t("noRepliesYet") : p.host.t("noPostsYet", { name: `@${p.user.handle}` })
            }
          />
        </Match>
      </Switch>
      <Show when={pages()?.more}>
        <MoreButton label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
      </Show>
    </Show>
  );
}
