import { leastAge } from "#os/social-format.ts";
import { createMemo, For, Show } from "solid-js";
import { Rng } from "#state/rng.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import posts, { type Community } from "#world/posts/index.ts";
import { topics } from "#world/posts/words.ts";
import app from "#apps/x/index.ts";
import { countText } from "#apps/x/format.ts";
import { Empty, Heading, MoreButton, Pill, Rule } from "#apps/x/looks/cells.tsx";
import { SearchPill } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { ListRow } from "#apps/x/looks/list-row.tsx";
import { Shot } from "#apps/x/looks/media.tsx";
import { PillRow, Tabs } from "#apps/x/looks/tabs.tsx";
import { MeButton, SideDrawer } from "#apps/x/screens/parts/drawer.tsx";
import { Foot, goTab } from "#apps/x/screens/parts/foot.tsx";
import { wantedItems } from "#apps/x/screens/parts/items.ts";
import { Quoted } from "#apps/x/screens/parts/post-body.tsx";
import { strings } from "#apps/x/strings.ts";
import { isBlocked } from "#apps/x/ties.ts";
import { publicOf } from "#apps/x/world.ts";

const maxNew = 5;
export default screen(app, strings, "communities", (p) => {
  const q = () => p.view.q.trim();
  const joined = createMemo(() =>
    Object.values(p.state.joined)
      .toSorted((a, b) => b.at - a.at || (a.community < b.community ? -1 : 1))
      .map(({ community }) => community),
  );
  const found = queryWorldPages(
    posts.queries.communities,
    () =>
      p.view.tab === "explore"
        ? {
            public: publicOf(p.lang),
            ...(p.view.topic === null ? {} : { topic: p.view.topic }),
            ...(q() === "" ? {} : { q: q() }),
          }
        : null,
    () => p.view.pages,
  );
  const Row = (row: { readonly of: Community }) => {
    const tie = () => p.state.joined[row.of.id];
    return (
      <ListRow
        name={row.of.name}
        note={`${p.t("memberCount", { n: countText(row.of.members + (tie() && !tie()!.waits ? 1 : 0), p.lang) })} · ${p.t(`topic_${row.of.topic}`)}`}
        hue={Rng.of("x", "community", row.of.id).int(0, 359)}
        picture={<Shot of={{ kind: "world", picture: row.of.banner }} files={p.os.files} />}
        button={
          <Show
            when={tie()}
            fallback={
              <Pill
                label={p.t(row.of.closed ? "askToJoin" : "join")}
                name={p.t("joinName", { name: row.of.name })}
                onTap={() => p.act.join({ community: row.of.id })}
              />
            }
          >
            {(it) => (
              <Pill
                kind="line"
                label={p.t(it().waits ? "requested" : "joined")}
                name={`${p.t(it().waits ? "requested" : "joined")}: ${row.of.name}`}
                onTap={() => p.act.openCommunity({ community: row.of.id })}
              />
            )}
          </Show>
        }
        onTap={() => p.act.openCommunity({ community: row.of.id })}
      />
    );
  };
  const Own = (row: { readonly id: string }) => {
    const one = queryWorld(posts.queries.community, () => ({ id: row.id }));
    return <Show when={one()}>{(community) => <Row of={community()} />}</Show>;
  };
  const latest = queryWorld(posts.queries.search, () =>
    p.view.tab === "home" && joined()[0] !== undefined
      ? { community: joined()[0]!, age_min: leastAge(p.now, p.state.startedAt), sort: "newest" as const }
      : null,
  );
  const newPosts = createMemo(() =>
    wantedItems(
      p.state,
      (latest()?.rows ?? []).filter(({ kind }) => kind !== "reply"),
    ).slice(0, maxNew),
  );
  return (
    <Leaf
      part={p.view.tab}
      start={<MeButton host={p} />}
      title={p.t("communities")}
      top={
        <>
          <Tabs
            part="tabs"
            tabs={[
              { id: "home" as const, label: p.t("tabHome") },
              { id: "explore" as const, label: p.t("tabExplore") },
            ]}
            chosen={p.view.tab}
            onPick={(tab) => p.act.showTab({ tab })}
          />
          <Show when={p.view.tab === "explore"}>
            <div class="tabs-gap" />
            <SearchPill at={p.field("q")} name={p.t("searchCommunities")} />
            <PillRow
              part="topics"
              tabs={[{ id: "", label: p.t("allTopics") }, ...topics.map((id) => ({ id, label: p.t(`topic_${id}`) }))]}
              chosen={p.view.topic ?? ""}
              onPick={(id) => p.act.showTopic({ topic: topics.find((one) => one === id) ?? null })}
            />
          </Show>
        </>
      }
      bottom={<Foot host={p} on="communities" onTab={(tab) => goTab(p.act, tab)} />}
      overlays={<SideDrawer host={p} />}
    >
      <Show
        when={p.view.tab === "home"}
        fallback={
          <>
            <For each={(found()?.rows ?? []).filter(({ admin }) => !isBlocked(p.state, admin))}>
              {(community) => <Row of={community} />}
            </For>
            <Show when={found()?.rows.length === 0}>
              <Empty title={p.t("noResults", { q: q() })} />
            </Show>
            <Show when={found()?.more}>
              <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
            </Show>
          </>
        }
      >
        <Show
          when={joined().length > 0}
          fallback={
            <Empty
              title={p.t("noCommunities")}
              text={p.t("noCommunitiesText")}
              button={p.t("discoverCommunities")}
              onTap={() => p.act.showTab({ tab: "explore" })}
            />
          }
        >
          <Heading text={p.t("yourCommunities")} />
          <For each={joined()}>{(id) => <Own id={id} />}</For>
          <Show when={newPosts().length > 0}>
            <Rule />
            <Heading text={p.t("communityPosts")} />
            <div class="page-part">
              <For each={newPosts()}>
                {(item) => <Quoted host={p} id={item.id} onOpen={(post) => p.act.openPost({ post })} />}
              </For>
            </div>
          </Show>
        </Show>
      </Show>
    </Leaf>
  );
});
