/** The tabs "Live", "Anime" and "Film". */
import board from "@material-symbols/svg-400/outlined/leaderboard.svg?raw";
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import indexIcon from "@material-symbols/svg-400/outlined/manage_search.svg?raw";
import late from "@material-symbols/svg-400/outlined/calendar_month.svg?raw";
import { createMemo, Show } from "solid-js";
import { isOnline } from "#os/network.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import { zoneNames, zones } from "#world/videos/words.ts";
import { Empty, More } from "#apps/bilibili/looks/cells.tsx";
import { RoomGrid, SeasonGrid } from "#apps/bilibili/looks/cards.tsx";
import { Heading, QuickRow } from "#apps/bilibili/looks/home.tsx";
import { WordRow } from "#apps/bilibili/looks/tabs.tsx";
import { roomCard, seasonCard } from "#apps/bilibili/screens/parts/cards.ts";
import { isBlocked } from "#apps/bilibili/ties.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { filmKinds } from "../../screens.ts";
import type { HomeProps } from "./props.ts";

export function LiveFeed(p: { readonly host: HomeProps }) {
  const pages = queryWorldPages(
    videos.queries.live,
    () => ({
      public: publicOf(p.host.lang),
      ...(p.host.view.area === null ? {} : { zone: p.host.view.area }),
    }),
    () => p.host.view.pages,
  );
  const rooms = createMemo(() => (pages()?.rows ?? []).filter(({ author }) => !isBlocked(p.host.state, author)));
  const followed = () => rooms().filter(({ author }) => p.host.state.follows[author] !== undefined);
  return (
    <Show
      when={isOnline(p.host.os) && !p.host.state.prefs.teen}
      fallback={<Empty text={p.host.t(p.host.state.prefs.teen ? "teenLive" : "noNetwork")} />}
    >
      <WordRow
        part="areas"
        tabs={[
          { id: "", label: p.host.t("allRooms") },
          ...zones.map((id) => ({ id, label: zoneNames[id][publicOf(p.host.lang)] })),
        ]}
        chosen={p.host.view.area ?? ""}
        onPick={(id) => p.host.act.showArea({ area: id === "" ? null : (id as (typeof zones)[number]) })}
      />
      <Show when={followed().length > 0}>
        <Heading title={p.host.t("followedLive")} />
        <RoomGrid
          rooms={followed().map((room) => roomCard(room, p.host))}
          live={p.host.t("liveNow")}
          onOpen={(room) => p.host.act.openRoom({ room })}
        />
        <Heading title={p.host.t("weekly")} />
      </Show>
      <RoomGrid
        rooms={rooms()
          .filter(({ author }) => p.host.state.follows[author] === undefined)
          .map((room) => roomCard(room, p.host))}
        live={p.host.t("liveNow")}
        onOpen={(room) => p.host.act.openRoom({ room })}
      />
      <Show when={pages()?.rows.length === 0}>
        <Empty text={p.host.t("nothingHere")} />
      </Show>
      <More when={pages()?.more} label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
    </Show>
  );
}
export function AnimeFeed(p: { readonly host: HomeProps }) {
  const pages = queryWorldPages(
    videos.queries.shelf,
    () => ({ public: publicOf(p.host.lang), kind_any: ["anime"] }),
    () => p.host.view.pages,
  );
  const tracked = queryWorld(videos.queries.seasons, () => {
    const ids = Object.values(p.host.state.tracked)
      .filter(({ status }) => status === "watching")
      .toSorted((a, b) => b.at - a.at)
      .map(({ season }) => season)
      .slice(0, 6);
    return ids.length > 0 ? { ids } : null;
  });
  return (
    <Show when={isOnline(p.host.os)} fallback={<Empty text={p.host.t("noNetwork")} />}>
      <QuickRow
        items={[
          { label: p.host.t("myAnime"), icon: heart, onTap: () => p.host.act.tracked() },
          { label: p.host.t("timetable"), icon: late, onTap: () => p.host.act.timetable() },
          { label: p.host.t("index"), icon: indexIcon, onTap: () => p.host.act.seasonIndex({ kind: "anime" }) },
          { label: p.host.t("boards"), icon: board, onTap: () => p.host.act.seasonBoard({ board: "bangumi" }) },
        ]}
      />
      <Show when={(tracked()?.length ?? 0) > 0}>
        <Heading title={p.host.t("myAnime")} />
        <SeasonGrid
          seasons={(tracked() ?? []).map((season) => seasonCard(season, p.host))}
          onOpen={(season) => p.host.act.openSeason({ season })}
        />
      </Show>
      <Heading title={p.host.t("weekly")} />
      <SeasonGrid
        seasons={(pages()?.rows ?? []).map((season) => seasonCard(season, p.host))}
        onOpen={(season) => p.host.act.openSeason({ season })}
      />
      <More when={pages()?.more} label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
    </Show>
  );
}
export function FilmFeed(p: { readonly host: HomeProps }) {
  const pages = queryWorldPages(
    videos.queries.shelf,
    () => ({ public: publicOf(p.host.lang), kind_any: [p.host.view.film] }),
    () => p.host.view.pages,
  );
  return (
    <Show when={isOnline(p.host.os)} fallback={<Empty text={p.host.t("noNetwork")} />}>
      <QuickRow
        items={[
          {
            label: p.host.t("index"),
            icon: indexIcon,
            onTap: () => p.host.act.seasonIndex({ kind: p.host.view.film }),
          },
          { label: p.host.t("boards"), icon: board, onTap: () => p.host.act.seasonBoard({ board: "cinema" }) },
        ]}
      />
      <WordRow
        part="films"
        tabs={filmKinds.map((id) => ({ id, label: p.host.t(`film_${id}`) }))}
        chosen={p.host.view.film}
        onPick={(film) => p.host.act.showFilm({ film })}
      />
      <SeasonGrid
        seasons={(pages()?.rows ?? []).map((season) => seasonCard(season, p.host))}
        onOpen={(season) => p.host.act.openSeason({ season })}
      />
      <Show when={pages()?.rows.length === 0}>
        <Empty text={p.host.t("nothingHere")} />
      </Show>
      <More when={pages()?.more} label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
    </Show>
  );
}
