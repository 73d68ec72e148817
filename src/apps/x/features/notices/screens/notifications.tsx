import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import { createMemo, For, Show } from "solid-js";
import trash from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Empty } from "#apps/x/looks/cells.tsx";
import { BarButton, Leaf } from "#apps/x/looks/frame.tsx";
import { ActSheet } from "#apps/x/looks/overlays.tsx";
import { Tabs } from "#apps/x/looks/tabs.tsx";
import { MeButton, SideDrawer } from "#apps/x/screens/parts/drawer.tsx";
import { Foot, goTab } from "#apps/x/screens/parts/foot.tsx";
import { useUsers } from "#apps/x/screens/parts/people.tsx";
import { strings } from "#apps/x/strings.ts";
import { groupNews, newsIn, newsTabs } from "../queries.ts";
import { NewsGroupRow } from "./parts/news-rows.tsx";

export default screen(app, strings, "notifications", (p) => {
  const all = createMemo(() => newsIn(p.state, p.view.tab));
  const users = useUsers(() => [...new Set(all().flatMap(({ by }) => (by === null ? [] : [by])))]);
  const known = createMemo(() => new Map(users().map((user) => [user.id, user])));
  const shown = createMemo(() =>
    p.view.tab === "verified"
      ? all().filter(({ by }) => by !== null && (known().get(by)?.verified ?? null) !== null)
      : all(),
  );
  const emptyText = () =>
    p.t(p.view.tab === "all" ? "noNewsText" : p.view.tab === "verified" ? "noVerifiedText" : "noMentionsText");
  return (
    <Leaf
      part={p.view.tab}
      start={<MeButton host={p} />}
      title={p.t("notifications")}
      actions={<BarButton icon={gear} name={p.t("notificationFilters")} onTap={() => p.act.filters()} />}
      top={
        <Tabs
          part="tabs"
          tabs={newsTabs.map((id) => ({
            id,
            label: p.t(({ all: "tabAll", verified: "tabVerifiedNews", mentions: "tabMentions" } as const)[id]),
          }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
      bottom={<Foot host={p} on="notifications" onTab={(tab) => goTab(p.act, tab)} />}
      overlays={
        <>
          <SideDrawer host={p} />
          <ActSheet
            open={p.view.open === "held" && p.view.held !== null}
            items={[{ label: p.t("removeNews"), icon: trash, onTap: () => p.act.drop({ news: p.view.held! }) }]}
          />
        </>
      }
    >
      <Show when={shown().length > 0} fallback={<Empty title={p.t("noNews")} text={emptyText()} />}>
        <For each={groupNews(shown())}>{(group) => <NewsGroupRow host={p} group={group} users={known()} />}</For>
      </Show>
    </Leaf>
  );
});
