import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dayKey, dayMs } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { maxIds } from "#world/define.ts";
import videos, { type Season } from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { lengthText } from "#apps/bilibili/format.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { CardRow, SeasonRow } from "#apps/bilibili/looks/cards.tsx";
import { SearchPill } from "#apps/bilibili/looks/forms.tsx";
import { BarButton, BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { seasonCard, videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { useVideos } from "#apps/bilibili/screens/parts/video-list.ts";
import "#apps/bilibili/looks/me.css";
import { strings } from "#apps/bilibili/strings.ts";
import { playbackOf } from "../../video/playback.ts";
import type { Seen } from "../../video/state.ts";

export default screen(app, strings, "history", (p) => {
  const found = useVideos(() => p.state.seen.map(({ of }) => of).filter((of) => of.startsWith("bili_video_")));
  const seasons = queryWorld(videos.queries.seasons, () => {
    const ids = p.state.seen.flatMap(({ of }) => (of.startsWith("bili_season_") ? [of] : [])).slice(0, maxIds);
    return ids.length > 0 ? { ids } : null;
  });
  const titleOf = (seen: Seen): string =>
    found().find(({ id }) => id === seen.of)?.title ?? seasons()?.find(({ id }) => id === seen.of)?.title ?? "";
  const shown = createMemo(() => {
    const q = p.view.q.trim().toLowerCase();
    return p.state.seen.filter((seen) => titleOf(seen) !== "" && titleOf(seen).toLowerCase().includes(q));
  });
  const day = (at: number): "today2" | "yesterday2" | "earlier" => {
    const key = dayKey(at, p.offsetMin);
    if (key === dayKey(p.now, p.offsetMin)) return "today2";
    return key === dayKey(p.now - dayMs, p.offsetMin) ? "yesterday2" : "earlier";
  };
  const msOf = (seen: Seen): number => playbackOf(p.state, p.os, p.now, seen.item).ms;
  const note = (seen: Seen): string =>
    seen.done ? p.t("watchedAll") : p.t("watchedTo", { at: lengthText(msOf(seen) / 1000) });
  const episodeOf = ({ episodes }: Season, item: string): string => {
    const found = episodes.find(({ id }) => id === item);
    return found ? `${found.label} ${found.title}`.trim() : "";
  };
  const drop = (seen: Seen) => (
    <Show when={p.view.edits}>
      <BarButton
        icon={cross}
        name={p.t("removeSeen", { title: titleOf(seen) })}
        onTap={() => p.act.drop({ of: seen.of })}
      />
    </Show>
  );
  return (
    <Leaf
      back
      title={p.t("history")}
      actions={
        <Show when={p.state.seen.length > 0}>
          <BarWord
            label={p.t(p.view.edits ? "finish" : "manage")}
            onTap={() => (p.view.edits ? p.act.done() : p.act.edit())}
          />
        </Show>
      }
      top={
        <>
          <div class="bar-row">
            <SearchPill at={p.field("q")} name={p.t("searchHistory2")} />
          </div>
          <Show when={p.view.edits}>
            <div class="bar-row end">
              <BarWord
                label={p.t(p.state.prefs.keepHistory ? "pauseRecording" : "resumeRecording")}
                onTap={() => p.act.record()}
              />
              <BarWord pink label={p.t("clearAll")} onTap={() => p.act.clear()} />
            </div>
          </Show>
        </>
      }
    >
      <Show when={!p.state.prefs.keepHistory}>
        <p class="board-note">{p.t("recordingOff")}</p>
      </Show>
      <Show when={shown().length > 0} fallback={<Empty text={p.t("noSeen")} />}>
        <For each={shown()}>
          {(seen, n) => {
            const video = () => found().find(({ id }) => id === seen.of);
            const season = () => seasons()?.find(({ id }) => id === seen.of);
            return (
              <>
                <Show when={n() === 0 || day(shown()[n() - 1]!.at) !== day(seen.at)}>
                  <h2 class="day-heading">{p.t(day(seen.at))}</h2>
                </Show>
                <Show when={video()}>
                  {(one) => (
                    <CardRow
                      card={videoCard(
                        one(),
                        p,
                        note(seen),
                        seen.done ? 1 : Math.min(1, msOf(seen) / (one().seconds * 1000)),
                      )}
                      end={drop(seen)}
                      onTap={() => p.act.openVideo({ video: seen.of })}
                    />
                  )}
                </Show>
                <Show when={season()}>
                  {(one) => (
                    <SeasonRow
                      season={seasonCard(one(), p)}
                      lines={[episodeOf(one(), seen.item), note(seen)]}
                      end={drop(seen)}
                      onTap={() => p.act.openSeason({ season: seen.of })}
                    />
                  )}
                </Show>
              </>
            );
          }}
        </For>
      </Show>
    </Leaf>
  );
});
