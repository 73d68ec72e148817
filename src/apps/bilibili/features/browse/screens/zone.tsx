import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { leastAge } from "#os/social-format.ts";
import { queryWorldPages } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import { subzoneNames, subzones, zoneNames } from "#world/videos/words.ts";
import app from "#apps/bilibili/index.ts";
import { Empty, More } from "#apps/bilibili/looks/cells.tsx";
import { CardGrid } from "#apps/bilibili/looks/cards.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { TopTabs, WordRow } from "#apps/bilibili/looks/tabs.tsx";
import { isWanted, videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { zoneSorts } from "../screens.ts";

export default screen(app, strings, "zone", (p) => {
  const pages = queryWorldPages(
    videos.queries.feed,
    () => ({
      public: publicOf(p.lang),
      zone: p.params.zone,
      age_min: leastAge(p.state.refreshedAt, p.state.startedAt),
      ...(p.view.sub === null ? {} : { sub: p.view.sub }),
      ...(p.view.sort === "hot" ? {} : { sort: p.view.sort }),
    }),
    () => p.view.pages,
  );
  const shown = createMemo(() => (pages()?.rows ?? []).filter((video) => isWanted(p.state, video)));
  return (
    <Leaf
      grey
      back
      part={p.view.sub ?? ""}
      title={zoneNames[p.params.zone][publicOf(p.lang)]}
      actions={<BarWord label={p.t("boards")} onTap={() => p.act.board()} />}
      top={
        <TopTabs
          part="subs"
          tabs={[
            { id: "", label: p.t("sub_all") },
            ...subzones[p.params.zone].map((id) => ({
              id: id as string,
              label: subzoneNames[`${p.params.zone}.${id}`]![publicOf(p.lang)],
            })),
          ]}
          chosen={p.view.sub ?? ""}
          onPick={(id) => p.act.showSub({ sub: id === "" ? null : (id as NonNullable<typeof p.view.sub>) })}
        />
      }
    >
      <WordRow
        part="sorts"
        tabs={zoneSorts.map((id) => ({ id, label: p.t(`sort_${id}`) }))}
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
