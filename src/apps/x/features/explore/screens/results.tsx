import { leastAge } from "#os/social-format.ts";
import tune from "@material-symbols/svg-400/outlined/tune.svg?raw";
import listIcon from "@material-symbols/svg-400/outlined/list_alt.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { Rng } from "#state/rng.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { me } from "#apps/x/ids.ts";
import { Empty, MoreButton, Pill } from "#apps/x/looks/cells.tsx";
import { SearchLink } from "#apps/x/looks/forms.tsx";
import { BarButton, Leaf } from "#apps/x/looks/frame.tsx";
import { ListRow } from "#apps/x/looks/list-row.tsx";
import { Tabs } from "#apps/x/looks/tabs.tsx";
import { byNewest } from "#apps/x/features/posts/queries.ts";
import { isWanted, phoneItem, wantedItems, type Item } from "#apps/x/screens/parts/items.ts";
import { UserRow } from "#apps/x/screens/parts/people.tsx";
import { PostList } from "#apps/x/screens/parts/post-row.tsx";
import { PostSheets } from "#apps/x/screens/parts/post-sheets.tsx";
import { strings } from "#apps/x/strings.ts";
import { isBlocked } from "#apps/x/ties.ts";
import { publicOf } from "#apps/x/world.ts";
import { resultTabs } from "../screens.ts";
import { FilterSheet } from "./parts/filter-sheet.tsx";

const dayMinutes = 24 * 60;
export default screen(app, strings, "results", (p) => {
  const q = () => p.params.q.trim();
  const isHashtag = () => /^#[\p{L}\p{N}_]+$/u.test(q());
  const isPosts = () => p.view.tab === "top" || p.view.tab === "latest" || p.view.tab === "media";
  const since = () => leastAge(p.now, p.state.startedAt);
  const pages = queryWorldPages(
    posts.queries.search,
    () => {
      const { tab, atleast, days } = p.view;
      if (!isPosts()) return null;
      const kind = tab === "media" ? "photo" : p.view.with;
      return {
        of: publicOf(p.lang),
        ...(isHashtag() ? { hashtag: q().slice(1).toLowerCase() } : { q: q().replace(/^@/, "") }),
        ...(kind === null ? {} : { with: kind }),
        ...(atleast === null ? {} : { atleast: String(atleast) }),
        age_min: since(),
        ...(days === null ? {} : { age_max: since() + days * dayMinutes }),
        ...(tab === "latest" ? { sort: "newest" as const } : {}),
      };
    },
    () => p.view.pages,
  );
  const people = queryWorldPages(
    posts.queries.people,
    () => (p.view.tab === "people" ? { public: publicOf(p.lang), q: q().replace(/^[@#]/, "") } : null),
    () => p.view.pages,
  );
  const lists = queryWorldPages(
    posts.queries.lists,
    () => (p.view.tab === "lists" ? { public: publicOf(p.lang), q: q().replace(/^[@#]/, "") } : null),
    () => p.view.pages,
  );
  /** The posts of the phone's state that contain the words. */
  const own = createMemo((): Item[] => {
    const { days, atleast, tab } = p.view;
    const kind = tab === "media" ? "photo" : p.view.with;
    const words = q().toLowerCase().split(/\s+/);
    return Object.values(p.state.posts)
      .filter(
        (post) =>
          words.every((word) => post.text.toLowerCase().includes(word)) &&
          (days === null || post.at > p.now - days * dayMinutes * 60_000) &&
          (atleast === null || post.likedBy.length + post.moreLikes >= atleast) &&
          (kind === null || (kind === "photo" && post.pictures.length > 0) || (kind === "poll" && post.poll !== null)),
      )
      .toSorted(byNewest)
      .map((post) => phoneItem(post, p.state))
      .filter((item) => isWanted(p.state, item));
  });
  const items = createMemo(() => {
    const all = [...own(), ...wantedItems(p.state, pages()?.rows ?? [])].filter(
      ({ by, ancestors }) =>
        (!p.view.followed || by === me || p.state.follows[by] !== undefined) &&
        (!p.view.noReplies || ancestors.length === 0),
    );
    return p.view.tab === "latest" ? all.toSorted((a, b) => b.at - a.at) : all;
  });
  const shownPeople = createMemo(() =>
    (people()?.rows ?? []).filter(
      ({ id }) => !isBlocked(p.state, id) && (!p.view.followed || p.state.follows[id] !== undefined),
    ),
  );
  const shownLists = createMemo(() => (lists()?.rows ?? []).filter(({ owner }) => !isBlocked(p.state, owner)));
  const isEmpty = () => {
    if (isPosts()) return pages() !== undefined && items().length === 0;
    if (p.view.tab === "people") return people() !== undefined && shownPeople().length === 0;
    return lists() !== undefined && shownLists().length === 0;
  };
  const more = () => (isPosts() ? pages() : p.view.tab === "people" ? people() : lists())?.more === true;
  const filtered = () =>
    p.view.followed || p.view.noReplies || [p.view.with, p.view.atleast, p.view.days].some((one) => one !== null);
  return (
    <Leaf
      back
      part={p.view.tab}
      middle={<SearchLink inBar name={p.t("search")} text={q()} onTap={() => p.act.change()} />}
      actions={<BarButton icon={tune} name={p.t("filters")} on={filtered()} onTap={() => p.act.filters()} />}
      top={
        <Tabs
          part="tabs"
          tabs={resultTabs.map((id) => ({
            id,
            label: p.t(
              (
                {
                  top: "resultTop",
                  latest: "resultLatest",
                  people: "resultPeople",
                  media: "resultMedia",
                  lists: "resultLists",
                } as const
              )[id],
            ),
          }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
      overlays={
        <>
          <PostSheets host={p} />
          <FilterSheet host={p} />
        </>
      }
    >
      <Show when={isEmpty()}>
        <Empty title={p.t("noResults", { q: q() })} text={p.t("noResultsText")} />
      </Show>
      <Switch>
        <Match when={isPosts()}>
          <PostList host={p} entries={items().map((item) => ({ item }))} />
        </Match>
        <Match when={p.view.tab === "people"}>
          <For each={shownPeople()}>{(user) => <UserRow host={p} user={user} />}</For>
        </Match>
        <Match when={true}>
          <For each={shownLists()}>
            {(list) => (
              <ListRow
                name={list.name}
                note={`${p.t("membersCount", { n: list.members.length })} · ${list.description}`}
                hue={Rng.of("x", "list", list.id).int(0, 359)}
                icon={listIcon}
                button={
                  <Pill
                    kind={p.state.followedLists[list.id] ? "line" : "strong"}
                    label={p.t(p.state.followedLists[list.id] ? "followingButton" : "follow")}
                    name={p.t("followList", { name: list.name })}
                    onTap={() => p.act.followList({ list: list.id })}
                  />
                }
                onTap={() => p.act.openList({ list: list.id })}
              />
            )}
          </For>
        </Match>
      </Switch>
      <Show when={more()}>
        <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
    </Leaf>
  );
});
