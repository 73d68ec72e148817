import { leastAge } from "#os/social-format.ts";
import dots from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import feather from "@material-symbols/svg-400/rounded/add.svg?raw";
import group from "@material-symbols/svg-400/outlined/group.svg?raw";
import leaveIcon from "@material-symbols/svg-400/outlined/logout.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { Rng } from "#state/rng.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { countText } from "#apps/x/format.ts";
import { Empty, MoreButton, Pill } from "#apps/x/looks/cells.tsx";
import { BarButton, Leaf, RoundButton } from "#apps/x/looks/frame.tsx";
import { FactLink, ListHead } from "#apps/x/looks/list-row.tsx";
import { Shot } from "#apps/x/looks/media.tsx";
import { ActSheet } from "#apps/x/looks/overlays.tsx";
import { Tabs } from "#apps/x/looks/tabs.tsx";
import { isWanted, phoneItem, wantedItems } from "#apps/x/screens/parts/items.ts";
import { PostList } from "#apps/x/screens/parts/post-row.tsx";
import { PostSheets } from "#apps/x/screens/parts/post-sheets.tsx";
import { strings } from "#apps/x/strings.ts";
import { byNewest } from "../../posts/queries.ts";
import { communityTabs } from "../screens.ts";
import { CommunityAbout } from "./parts/about.tsx";

export default screen(app, strings, "community", (p) => {
  const community = queryWorld(posts.queries.community, () => ({ id: p.params.community }));
  const tie = () => p.state.joined[p.params.community];
  const pages = queryWorldPages(
    posts.queries.search,
    () =>
      p.view.tab === "about"
        ? null
        : {
            community: p.params.community,
            age_min: leastAge(p.now, p.state.startedAt),
            ...(p.view.tab === "latest" ? { sort: "newest" as const } : {}),
            ...(p.view.tab === "media" ? { with: "photo" } : {}),
          },
    () => p.view.pages,
  );
  const own = createMemo(() =>
    Object.values(p.state.posts)
      .filter(
        (post) =>
          post.community === p.params.community &&
          post.ancestors.length === 0 &&
          (p.view.tab !== "media" || post.pictures.length > 0),
      )
      .toSorted(byNewest)
      .map((post) => phoneItem(post, p.state))
      .filter((item) => isWanted(p.state, item)),
  );
  const entries = createMemo(() =>
    [
      ...own(),
      ...wantedItems(
        p.state,
        (pages()?.rows ?? []).filter(({ kind }) => kind !== "reply"),
      ),
    ].map((item) => ({ item })),
  );
  const members = () => (community()?.members ?? 0) + (tie() && !tie()!.waits ? 1 : 0);
  return (
    <Leaf
      back
      title={community()?.name ?? p.t("communities")}
      part={p.view.tab}
      actions={
        <Show when={community()}>
          <BarButton icon={dots} name={p.t("communityOptions")} onTap={() => p.act.options()} />
        </Show>
      }
      fab={
        <Show when={tie() && !tie()!.waits}>
          <RoundButton icon={feather} name={p.t("postIt")} onTap={() => p.act.compose()} />
        </Show>
      }
      overlays={
        <>
          <PostSheets host={p} />
          <ActSheet
            open={p.view.open === "community"}
            items={[
              { label: p.t("seeMembers"), icon: group, onTap: () => p.act.members() },
              ...(tie()
                ? [{ label: p.t("leaveCommunity"), icon: leaveIcon, danger: true, onTap: () => p.act.leave() }]
                : []),
            ]}
          />
        </>
      }
    >
      <Show when={community() !== null} fallback={<Empty title={p.t("communityGone")} />}>
        <Show when={community()}>
          {(it) => (
            <>
              <ListHead
                hue={Rng.of("x", "community", it().id).int(0, 359)}
                picture={<Shot of={{ kind: "world", picture: it().banner }} files={p.os.files} />}
                name={it().name}
                about={it().description}
                facts={
                  <FactLink
                    label={p.t("memberCount", { n: countText(members(), p.lang) })}
                    onTap={() => p.act.members()}
                  />
                }
              >
                <Show
                  when={tie()}
                  fallback={
                    <Pill
                      label={p.t(it().closed ? "askToJoin" : "join")}
                      name={p.t("joinName", { name: it().name })}
                      onTap={() => p.act.join()}
                    />
                  }
                >
                  {(mine) => (
                    <Pill
                      kind="line"
                      label={p.t(mine().waits ? "requested" : "joined")}
                      name={p.t("leaveCommunity")}
                      onTap={() => p.act.leave()}
                    />
                  )}
                </Show>
              </ListHead>
              <Tabs
                part="tabs"
                tabs={communityTabs.map((id) => ({
                  id,
                  label: p.t(
                    (
                      {
                        top: "communityTop",
                        latest: "communityLatest",
                        media: "communityMedia",
                        about: "communityAbout",
                      } as const
                    )[id],
                  ),
                }))}
                chosen={p.view.tab}
                onPick={(tab) => p.act.showTab({ tab })}
              />
              <Switch>
                <Match when={p.view.tab === "about"}>
                  <CommunityAbout host={p} community={it()} />
                </Match>
                <Match when={entries().length > 0}>
                  <PostList host={p} entries={entries()} />
                </Match>
                <Match when={pages()}>
                  <Empty title={p.t("noCommunityPosts")} />
                </Match>
              </Switch>
              <Show when={pages()?.more}>
                <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
              </Show>
            </>
          )}
        </Show>
      </Show>
    </Leaf>
  );
});
