import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { agoText } from "#apps/bilibili/format.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { CardRow } from "#apps/bilibili/looks/cards.tsx";
import { BarButton, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { ActSheet } from "#apps/bilibili/looks/overlays.tsx";
import { videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { useVideos } from "#apps/bilibili/screens/parts/video-list.ts";
import { strings } from "#apps/bilibili/strings.ts";

export default screen(app, strings, "later", (p) => {
  const shown = useVideos(() => p.state.later.map(({ video }) => video));
  const addedAt = (video: string) => p.state.later.find((one) => one.video === video)?.at ?? 0;
  return (
    <Leaf
      back
      title={p.t("later")}
      actions={
        <Show when={p.state.later.length > 0}>
          <BarButton icon={more} name={p.t("laterMenu")} onTap={() => p.act.menu()} />
        </Show>
      }
      overlays={
        <ActSheet
          open={p.view.open === "more"}
          items={[
            { label: p.t("dropWatched"), onTap: () => p.act.dropWatched() },
            { label: p.t("clearAll"), danger: true, onTap: () => p.act.clear() },
          ]}
        />
      }
    >
      <Show when={p.state.later.length > 0} fallback={<Empty text={p.t("noLater")} />}>
        <p class="board-note">{p.t("laterCount", { n: p.state.later.length })}</p>
        <For each={shown()}>
          {(video) => (
            <CardRow
              card={videoCard(video, p, p.t("addedAt", { when: agoText(addedAt(video.id), p.os, p.now) }))}
              end={
                <BarButton
                  icon={cross}
                  name={p.t("removeSeen", { title: video.title })}
                  onTap={() => p.act.drop({ video: video.id })}
                />
              }
              onTap={() => p.act.open({ video: video.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
