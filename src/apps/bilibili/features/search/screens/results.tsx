import tune from "@material-symbols/svg-400/outlined/filter_list.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { countText, leastAge } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import { zoneNames, zones, type Zone } from "#world/videos/words.ts";
import app from "#apps/bilibili/index.ts";
import { Chips, Empty, More } from "#apps/bilibili/looks/cells.tsx";
import { CardRow, RoomGrid, SeasonRow } from "#apps/bilibili/looks/cards.tsx";
import { SearchLink } from "#apps/bilibili/looks/forms.tsx";
import { BarButton, BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { HalfSheet } from "#apps/bilibili/looks/overlays.tsx";
import { PersonRow } from "#apps/bilibili/looks/people.tsx";
import { RankWord, SearchBar } from "#apps/bilibili/looks/search.tsx";
import { TopTabs, WordRow } from "#apps/bilibili/looks/tabs.tsx";
import { isWanted, roomCard, seasonCard, videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { lengths, resultTabs, sorts, userSorts } from "../state.ts";

const minute = 60;
const lengthArgs = {
  any: {},
  short: { seconds_max: 10 * minute - 1 },
  medium: { seconds_min: 10 * minute, seconds_max: 30 * minute - 1 },
  long: { seconds_min: 30 * minute, seconds_max: 60 * minute - 1 },
  hour: { seconds_min: 60 * minute },
} as const;
export default screen(app, strings, "results", (p) => {
  const base = () => ({ q: p.params.q, public: publicOf(p.lang) });
  const is = (tab: (typeof resultTabs)[number]) => p.view.tab === tab;
  const found = queryWorldPages(
    videos.queries.feed,
    () =>
      is("all")
        ? {
            ...base(),
            ...lengthArgs[p.view.length],
            ...(p.view.zone === null ? {} : { zone: p.view.zone }),
            ...(p.view.sort === "best" ? {} : { sort: p.view.sort }),
            age_min: leastAge(p.state.refreshedAt, p.state.startedAt),
          }
        : null,
    () => p.view.pages,
  );
  const seasons = queryWorldPages(
    videos.queries.shelf,
    () =>
      is("anime") || is("film")
        ? { ...base(), kind_any: is("anime") ? ["anime"] : ["movie", "series", "documentary"] }
        : null,
    () => p.view.pages,
  );
  const rooms = queryWorldPages(
    videos.queries.live,
    () => (is("live") && !p.state.prefs.teen ? base() : null),
    () => p.view.pages,
  );
  const people = queryWorldPages(
    videos.queries.people,
    () => (is("users") ? { ...base(), ...(p.view.userSort === "best" ? {} : { sort: p.view.userSort }) } : null),
    () => p.view.pages,
  );
  const topics = queryWorld(videos.queries.trending, () => (is("topics") ? base() : null));
  const shown = createMemo(() => (found()?.rows ?? []).filter((video) => isWanted(p.state, video)));
  const isEmpty = () => {
    if (is("all")) return found() !== undefined && shown().length === 0;
    if (is("users")) return people()?.rows.length === 0;
    if (is("live")) return p.state.prefs.teen || rooms()?.rows.length === 0;
    if (is("topics")) return topics()?.rows.length === 0;
    return seasons()?.rows.length === 0;
  };
  const hasMore = () =>
    (is("all") && found()?.more) ||
    (is("users") && people()?.more) ||
    (is("live") && rooms()?.more) ||
    ((is("anime") || is("film")) && seasons()?.more);
  const filtered = () => p.view.length !== "any" || p.view.zone !== null;
  return (
    <Leaf
      bare
      part={p.view.tab}
      top={
        <>
          <SearchBar
            end={
              <Show when={is("all")}>
                <BarButton icon={tune} name={p.t("filter")} on={filtered()} onTap={() => p.act.filter()} />
              </Show>
            }
          >
            <SearchLink text={p.params.q} name={p.t("searchHint")} onTap={() => p.act.change()} />
          </SearchBar>
          <TopTabs
            part="tabs"
            tabs={resultTabs.map((id) => ({ id, label: p.t(`result_${id}`) }))}
            chosen={p.view.tab}
            onPick={(tab) => p.act.showTab({ tab })}
          />
          <Switch>
            <Match when={is("all")}>
              <WordRow
                part="sorts"
                tabs={sorts.map((id) => ({ id, label: p.t(`by_${id}`) }))}
                chosen={p.view.sort}
                onPick={(sort) => p.act.order({ sort })}
              />
            </Match>
            <Match when={is("users")}>
              <WordRow
                part="sorts"
                tabs={userSorts.map((id) => ({ id, label: p.t(`users_${id}`) }))}
                chosen={p.view.userSort}
                onPick={(sort) => p.act.orderUsers({ sort })}
              />
            </Match>
          </Switch>
        </>
      }
      overlays={
        <HalfSheet
          open={p.view.open === "filter"}
          title={p.t("filter")}
          action={<BarWord label={p.t("reset")} onTap={() => p.act.resetFilters()} />}
        >
          <Chips
            title={p.t("filterLength")}
            options={lengths.map((id) => ({ id, label: p.t(`length_${id}`) }))}
            chosen={p.view.length}
            onPick={(length) => p.act.setLength({ length })}
          />
          <Chips
            title={p.t("filterZone")}
            options={[
              { id: "", label: p.t("zone_any") },
              ...zones.map((id) => ({ id: id as string, label: zoneNames[id][publicOf(p.lang)] })),
            ]}
            chosen={p.view.zone ?? ""}
            onPick={(id) => p.act.setZone({ zone: id === "" ? null : (id as Zone) })}
          />
        </HalfSheet>
      }
    >
      <Show when={isEmpty()}>
        <Empty text={p.t(is("live") && p.state.prefs.teen ? "teenLive" : "nothingFound")} />
      </Show>
      <Switch>
        <Match when={is("all")}>
          <For each={shown()}>
            {(video) => <CardRow card={videoCard(video, p)} onTap={() => p.act.open({ video: video.id })} />}
          </For>
        </Match>
        <Match when={is("anime") || is("film")}>
          <For each={seasons()?.rows}>
            {(season) => (
              <SeasonRow
                season={seasonCard(season, p)}
                lines={[
                  [season.year, season.area].join(" · "),
                  ...(season.rating > 0 ? [p.t("rating", { n: (season.rating / 10).toFixed(1) })] : []),
                ]}
                onTap={() => p.act.openSeason({ season: season.id })}
              />
            )}
          </For>
        </Match>
        <Match when={is("live")}>
          <RoomGrid
            rooms={(rooms()?.rows ?? []).map((room) => roomCard(room, p))}
            live={p.t("liveNow")}
            onOpen={(room) => p.act.openRoom({ room })}
          />
        </Match>
        <Match when={is("users")}>
          <For each={people()?.rows}>
            {(user) => (
              <PersonRow
                of={user.id}
                name={user.name}
                level={user.level}
                note={p.t("userNote", {
                  fans: countText(user.followers, p.lang),
                  videos: countText(user.videos, p.lang),
                })}
                mark={user.verified?.text ?? user.sign}
                button={
                  p.state.follows[user.id]
                    ? { label: p.t("following"), kind: "grey", onTap: () => p.act.unfollow({ user: user.id }) }
                    : { label: p.t("follow"), kind: "pink", onTap: () => p.act.follow({ user: user.id }) }
                }
                onTap={() => p.act.openUser({ user: user.id })}
              />
            )}
          </For>
        </Match>
        <Match when={is("topics")}>
          <For each={topics()?.rows}>
            {(topic) => (
              <RankWord
                title={`#${topic.name}`}
                note={p.t("topicVideos", { n: countText(topic.videos, p.lang) })}
                onTap={() => p.act.openTopic({ tag: topic.name })}
              />
            )}
          </For>
        </Match>
      </Switch>
      <More when={hasMore() === true} label={p.t("loadMore")} onTap={() => p.act.more()} />
    </Leaf>
  );
});
