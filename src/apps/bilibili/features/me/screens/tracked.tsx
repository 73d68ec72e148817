import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { maxIds } from "#world/define.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { Empty, Pill } from "#apps/bilibili/looks/cells.tsx";
import { SeasonRow } from "#apps/bilibili/looks/cards.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { TopTabs } from "#apps/bilibili/looks/tabs.tsx";
import { seasonCard } from "#apps/bilibili/screens/parts/cards.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { seasonStatuses } from "../../video/state.ts";

export default screen(app, strings, "tracked", (p) => {
  const listed = createMemo(() =>
    Object.values(p.state.tracked)
      .filter(({ status }) => p.view.status === null || status === p.view.status)
      .toSorted((a, b) => b.at - a.at || (a.season < b.season ? -1 : 1)),
  );
  const found = queryWorld(videos.queries.seasons, () => {
    const ids = listed()
      .map(({ season }) => season)
      .slice(0, maxIds);
    return ids.length > 0 ? { ids } : null;
  });
  return (
    <Leaf
      back
      title={p.t("tracked")}
      part={p.view.status ?? ""}
      actions={<BarWord label={p.t("index")} onTap={() => p.act.index()} />}
      top={
        <TopTabs
          part="statuses"
          wide
          tabs={[
            { id: "", label: p.t("status_all") },
            ...seasonStatuses.map((id) => ({ id: id as string, label: p.t(`status_${id}`) })),
          ]}
          chosen={p.view.status ?? ""}
          onPick={(id) => p.act.showStatus({ status: id === "" ? null : (id as (typeof seasonStatuses)[number]) })}
        />
      }
    >
      <Show when={listed().length > 0} fallback={<Empty text={p.t("noTracked")} />}>
        <For each={listed()}>
          {(one) => (
            <Show when={found()?.find(({ id }) => id === one.season)}>
              {(season) => {
                const seen = () => p.state.seen.find(({ of }) => of === one.season);
                const label = () => season().episodes.find(({ id }) => id === seen()?.item)?.label;
                return (
                  <SeasonRow
                    season={seasonCard(season(), p)}
                    lines={[
                      p.t(`status_${one.status}`),
                      label() === undefined ? p.t("notSeen") : p.t("lastSeen", { label: label()! }),
                    ]}
                    end={
                      <Pill
                        kind="grey"
                        label={p.t("drop")}
                        name={`${p.t("untrack")} ${season().title}`}
                        onTap={() => p.act.untrack({ season: one.season })}
                      />
                    }
                    onTap={() => p.act.openSeason({ season: one.season })}
                  />
                );
              }}
            </Show>
          )}
        </For>
      </Show>
    </Leaf>
  );
});
