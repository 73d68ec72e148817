import feather from "@material-symbols/svg-400/rounded/add.svg?raw";
import gear from "@material-symbols/svg-400/outlined/tune.svg?raw";
import { For, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { CheckCell } from "#apps/x/looks/cells.tsx";
import { BarButton, Leaf, RoundButton } from "#apps/x/looks/frame.tsx";
import { HomeMark } from "#apps/x/looks/mark.tsx";
import { Sheet } from "#apps/x/looks/overlays.tsx";
import { Tabs } from "#apps/x/looks/tabs.tsx";
import { MeButton, SideDrawer } from "#apps/x/screens/parts/drawer.tsx";
import { Foot } from "#apps/x/screens/parts/foot.tsx";
import { PostSheets } from "#apps/x/screens/parts/post-sheets.tsx";
import { strings } from "#apps/x/strings.ts";
import { followingSorts } from "../../settings/prefs.ts";
import { FollowingFeed, ForYouFeed, useListNames } from "./parts/feeds.tsx";
import { ListFeed } from "./parts/list-feed.tsx";

export default screen(app, strings, "home", (p) => {
  const names = useListNames(() => p.state);
  const chosen = () => (p.view.tab === "list" ? (p.view.list ?? "forYou") : p.view.tab);
  return (
    <Leaf
      part={chosen()}
      start={<MeButton host={p} />}
      middle={<HomeMark />}
      actions={
        <Show
          when={p.view.tab !== "following"}
          fallback={<BarButton icon={gear} name={p.t("sortTitle")} onTap={() => p.act.sort()} />}
        >
          <BarButton icon={gear} name={p.t("chooseTopics")} onTap={() => p.act.topics()} />
        </Show>
      }
      top={
        <Tabs
          part="feeds"
          tabs={[
            { id: "forYou", label: p.t("forYou") },
            { id: "following", label: p.t("followingTab") },
            ...p.state.pinnedLists.map((id) => ({ id, label: names().get(id) ?? "" })),
          ]}
          chosen={chosen()}
          onPick={(id) => {
            if (id === "forYou" || id === "following") p.act.showTab({ tab: id });
            else p.act.showList({ list: id });
          }}
        />
      }
      onPull={() => p.act.refresh({ feed: p.view.tab === "following" ? "following" : "forYou" })}
      fab={<RoundButton above icon={feather} name={p.t("postIt")} onTap={() => p.act.compose()} />}
      bottom={
        <Foot
          host={p}
          on="home"
          onTab={(tab) => {
            if (tab === "home") p.act.refresh({ feed: p.view.tab === "following" ? "following" : "forYou" });
            else if (tab === "explore") p.act.goExplore();
            else if (tab === "communities") p.act.goCommunities();
            else if (tab === "notifications") p.act.goNotifications();
            else p.act.goMessages();
          }}
        />
      }
      overlays={
        <>
          <PostSheets host={p} />
          <SideDrawer host={p} />
          <Sheet open={p.view.open === "sort"} title={p.t("sortTitle")}>
            <For each={followingSorts}>
              {(followingSort) => (
                <CheckCell
                  radio
                  title={p.t(`sort_${followingSort}`)}
                  on={p.state.prefs.followingSort === followingSort}
                  onTap={() => p.act.setSort({ followingSort })}
                />
              )}
            </For>
          </Sheet>
        </>
      }
    >
      <Switch>
        <Match when={chosen() === "forYou"}>
          <ForYouFeed host={p} />
        </Match>
        <Match when={chosen() === "following"}>
          <FollowingFeed host={p} />
        </Match>
        <Match when={true}>
          <ListFeed host={p} list={chosen()} />
        </Match>
      </Switch>
    </Leaf>
  );
});
