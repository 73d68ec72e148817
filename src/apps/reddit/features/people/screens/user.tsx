import { countText, worldTime } from "#os/social-format.ts";
import arrow from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import block from "@material-symbols/svg-400/outlined/block.svg?raw";
import chatIcon from "@material-symbols/svg-400/outlined/chat_bubble.svg?raw";
import flag from "@material-symbols/svg-400/outlined/flag.svg?raw";
import mail from "@material-symbols/svg-400/outlined/mail.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import out from "@material-symbols/svg-400/outlined/share.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import app from "#apps/reddit/index.ts";
import { ageText, cakeDayText, leastAge } from "#apps/reddit/format.ts";
import { Cells, Empty, MoreButton, OrderBar, Pill } from "#apps/reddit/looks/cells.tsx";
import { Face } from "#apps/reddit/looks/face.tsx";
import { BarButton, Frame } from "#apps/reddit/looks/frame.tsx";
import { ChoiceSheet, Sheet } from "#apps/reddit/looks/overlays.tsx";
import { BannerHead, FactGrid } from "#apps/reddit/looks/profile.tsx";
import { TopTabs } from "#apps/reddit/looks/tabs.tsx";
import { SnippetList, worldSnippet } from "#apps/reddit/screens/parts/comment-card.tsx";
import { CommunityRow } from "#apps/reddit/screens/parts/party-rows.tsx";
import { PostList, useModels } from "#apps/reddit/screens/parts/post-list.tsx";
import { PostOverlays } from "#apps/reddit/screens/parts/post-overlays.tsx";
import { useCommunities } from "#apps/reddit/screens/parts/reads.ts";
import { strings } from "#apps/reddit/strings.ts";
import { hasBlockedOwner } from "#apps/reddit/ties.ts";
import { userSorts, userTabs } from "../screens.ts";

