import { For, Show } from "solid-js";
import { countText } from "#os/social-format.ts";
import { civilOf } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { Empty, Pill } from "#apps/bilibili/looks/cells.tsx";
import { SeasonRow } from "#apps/bilibili/looks/cards.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { TopTabs } from "#apps/bilibili/looks/tabs.tsx";
import { seasonCard } from "#apps/bilibili/screens/parts/cards.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { publicOf } from "#apps/bilibili/world.ts";

const days = [1, 2, 3, 4, 5, 6, 0] as const;
export default screen(app, strings, "timetable", (p) => {
  const today = () => civilOf(p.now, p.offsetMin).weekday;
  const day = () => p.view.day ?? today();
  const found = queryWorld(videos.queries.shelf, () => ({
    public: publicOf(p.lang),
    kind_any: ["anime", "series", "documentary"],
    weekday: day(),
  }));
  return (
    <Leaf
      back
      part={String(day())}
      title={p.t("timetable")}
      top={
        <TopTabs
          part="days"
          wide
          tabs={days.map((id) => ({
            id: String(id),
            label: id === today() ? p.t("today") : p.t(`day_${id}`),
          }))}
          chosen={String(day())}
          onPick={(id) => p.act.showDay({ day: Number(id) as (typeof days)[number] })}
        />
      }
    >
      <Show when={found()?.rows.length !== 0} fallback={<Empty text={p.t("nothingHere")} />}>
        <For each={found()?.rows}>
          {(season) => (
            <SeasonRow
              season={seasonCard(season, p)}
              lines={[p.t("followersCount", { n: countText(season.followers, p.lang) })]}
              end={
                <Show
                  when={p.state.tracked[season.id]}
                  fallback={
                    <Pill
                      label={p.t("track")}
                      name={`${p.t("track")} ${season.title}`}
                      onTap={() => p.act.track({ season: season.id })}
                    />
                  }
                >
                  <Pill
                    kind="grey"
                    label={p.t("tracking")}
                    name={`${p.t("tracking")} ${season.title}`}
                    onTap={() => p.act.untrack({ season: season.id })}
                  />
                </Show>
              }
              onTap={() => p.act.openSeason({ season: season.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
