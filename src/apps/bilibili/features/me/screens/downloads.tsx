import pause from "@material-symbols/svg-400/outlined/pause.svg?raw";
import play from "@material-symbols/svg-400/outlined/download.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { sizeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos, { type Season, type Video } from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { ownerOf, partOf } from "#apps/bilibili/ids.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { CardRow } from "#apps/bilibili/looks/cards.tsx";
import { BarButton, BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { lengthText } from "#apps/bilibili/format.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { playableOfEpisode, playableOfVideo } from "#apps/bilibili/world.ts";
import { arrivedBytes, downloadState, listDownloads } from "../queries.ts";

export default screen(app, strings, "downloads", (p) => {
  const all = createMemo(() => listDownloads(p.state).slice(0, 60));
  const found = queryWorld(videos.queries.videos, () => {
    const ids = [...new Set(all().flatMap(({ item }) => (partOf(item) ? [ownerOf(item)] : [])))];
    return ids.length > 0 ? { ids } : null;
  });
  const seasons = queryWorld(videos.queries.seasons, () => {
    const ids = [...new Set(all().flatMap(({ item }) => (partOf(item) ? [] : [ownerOf(item)])))];
    return ids.length > 0 ? { ids } : null;
  });
  const ownerIn = (item: string): Video | Season | undefined =>
    found()?.find(({ id }) => id === ownerOf(item)) ?? seasons()?.find(({ id }) => id === ownerOf(item));
  const playableIn = (item: string) => {
    const owner = ownerIn(item);
    if (!owner) return undefined;
    return "episodes" in owner ? playableOfEpisode(owner, item) : playableOfVideo(owner, partOf(item)?.part ?? 1);
  };
  const used = () => all().reduce((sum, download) => sum + arrivedBytes(download, p.now), 0);
  const open = (item: string): void => {
    const part = partOf(item);
    if (part) p.act.openVideo(part);
    else p.act.openSeason({ season: ownerOf(item), episode: item });
  };
  return (
    <Leaf
      back
      title={p.t("downloads")}
      actions={
        <Show when={all().length > 0}>
          <BarWord
            label={p.t(p.view.edits ? "finish" : "manage")}
            onTap={() => (p.view.edits ? p.act.done() : p.act.edit())}
          />
        </Show>
      }
      bottom={
        <Show when={p.view.edits}>
          <div class="choice-bar">
            <span>{p.t("selectedCount", { n: p.view.chosen.length })}</span>
            <BarWord pink label={p.t("delete")} disabled={!p.can("remove")} onTap={() => p.act.remove()} />
          </div>
        </Show>
      }
    >
      <Show when={all().length > 0} fallback={<Empty text={p.t("noDownloads")} />}>
        <p class="board-note">{p.t("usedSpace", { n: sizeText(used()) })}</p>
        <For each={all()}>
          {(download) => {
            const playable = () => playableIn(download.item);
            const done = () => arrivedBytes(download, p.now);
            const status = () => downloadState(download, p.now);
            return (
              <Show when={playable()}>
                {(one) => (
                  <CardRow
                    card={{
                      id: download.item,
                      title: one().title,
                      cover: ownerIn(download.item)!.cover,
                      by: "",
                      name: `${p.t(`quality_${download.quality}`)} · ${p.t(`state_${status()}`)}`,
                      plays: "",
                      danmaku: "",
                      spoken: "",
                      length: lengthText(one().seconds),
                      note:
                        status() === "done"
                          ? sizeText(download.bytes)
                          : p.t("progressOf", { done: sizeText(done()), all: sizeText(download.bytes) }),
                      played: status() === "done" ? undefined : done() / Math.max(1, download.bytes),
                    }}
                    on={p.view.edits ? p.view.chosen.includes(download.item) : undefined}
                    end={
                      <Show when={!p.view.edits && status() !== "done"}>
                        <Show
                          when={status() === "paused"}
                          fallback={
                            <BarButton
                              icon={pause}
                              name={p.t("pauseDownload", { title: one().title })}
                              onTap={() => p.act.pause({ item: download.item })}
                            />
                          }
                        >
                          <BarButton
                            icon={play}
                            name={p.t("resumeDownload", { title: one().title })}
                            onTap={() => p.act.resume({ item: download.item })}
                          />
                        </Show>
                      </Show>
                    }
                    onTap={() => (p.view.edits ? p.act.toggle({ item: download.item }) : open(download.item))}
                  />
                )}
              </Show>
            );
          }}
        </For>
      </Show>
    </Leaf>
  );
});
