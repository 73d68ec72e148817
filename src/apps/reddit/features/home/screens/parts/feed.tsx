/** The posts of the feeds "Home", "Popular" and "Latest". */
import { createMemo } from "solid-js";
import { dayMs } from "#state/civil.ts";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import threads, { type Post } from "#world/threads/index.ts";
import { leastAge } from "#apps/reddit/format.ts";
import type app from "#apps/reddit/index.ts";
import { PostList, useModels } from "#apps/reddit/screens/parts/post-list.tsx";
import { isWantedInFeed, mergeOwn } from "#apps/reddit/screens/parts/post-model.ts";
import { useCommunities } from "#apps/reddit/screens/parts/reads.ts";
import { isInSpan, sortArgs } from "#apps/reddit/screens/parts/sorts.tsx";
import type { Word } from "#apps/reddit/strings.ts";
import { publicOf } from "#apps/reddit/world.ts";
import type { PostSort } from "../../state.ts";

export type HomeProps = ScreenProps<typeof app, "home", Word>;
export const sortOf = ({ view, state }: Pick<HomeProps, "view" | "state">): PostSort =>
  view.sort ?? (view.feed === "latest" ? "new" : view.feed === "popular" ? "hot" : state.prefs.feedSort);
/** The feed asks for the posts of this number of communities at most. */
const maxCommunities = 60;
/** A recommendation follows after every so many posts. */
const gap = 6;
const firstAt = 3;

export function Feed(p: { readonly host: HomeProps }) {
  const sort = () => sortOf(p.host);
  const isPopular = () => p.host.view.feed === "popular";
  const args = () => sortArgs(sort(), p.host.view.span, leastAge(p.host.state.refreshedAt, p.host.state.startedAt));
  const joined = createMemo(() =>
    Object.keys(p.host.state.joined)
      .filter((id) => p.host.state.muted[id] === undefined)
      .toSorted((a, b) => p.host.state.joined[b]! - p.host.state.joined[a]! || (a < b ? -1 : 1))
      .slice(0, maxCommunities)
      .toSorted(),
  );
  const home = queryWorldPages(
    threads.queries.home,
    () => (isPopular() || joined().length === 0 ? null : { community_any: joined(), ...args() }),
    () => p.host.view.pages,
  );
  const popular = queryWorldPages(
    threads.queries.feed,
    () => (isPopular() ? { public: publicOf(p.host.lang), ...args() } : null),
    () => p.host.view.pages,
  );
  const pages = () => (isPopular() ? popular() : home());
  const recommends = () =>
    p.host.view.feed === "home" && sort() === "best" && p.host.state.prefs.recommendations && joined().length > 0;
  const communities = useCommunities(() => (recommends() ? joined() : []));
  const topic = createMemo(() => {
    const topics = [...new Set([...communities().values()].map((one) => one.topic))].toSorted();
    return topics[Math.floor(p.host.state.refreshedAt / dayMs) % Math.max(1, topics.length)];
  });
  const similar = queryWorld(threads.queries.feed, () =>
    recommends() && topic() !== undefined
      ? { public: publicOf(p.host.lang), topic: topic()!, ...sortArgs("best", "all", args().age_min) }
      : null,
  );
  const recommended = createMemo(() =>
    (similar()?.rows ?? []).filter(
      (post) => p.host.state.joined[post.community] === undefined && isWantedInFeed(p.host.state, post),
    ),
  );
  /** "Best" leaves out what the user read before the last refresh. */
  const isFresh = (post: Post): boolean =>
    p.host.view.feed !== "home" ||
    sort() !== "best" ||
    !p.host.state.seen.some((one) => one.post === post.id && one.at < p.host.state.refreshedAt);
  const posts = createMemo(() => {
    const { state, view } = p.host;
    const rows = (pages()?.rows ?? []).filter((post) => isWantedInFeed(state, post) && isFresh(post));
    const order = sort() === "best" ? "hot" : (sort() as Exclude<PostSort, "best">);
    const own = isPopular()
      ? []
      : Object.values(state.posts).filter(
          (post) =>
            joined().includes(post.community) &&
            state.hidden[post.id] === undefined &&
            isInSpan(post.at, p.host, sort(), view.span),
        );
    const merged = mergeOwn(state, rows, own, order, pages()?.more !== true);
    if (!recommends()) return merged;
    const shown = new Set(merged.map(({ id }) => id));
    const extra = recommended().filter(({ id }) => !shown.has(id));
    return merged.flatMap((post, n) => {
      const next = n % gap === firstAt ? extra[Math.floor(n / gap)] : undefined;
      return next ? [post, next] : [post];
    });
  });
  const models = useModels(
    () => p.host,
    posts,
    createMemo(() => new Set(recommended().map(({ id }) => id))),
  );
  const isLoaded = () => pages() !== undefined || (!isPopular() && joined().length === 0);
  return (
    <PostList
      host={p.host}
      posts={models()}
      place="feed"
      more={pages()?.more === true}
      loaded={isLoaded()}
      empty={p.host.t(!isPopular() && joined().length === 0 ? "feedNoCommunities" : "feedEmpty")}
      onJoin={(community) => p.host.act.join({ community })}
    />
  );
}
