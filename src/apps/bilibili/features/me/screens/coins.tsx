import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { fullTimeText } from "#apps/bilibili/format.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { CardRow } from "#apps/bilibili/looks/cards.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { Heading } from "#apps/bilibili/looks/home.tsx";
import { videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { useVideos } from "#apps/bilibili/screens/parts/video-list.ts";
import { strings } from "#apps/bilibili/strings.ts";
import "#apps/bilibili/looks/me.css";

export default screen(app, strings, "coins", (p) => {
  const found = useVideos(() => [...new Set(p.state.coinLines.map(({ video }) => video))]);
  return (
    <Leaf back title={p.t("coinsTitle")}>
      <div class="coin-head">
        <p>{p.t("coinsHave")}</p>
        <b>{p.state.coins}</b>
        <p>{p.t("coinNote")}</p>
      </div>
      <Heading title={p.t("coinRecords")} />
      <Show when={p.state.coinLines.length > 0} fallback={<Empty text={p.t("noCoins")} />}>
        <For each={p.state.coinLines}>
          {(line) => (
            <Show when={found().find(({ id }) => id === line.video)}>
              {(video) => (
                <CardRow
                  card={videoCard(video(), p, fullTimeText(line.at, p.os))}
                  end={<span class="row-side">{p.t("coinLine", { n: line.coins })}</span>}
                  onTap={() => p.act.open({ video: line.video })}
                />
              )}
            </Show>
          )}
        </For>
      </Show>
    </Leaf>
  );
});
