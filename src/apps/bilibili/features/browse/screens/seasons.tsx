import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import { seasonKinds } from "#world/videos/words.ts";
import app from "#apps/bilibili/index.ts";
import { More } from "#apps/bilibili/looks/cells.tsx";
import { SeasonGrid } from "#apps/bilibili/looks/cards.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { TopTabs, WordRow } from "#apps/bilibili/looks/tabs.tsx";
import { seasonCard } from "#apps/bilibili/screens/parts/cards.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { seasonSorts } from "../screens.ts";

export default screen(app, strings, "seasons", (p) => {
  const kind = () => p.view.kind ?? p.params.kind;
  const pages = queryWorldPages(
    videos.queries.shelf,
    () => ({
      public: publicOf(p.lang),
      kind_any: [kind()],
      ...(p.view.sort === "followers" ? {} : { sort: p.view.sort }),
    }),
    () => p.view.pages,
  );
  return (
    <Leaf
      back
      part={kind()}
      title={p.t("index")}
      top={
        <>
          <TopTabs
            part="kinds"
            wide
            tabs={seasonKinds.map((id) => ({ id, label: p.t(`film_${id}`) }))}
            chosen={kind()}
            onPick={(to) => p.act.showKind({ kind: to })}
          />
          <WordRow
            part="sorts"
            tabs={seasonSorts.map((id) => ({ id, label: p.t(`order_${id}`) }))}
            chosen={p.view.sort}
            onPick={(sort) => p.act.order({ sort })}
          />
        </>
      }
    >
      <SeasonGrid
        seasons={(pages()?.rows ?? []).map((season) => seasonCard(season, p))}
        onOpen={(season) => p.act.openSeason({ season })}
      />
      <More when={pages()?.more} label={p.t("loadMore")} onTap={() => p.act.more()} />
    </Leaf>
  );
});