export default screen(app, strings, "user", (p) => {
  const id = () => p.params.user;
  const user = queryWorld(threads.queries.user, () => ({ id: id() }));
  const from = () => leastAge(p.state.refreshedAt, p.state.startedAt);
  const isBlocked = () => p.state.blocked[id()] !== undefined;
  const isClosed = () => hasBlockedOwner(p.state, id());
  const isShown = () => !isBlocked() && !isClosed();
  const posts = queryWorldPages(
    threads.queries.by,
    () => (p.view.tab === "posts" && isShown() ? { author: id(), age_min: from(), sort: p.view.sort } : null),
    () => p.view.pages,
  );
  const comments = queryWorldPages(
    threads.queries.said,
    () =>
      p.view.tab === "comments" && isShown()
        ? { author: id(), age_min: from(), sort: p.view.sort === "new" ? ("new" as const) : ("top" as const) }
        : null,
    () => p.view.pages,
  );
  const models = useModels(
    () => p,
    () => (posts()?.rows ?? []).filter((post) => !post.removed && p.state.hidden[post.id] === undefined),
  );
  const snippets = createMemo(() =>
    (comments()?.rows ?? []).filter((one) => one.state === undefined).map((one) => worldSnippet(p, one)),
  );
  const moderated = useCommunities(() => user()?.moderates ?? []);
  const name = () => user()?.name ?? "";
  const since = () => worldTime(user()?.age ?? 0, p.state.startedAt);
  const sorts = () => (p.view.tab === "comments" ? userSorts.filter((sort) => sort !== "hot") : userSorts);
  const sort = () => (p.view.tab === "comments" && p.view.sort === "hot" ? "top" : p.view.sort);
  return (
    <Frame
      back
      actions={<BarButton icon={more} name={p.t("userMenu")} onTap={() => p.act.menu()} />}
      overlays={
        <>
          <Sheet
            open={p.view.open === "menu"}
            items={[
              { label: p.t("shareProfile"), icon: out, onTap: () => p.act.shareProfile({ name: name() }) },
              { label: p.t("sendMessage"), icon: mail, onTap: () => p.act.message({ name: name() }) },
              { label: p.t("report"), icon: flag, onTap: () => p.act.report() },
              isBlocked()
                ? { label: p.t("unblock"), icon: block, onTap: () => p.act.unblock() }
                : {
                    label: p.t("blockName", { name: name() }),
                    icon: block,
                    danger: true,
                    onTap: () => p.act.block(),
                  },
            ]}
          />
          <ChoiceSheet
            open={p.view.open === "sort"}
            title={p.t("sortPostsBy")}
            items={sorts().map((one) => ({
              label: p.t(`sort_${one}`),
              on: sort() === one,
              onTap: () => p.act.pickSort({ sort: one }),
            }))}
          />
          <PostOverlays host={p} />
        </>
      }
    >
      <Show
        when={user()}
        fallback={
          <Show when={user() === null}>
            <Empty text={p.t("user-missing")} />
          </Show>
        }
      >
        {(found) => (
          <>
            <BannerHead
              colour="#5a74cc"
              icon={<Face of={found().id} size={64} />}
              name={found().name}
              sub={`u/${found().name}`}
              facts={[
                p.t("karmaCount", { n: countText(found().postKarma + found().commentKarma, p.lang) }),
                ageText(since(), p.now, p.lang),
              ].join(" · ")}
              about={found().about}
              buttons={null}
              links={
                <div class="head-buttons">
                  <Show
                    when={!isBlocked()}
                    fallback={<Pill kind="grey" label={p.t("unblock")} onTap={() => p.act.unblock()} />}
                  >
                    <Show
                      when={p.state.follows[id()] !== undefined}
                      fallback={<Pill label={p.t("follow")} onTap={() => p.act.follow()} />}
                    >
                      <Pill kind="line" label={p.t("following")} onTap={() => p.act.unfollow()} />
                    </Show>
                    <Pill kind="grey" icon={chatIcon} label={p.t("chatWord")} onTap={() => p.act.chat()} />
                  </Show>
                </div>
              }
            />
            <TopTabs
              tabs={userTabs.map((tab) => ({ id: tab, label: p.t(`tab_${tab}`) }))}
              chosen={p.view.tab}
              onPick={(tab) => p.act.showTab({ tab })}
            />
            <Show when={isShown()} fallback={<Empty text={p.t(isBlocked() ? "youBlocked" : "blocked-by-them")} />}>
              <Show when={p.view.tab !== "about"}>
                <OrderBar
                  items={[
                    {
                      label: p.t(`sort_${sort()}`),
                      name: p.t("sortPostsBy"),
                      icon: arrow,
                      onTap: () => p.act.sortMenu(),
                    },
                  ]}
                />
              </Show>
              <Switch>
                <Match when={p.view.tab === "posts"}>
                  <PostList
                    host={p}
                    posts={models()}
                    place="profile"
                    more={posts()?.more === true}
                    loaded={posts() !== undefined}
                    empty={p.t("noUserPosts", { name: name() })}
                  />
                </Match>
                <Match when={p.view.tab === "comments"}>
                  <Show
                    when={snippets().length > 0 || comments() === undefined}
                    fallback={<Empty text={p.t("noUserComments", { name: name() })} />}
                  >
                    <SnippetList
                      host={p}
                      snippets={snippets()}
                      onOpen={({ post, id: comment }) => p.act.openComment({ post, comment })}
                    />
                  </Show>
                  <Show when={comments()?.more}>
                    <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
                  </Show>
                </Match>
                <Match when={p.view.tab === "about"}>
                  <FactGrid
                    facts={[
                      { label: p.t("postKarma"), value: countText(found().postKarma, p.lang) },
                      { label: p.t("commentKarma"), value: countText(found().commentKarma, p.lang) },
                      { label: p.t("cakeDay"), value: cakeDayText(since(), p.os, p.now) },
                    ]}
                  />
                  <Show when={moderated().size > 0}>
                    <Cells title={p.t("moderatorOf")}>
                      <For each={[...moderated().values()]}>
                        {(community) => (
                          <CommunityRow
                            host={p}
                            community={community}
                            onTap={() => p.act.openCommunity({ community: community.id })}
                          />
                        )}
                      </For>
                    </Cells>
                  </Show>
                </Match>
              </Switch>
            </Show>
          </>
        )}
      </Show>
    </Frame>
  );
});
