import arrow from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import { leastAge } from "#apps/reddit/format.ts";
import app from "#apps/reddit/index.ts";
import { Empty, MoreButton, OrderBar, Pill } from "#apps/reddit/looks/cells.tsx";
import { SearchLink } from "#apps/reddit/looks/forms.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { ChoiceSheet } from "#apps/reddit/looks/overlays.tsx";
import { TopTabs } from "#apps/reddit/looks/tabs.tsx";
import { ownSnippet, SnippetList, worldSnippet } from "#apps/reddit/screens/parts/comment-card.tsx";
import { CommunityRow, followButton, joinButton, UserRow } from "#apps/reddit/screens/parts/party-rows.tsx";
import { PostList, useModels } from "#apps/reddit/screens/parts/post-list.tsx";
import { isWanted } from "#apps/reddit/screens/parts/post-model.ts";
import { PostOverlays } from "#apps/reddit/screens/parts/post-overlays.tsx";
import { isInSpan, spanArgs, SpanSheet } from "#apps/reddit/screens/parts/sorts.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { publicOf } from "#apps/reddit/world.ts";
import { listComments } from "../../me/queries.ts";
import { resultSorts, resultTabs } from "../state.ts";

export default screen(app, strings, "results", (p) => {
  const q = () => p.params.q.replace(/^(r|u)\//i, "");
  const from = () => leastAge(p.state.refreshedAt, p.state.startedAt);
  const community = queryWorld(threads.queries.community, () =>
    p.params.community === null ? null : { id: p.params.community },
  );
  const isTab = (tab: (typeof resultTabs)[number]) => p.view.tab === tab;
  const posts = queryWorldPages(
    threads.queries.feed,
    () =>
      isTab("posts")
        ? {
            q: q(),
            public: publicOf(p.lang),
            ...(p.params.community === null ? {} : { in: p.params.community }),
            ...spanArgs(p.view.span, from()),
            ...(p.view.sort === "relevance" ? {} : { sort: p.view.sort }),
          }
        : null,
    () => p.view.pages,
  );
  const comments = queryWorldPages(
    threads.queries.remarks,
    () =>
      isTab("comments")
        ? { q: q(), age_min: from(), ...(p.view.sort === "new" || p.view.sort === "top" ? { sort: p.view.sort } : {}) }
        : null,
    () => p.view.pages,
  );
  const communities = queryWorldPages(
    threads.queries.directory,
    () => (isTab("communities") ? { q: q(), public: publicOf(p.lang) } : null),
    () => p.view.pages,
  );
  const people = queryWorldPages(
    threads.queries.people,
    () => (isTab("people") ? { q: q(), public: publicOf(p.lang) } : null),
    () => p.view.pages,
  );
  const words = createMemo(() => q().toLowerCase().split(/\s+/));
  /** The user's posts that contain all words. The world's search does not know them. */
  const own = createMemo(() =>
    Object.values(p.state.posts).filter((post) => {
      const text = `${post.title} ${post.text}`.toLowerCase();
      return (
        (p.params.community === null || post.community === p.params.community) &&
        p.state.hidden[post.id] === undefined &&
        isInSpan(post.at, p, "top", p.view.span) &&
        words().every((word) => text.includes(word))
      );
    }),
  );
  const models = useModels(
    () => p,
    () => [...own(), ...(posts()?.rows ?? []).filter((post) => !post.removed && isWanted(p.state, post))],
  );
  /** The user's comments that contain all words come first. */
  const ownComments = createMemo(() =>
    listComments(p.state)
      .filter(({ text }) => words().every((word) => text.toLowerCase().includes(word)))
      .map((one) => ownSnippet(p, one, p.state.profile.name)),
  );
  const snippets = createMemo(() => [
    ...ownComments(),
    ...(comments()?.rows ?? [])
      .filter((one) => one.state === undefined && p.state.blocked[one.author] === undefined)
      .map((one) => worldSnippet(p, one)),
  ]);
  const shownPeople = () => (people()?.rows ?? []).filter((user) => p.state.blocked[user.id] === undefined);
  const more = () =>
    isTab("comments") ? comments()?.more : isTab("communities") ? communities()?.more : people()?.more;
  return (
    <Frame
      back
      part={p.view.tab}
      middle={
        <SearchLink
          text={p.params.q}
          name={p.t("searchHint")}
          chip={community() ? `r/${community()!.name}` : undefined}
          onTap={() => p.act.change()}
        />
      }
      top={
        <TopTabs
          tabs={(p.params.community === null ? resultTabs : resultTabs.slice(0, 1)).map((tab) => ({
            id: tab,
            label: p.t(`result_${tab}`),
          }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
      overlays={
        <>
          <ChoiceSheet
            open={p.view.open === "sort"}
            title={p.t("sortResultsBy")}
            items={resultSorts
              .filter((sort) => isTab("posts") || (sort !== "hot" && sort !== "comments"))
              .map((sort) => ({
                label: p.t(`by_${sort}`),
                on: p.view.sort === sort,
                onTap: () => p.act.pickSort({ sort }),
              }))}
          />
          <SpanSheet
            open={p.view.open === "span"}
            t={p.t}
            title={p.t("timeTitle")}
            span={p.view.span}
            onSpan={(span) => p.act.pickSpan({ span })}
          />
          <PostOverlays host={p} />
        </>
      }
    >
      <Show when={isTab("posts") || isTab("comments")}>
        <OrderBar
          items={[
            {
              label: p.t(`by_${p.view.sort}`),
              name: p.t("sortResultsBy"),
              icon: arrow,
              onTap: () => p.act.sortMenu(),
            },
            ...(isTab("posts")
              ? [
                  {
                    label: p.t(`span_${p.view.span}`),
                    name: p.t("timeTitle"),
                    icon: arrow,
                    onTap: () => p.act.spanMenu(),
                  },
                ]
              : []),
          ]}
        />
      </Show>
      <Show when={p.params.community !== null}>
        <div class="more-button">
          <Pill kind="grey" wide label={p.t("searchEverywhere")} onTap={() => p.act.everywhere()} />
        </div>
      </Show>
      <Switch>
        <Match when={isTab("posts")}>
          <PostList
            host={p}
            posts={models()}
            place="feed"
            more={posts()?.more === true}
            loaded={posts() !== undefined}
            empty={p.t("nothingFound")}
          />
        </Match>
        <Match when={isTab("comments")}>
          <Show when={snippets().length > 0 || !comments()} fallback={<Empty text={p.t("nothingFound")} />}>
            <SnippetList
              host={p}
              snippets={snippets()}
              onOpen={({ post, id: comment }) => p.act.openComment({ post, comment })}
            />
          </Show>
        </Match>
        <Match when={isTab("communities")}>
          <Show when={communities()?.rows.length !== 0} fallback={<Empty text={p.t("nothingFound")} />}>
            <For each={communities()?.rows}>
              {(one) => (
                <CommunityRow
                  host={p}
                  community={one}
                  button={joinButton(p, one, p.act)}
                  onTap={() => p.act.openCommunity({ community: one.id })}
                />
              )}
            </For>
          </Show>
        </Match>
        <Match when={isTab("people")}>
          <Show when={shownPeople().length > 0 || !people()} fallback={<Empty text={p.t("nothingFound")} />}>
            <For each={shownPeople()}>
              {(user) => (
                <UserRow
                  host={p}
                  user={user}
                  button={followButton(p, user, p.act)}
                  onTap={() => p.act.openUser({ user: user.id })}
                />
              )}
            </For>
          </Show>
        </Match>
      </Switch>
      <Show when={!isTab("posts") && more()}>
        <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
    </Frame>
  );
});
