import { For, Show } from "solid-js";
import { countText } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { CardRow } from "#apps/bilibili/looks/cards.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { useVideos } from "#apps/bilibili/screens/parts/video-list.ts";
import { strings } from "#apps/bilibili/strings.ts";

export default screen(app, strings, "series", (p) => {
  const found = queryWorld(videos.queries.series, () => ({ id: p.params.series }));
  const shown = useVideos(() => found()?.videos ?? []);
  return (
    <Leaf back title={p.t("seriesTitle")}>
      <Show when={found()} fallback={<Show when={found() === null}>{<Empty text={p.t("nothingHere")} />}</Show>}>
        {(series) => (
          <div class="topic-head">
            <h2>{series().title}</h2>
            <p>
              {p.t("topicVideos", { n: series().videos.length })} ·{" "}
              {p.t("topicPlays", { n: countText(series().plays, p.lang) })}
            </p>
          </div>
        )}
      </Show>
      <For each={shown()}>
        {(video) => <CardRow card={videoCard(video, p)} onTap={() => p.act.open({ video: video.id })} />}
      </For>
    </Leaf>
  );
});
