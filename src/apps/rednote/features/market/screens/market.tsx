import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import { maxIds } from "#world/define.ts";
import goods from "#world/goods/index.ts";
import rednote from "#world/rednote/index.ts";
import { channels } from "#world/rednote/words.ts";
import app from "#apps/rednote/index.ts";
import { priceText } from "#apps/rednote/format.ts";
import { Empty, Pill } from "#apps/rednote/looks/cells.tsx";
import { SearchLink } from "#apps/rednote/looks/forms.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { ItemGrid } from "#apps/rednote/looks/goods.tsx";
import { FootTabs, WordRow } from "#apps/rednote/looks/tabs.tsx";
import { itemTile } from "#apps/rednote/screens/parts/items.ts";
import { PlusSheet } from "#apps/rednote/screens/parts/plus-sheet.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { publicOf } from "#apps/rednote/world.ts";
import { countUnread } from "../../messages/queries.ts";

export default screen(app, strings, "market", (p) => {
  const pages = queryWorldPages(
    rednote.queries.shelf,
    () =>
      p.state.prefs.teen
        ? null
        : {
            public: publicOf(p.lang),
            offers_min: 1,
            ...(p.view.channel === null ? {} : { channel: p.view.channel }),
          },
    () => p.view.pages,
  );
  /**
   * The goods that the loaded notes offer, in the order of the notes. Each item occurs once, with its lowest price and
   * the number of its notes.
   */
  const offers = createMemo(() => {
    const found = new Map<string, { priceCents: number; notes: number }>();
    for (const note of pages()?.rows ?? [])
      for (const { item, priceCents } of note.goods) {
        const known = found.get(item);
        found.set(item, {
          priceCents: Math.min(priceCents, known?.priceCents ?? priceCents),
          notes: (known?.notes ?? 0) + 1,
        });
      }
    return found;
  });
  const part = (n: number) =>
    queryWorld(goods.queries.items, () => {
      const ids = [...offers().keys()].slice(n * maxIds, (n + 1) * maxIds);
      return ids.length > 0 ? { ids } : null;
    });
  const parts = [part(0), part(1), part(2)];
  const tiles = () =>
    parts
      .flatMap((items) => items() ?? [])
      .map((item) => {
        const offer = offers().get(item.id);
        const tile = itemTile(item, p.lang, p.t("inNotes", { n: offer?.notes ?? 0 }));
        return offer ? { ...tile, price: priceText(offer.priceCents) } : tile;
      });
  return (
    <Leaf
      grey
      bare
      part={p.view.channel ?? "all"}
      top={
        <>
          <div class="bar-row">
            <SearchLink text={p.t("marketSearch")} name={p.t("marketSearch")} onTap={() => p.act.search()} />
          </div>
          <WordRow
            part="categories"
            tabs={[
              { id: "" as const, label: p.t("allGoods") },
              ...channels.map((id) => ({ id, label: p.t(`channel_${id}`) })),
            ]}
            chosen={p.view.channel ?? ""}
            onPick={(id) => p.act.showChannel({ channel: id === "" ? null : id })}
          />
        </>
      }
      bottom={
        <FootTabs
          labels={{ home: p.t("home"), market: p.t("market"), messages: p.t("messages"), me: p.t("me") }}
          plus={p.t("publish")}
          on="market"
          badge={countUnread(p.state)}
          onTab={(tab) => {
            if (tab === "home") p.act.goHome();
            else if (tab === "messages") p.act.goMessages();
            else if (tab === "me") p.act.goMe();
          }}
          onPlus={() => p.act.plus()}
        />
      }
      overlays={<PlusSheet open={p.view.open === "plus"} t={p.t} act={p.act} />}
    >
      <Show when={!p.state.prefs.teen} fallback={<Empty text={p.t("teenMarket")} />}>
        <Show when={tiles().length > 0 || !pages()} fallback={<Empty text={p.t("nothingFound")} />}>
          <ItemGrid items={tiles()} onTap={(item) => p.act.openItem({ item })} />
        </Show>
        <Show when={pages()?.more}>
          <Pill kind="grey" wide label={p.t("loadMore")} onTap={() => p.act.more()} />
        </Show>
      </Show>
    </Leaf>
  );
});
