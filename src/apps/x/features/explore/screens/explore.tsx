import feather from "@material-symbols/svg-400/outlined/settings.svg?raw";
import face from "@material-symbols/svg-400/outlined/sentiment_dissatisfied.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts, { type Trend } from "#world/posts/index.ts";
import type { Topic } from "#world/posts/words.ts";
import app from "#apps/x/index.ts";
import { countText } from "#apps/x/format.ts";
import { Empty } from "#apps/x/looks/cells.tsx";
import { SearchLink } from "#apps/x/looks/forms.tsx";
import { BarButton, Leaf } from "#apps/x/looks/frame.tsx";
import { ActSheet } from "#apps/x/looks/overlays.tsx";
import { Tabs } from "#apps/x/looks/tabs.tsx";
import { TrendRow } from "#apps/x/looks/trends.tsx";
import { MeButton, SideDrawer } from "#apps/x/screens/parts/drawer.tsx";
import { Foot, goTab } from "#apps/x/screens/parts/foot.tsx";
import { strings } from "#apps/x/strings.ts";
import { hasMutedWord } from "#apps/x/ties.ts";
import { publicOf } from "#apps/x/world.ts";
import { exploreTabs } from "../screens.ts";

const topicsOf: Readonly<Record<"news" | "sports" | "leisure", readonly Topic[]>> = {
  news: ["local", "weather", "science", "business", "tech", "commute"],
  sports: ["football", "sport", "running", "chess"],
  leisure: ["film", "music", "books", "humour", "food", "pets", "photo"],
};
export default screen(app, strings, "explore", (p) => {
  const found = queryWorld(posts.queries.trends, () => ({ public: publicOf(p.lang) }));
  const nameOf = ({ name, isHashtag }: Trend) => (isHashtag ? `#${name}` : name);
  const trends = createMemo(() => {
    const all = (found()?.rows ?? []).filter(
      (trend) => !p.state.hiddenTrends.includes(nameOf(trend)) && !hasMutedWord(p.state.words, trend.name),
    );
    const { tab } = p.view;
    if (tab === "trending") return all;
    if (tab !== "forYou") return all.filter(({ topic }) => topicsOf[tab].includes(topic));
    const mine = new Set<string>(p.state.interests);
    return p.state.prefs.personalTrends
      ? all.toSorted((a, b) => Number(mine.has(b.topic)) - Number(mine.has(a.topic)) || b.posts - a.posts)
      : all;
  });
  return (
    <Leaf
      part={p.view.tab}
      start={<MeButton host={p} />}
      middle={<SearchLink inBar name={p.t("search")} text={p.t("searchX")} onTap={() => p.act.search()} />}
      actions={<BarButton icon={feather} name={p.t("exploreSettings")} onTap={() => p.act.exploreSettings()} />}
      top={
        <Tabs
          part="tabs"
          tabs={exploreTabs.map((id) => ({
            id,
            label: p.t(
              (
                {
                  forYou: "tabForYou",
                  trending: "tabTrending",
                  news: "tabNews",
                  sports: "tabSports",
                  leisure: "tabLeisure",
                } as const
              )[id],
            ),
          }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
      bottom={<Foot host={p} on="explore" onTab={(tab) => goTab(p.act, tab)} />}
      overlays={
        <>
          <SideDrawer host={p} />
          <ActSheet
            open={p.view.open === "trend" && p.view.held !== null}
            items={[
              {
                label: p.t("trendNotInterested"),
                icon: face,
                onTap: () => p.act.hideTrend({ q: p.view.held! }),
              },
            ]}
          />
        </>
      }
    >
      <Show when={trends().length > 0 || !found()} fallback={<Empty title={p.t("noTrends")} />}>
        <For each={trends()}>
          {(trend) => (
            <TrendRow
              about={
                trend.place === null
                  ? p.t("trendTopic", { topic: p.t(`topic_${trend.topic}`) })
                  : p.t("trendingIn", { place: trend.place })
              }
              name={nameOf(trend)}
              count={p.t("trendPosts", { n: countText(trend.posts, p.lang) })}
              menuName={p.t("trendMenu", { name: nameOf(trend) })}
              onTap={() => p.act.openTrend({ q: nameOf(trend) })}
              onMenu={() => p.act.trendMenu({ q: nameOf(trend) })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
