import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { agoText, lengthText } from "#apps/bilibili/format.ts";
import { ownerOf, partOf } from "#apps/bilibili/ids.ts";
import { Cell, Empty } from "#apps/bilibili/looks/cells.tsx";
import { BarButton, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { useVideos } from "#apps/bilibili/screens/parts/video-list.ts";
import { strings } from "#apps/bilibili/strings.ts";

export default screen(app, strings, "myDanmaku", (p) => {
  const all = () => Object.values(p.state.danmaku).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const found = useVideos(() => [...new Set(all().flatMap(({ item }) => (partOf(item) ? [ownerOf(item)] : [])))]);
  const seasons = queryWorld(videos.queries.seasons, () => {
    const ids = [...new Set(all().flatMap(({ item }) => (partOf(item) ? [] : [ownerOf(item)])))].slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const titleOf = (item: string) =>
    found().find(({ id }) => id === ownerOf(item))?.title ??
    seasons()?.find(({ id }) => id === ownerOf(item))?.title ??
    "";
  return (
    <Leaf back title={p.t("myDanmaku")}>
      <Show when={all().length > 0} fallback={<Empty text={p.t("noDanmaku")} />}>
        <For each={all()}>
          {(one) => (
            <div class="danmaku-entry">
              <Cell
                title={one.text}
                note={`${titleOf(one.item)} · ${lengthText(one.atMs / 1000)} · ${agoText(one.at, p.os, p.now)}`}
                onTap={() => {
                  const part = partOf(one.item);
                  if (part) p.act.openVideo(part);
                  else p.act.openSeason({ season: ownerOf(one.item) });
                }}
              />
              <BarButton
                icon={bin}
                name={p.t("deleteDanmaku", { text: one.text })}
                onTap={() => p.act.remove({ danmaku: one.id })}
              />
            </div>
          )}
        </For>
      </Show>
    </Leaf>
  );
});
