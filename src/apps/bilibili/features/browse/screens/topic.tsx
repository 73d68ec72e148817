import { countText, leastAge } from "#os/social-format.ts";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import { topicId } from "#world/videos/words.ts";
import app from "#apps/bilibili/index.ts";
import { Empty, More } from "#apps/bilibili/looks/cells.tsx";
import { CardGrid } from "#apps/bilibili/looks/cards.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { WordRow } from "#apps/bilibili/looks/tabs.tsx";
import { isWanted, videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { publicOf } from "#apps/bilibili/world.ts";

export default screen(app, strings, "topic", (p) => {
  const topic = queryWorld(videos.queries.topic, () => ({ id: topicId(publicOf(p.lang), p.params.tag) }));
  const pages = queryWorldPages(
    videos.queries.feed,
    () => ({
      public: publicOf(p.lang),
      tag: p.params.tag,
      age_min: leastAge(p.state.refreshedAt, p.state.startedAt),
      ...(p.view.sort === "hot" ? {} : { sort: p.view.sort }),
    }),
    () => p.view.pages,
  );
  const shown = createMemo(() => (pages()?.rows ?? []).filter((video) => isWanted(p.state, video)));
  return (
    <Leaf grey back>
      <div class="topic-head">
        <h2>#{p.params.tag}</h2>
        <Show when={topic()}>
          {(one) => (
            <p>
              {p.t("topicVideos", { n: countText(one().videos, p.lang) })} ·{" "}
              {p.t("topicPlays", { n: countText(one().plays, p.lang) })}
            </p>
          )}
        </Show>
      </div>
      <WordRow
        part="sorts"
        tabs={(["hot", "newest"] as const).map((id) => ({ id, label: p.t(`sort_${id}`) }))}
        chosen={p.view.sort}
        onPick={(sort) => p.act.order({ sort })}
      />
      <Show when={shown().length > 0 || !pages()} fallback={<Empty text={p.t("nothingHere")} />}>
        <CardGrid cards={shown().map((video) => videoCard(video, p))} onOpen={(video) => p.act.open({ video })} />
      </Show>
      <More when={pages()?.more} label={p.t("loadMore")} onTap={() => p.act.more()} />
    </Leaf>
  );
});
