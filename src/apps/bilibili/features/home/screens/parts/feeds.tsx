/** The feeds of videos: "For You" in two columns, and "Hot" in one. */
import board from "@material-symbols/svg-400/outlined/leaderboard.svg?raw";
import zonesIcon from "@material-symbols/svg-400/outlined/apps.svg?raw";
import late from "@material-symbols/svg-400/outlined/calendar_month.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { isOnline } from "#os/network.ts";
import { leastAge } from "#os/social-format.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import videos, { type VideoBrief } from "#world/videos/index.ts";
import { Empty, More } from "#apps/bilibili/looks/cells.tsx";
import { CardGrid, CardRow } from "#apps/bilibili/looks/cards.tsx";
import { QuickRow } from "#apps/bilibili/looks/home.tsx";
import { isWanted, videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { teenZones } from "../../teen.ts";
import type { HomeProps } from "./props.ts";

/** Each refresh moves the start of the feed by two pages. After `feedPages` pages, it starts at the first page again. */
const feedPages = 20;
const pagesPerRefresh = 2;
const pageSize = 20;

const once = (host: HomeProps, all: readonly VideoBrief[]): VideoBrief[] => {
  const seen = new Set<string>();
  return all.filter((one) => isWanted(host.state, one) && !seen.has(one.id) && seen.add(one.id));
};
export function ForYouFeed(p: { readonly host: HomeProps }) {
  const state = () => p.host.state;
  const base = () => ({
    public: publicOf(p.host.lang),
    ...(state().prefs.teen ? { zone: teenZones[state().refreshes % teenZones.length]! } : {}),
  });
  // Videos that appeared between the phone's start and the last refresh come first.
  const fresh = queryWorld(videos.queries.feed, () => {
    const from = leastAge(state().refreshedAt, state().startedAt);
    return from === 0 ? null : { ...base(), age_min: from, age_max: -1, sort: "newest" as const };
  });
  const start = () => (state().prefs.teen ? 0 : (state().refreshes * pagesPerRefresh) % feedPages);
  const pages = queryWorldPages(
    videos.queries.feed,
    () => ({ ...base(), age_min: 0, sort: "mix" as const }),
    () => start() + p.host.view.pages,
  );
  // A personal feed prefers the zones of the videos that the user liked or saved.
  const liked = queryWorld(videos.queries.videos, () => {
    const ids = [...new Set([...Object.keys(state().liked), ...Object.keys(state().favourites)])].slice(0, 40);
    return state().prefs.personalised && ids.length > 0 ? { ids } : null;
  });
  const preferred = createMemo(() => new Set((liked() ?? []).map(({ zone }) => zone)));
  const listed = createMemo(() => {
    const all = (pages()?.rows ?? []).slice(start() * pageSize);
    const parts = Array.from({ length: Math.ceil(all.length / pageSize) }, (_, n) =>
      all.slice(n * pageSize, (n + 1) * pageSize),
    );
    // Videos of preferred zones come first within each page, so that no video moves when the next page loads.
    const liking = preferred();
    return parts.flatMap((part) =>
      state().prefs.personalised
        ? part.toSorted((a, b) => Number(liking.has(b.zone)) - Number(liking.has(a.zone)))
        : part,
    );
  });
  const shown = createMemo(() => once(p.host, [...(fresh()?.rows ?? []), ...listed()]));
  return (
    <Show when={isOnline(p.host.os)} fallback={<Empty text={p.host.t("noNetwork")} />}>
      <CardGrid
        cards={shown().map((video) => videoCard(video, p.host))}
        menuName={(title) => p.host.t("videoMenu", { title })}
        held={p.host.view.open === "held" ? p.host.view.held : null}
        onOpen={(video) => p.host.act.open({ video })}
        onMenu={(video) => p.host.act.hold({ video, author: shown().find(({ id }) => id === video)!.author })}
      />
      <More when={pages()?.more} label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
    </Show>
  );
}
export function HotFeed(p: { readonly host: HomeProps }) {
  const pages = queryWorldPages(
    videos.queries.feed,
    () => ({
      public: publicOf(p.host.lang),
      age_min: leastAge(p.host.state.refreshedAt, p.host.state.startedAt),
      ...(p.host.state.prefs.teen ? { zone: "knowledge" as const } : {}),
    }),
    () => p.host.view.pages,
  );
  const shown = createMemo(() => once(p.host, pages()?.rows ?? []));
  return (
    <Show when={isOnline(p.host.os)} fallback={<Empty text={p.host.t("noNetwork")} />}>
      <QuickRow
        items={[
          { label: p.host.t("boards"), icon: board, onTap: () => p.host.act.boards() },
          { label: p.host.t("allZones"), icon: zonesIcon, onTap: () => p.host.act.zones() },
          { label: p.host.t("timetable"), icon: late, onTap: () => p.host.act.timetable() },
        ]}
      />
      <For each={shown()}>
        {(video) => <CardRow card={videoCard(video, p.host)} onTap={() => p.host.act.open({ video: video.id })} />}
      </For>
      <More when={pages()?.more} label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
    </Show>
  );
}
