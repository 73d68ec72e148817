import { countText } from "#os/social-format.ts";
import arrow from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { ageText, cakeDayText } from "#apps/reddit/format.ts";
import { Empty, OrderBar, Pill } from "#apps/reddit/looks/cells.tsx";
import { Face } from "#apps/reddit/looks/face.tsx";
import { BarButton, Frame } from "#apps/reddit/looks/frame.tsx";
import { ChoiceSheet } from "#apps/reddit/looks/overlays.tsx";
import { BannerHead, FactGrid, HeadLink } from "#apps/reddit/looks/profile.tsx";
import { TopTabs } from "#apps/reddit/looks/tabs.tsx";
import { ownSnippet, SnippetList } from "#apps/reddit/screens/parts/comment-card.tsx";
import { PostList, useModels } from "#apps/reddit/screens/parts/post-list.tsx";
import { PostOverlays } from "#apps/reddit/screens/parts/post-overlays.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { commentKarma, listComments, listPosts, ownOrders, postKarma, totalKarma } from "../queries.ts";
import { profileTabs } from "../screens.ts";

const postsPerPage = 20;
export default screen(app, strings, "profile", (p) => {
  const profile = () => p.state.profile;
  const posts = createMemo(() => listPosts(p.state, p.view.order));
  const models = useModels(
    () => p,
    () => posts().slice(0, postsPerPage * p.view.pages),
  );
  const snippets = createMemo(() =>
    listComments(p.state, p.view.order).map((one) => ownSnippet(p, one, profile().name)),
  );
  return (
    <Frame
      back
      actions={<BarButton icon={glass} name={p.t("search")} onTap={() => p.act.search()} />}
      overlays={
        <>
          <ChoiceSheet
            open={p.view.open === "sort"}
            title={p.t("sortPostsBy")}
            items={ownOrders.map((order) => ({
              label: p.t(`sort_${order}`),
              on: p.view.order === order,
              onTap: () => p.act.order({ order }),
            }))}
          />
          <PostOverlays host={p} />
        </>
      }
    >
      <BannerHead
        colour="#d3567e"
        icon={<Face of="me" own={profile().face} files={p.os.files} size={64} online={p.state.prefs.showOnline} />}
        name={profile().display === "" ? profile().name : profile().display}
        sub={`u/${profile().name}`}
        facts={[
          p.t("karmaCount", { n: countText(totalKarma(p.state), p.lang) }),
          ageText(profile().createdAt, p.now, p.lang),
        ].join(" · ")}
        about={profile().about}
        buttons={<Pill kind="line" label={p.t("edit")} onTap={() => p.act.editProfile()} />}
        links={
          <div class="head-links">
            <HeadLink
              label={p.t("followersCount", { n: Object.keys(p.state.followers).length })}
              onTap={() => p.act.followers()}
            />
          </div>
        }
      />
      <TopTabs
        tabs={profileTabs.map((tab) => ({ id: tab, label: p.t(`tab_${tab}`) }))}
        chosen={p.view.tab}
        onPick={(tab) => p.act.showTab({ tab })}
      />
      <Show when={p.view.tab !== "about"}>
        <OrderBar
          items={[
            {
              label: p.t(`sort_${p.view.order}`),
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
            more={posts().length > postsPerPage * p.view.pages}
            loaded
            empty={p.t("noOwnPosts")}
          />
        </Match>
        <Match when={p.view.tab === "comments"}>
          <Show when={snippets().length > 0} fallback={<Empty text={p.t("noOwnComments")} />}>
            <SnippetList
              host={p}
              snippets={snippets()}
              onOpen={({ post, id: comment }) => p.act.openComment({ post, comment })}
            />
          </Show>
        </Match>
        <Match when={p.view.tab === "about"}>
          <FactGrid
            facts={[
              { label: p.t("postKarma"), value: countText(postKarma(p.state), p.lang) },
              { label: p.t("commentKarma"), value: countText(commentKarma(p.state), p.lang) },
              { label: p.t("cakeDay"), value: cakeDayText(profile().createdAt, p.os, p.now) },
            ]}
          />
        </Match>
      </Switch>
    </Frame>
  );
});
