import { countText, leastAge } from "#os/social-format.ts";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import rednote from "#world/rednote/index.ts";
import { worldUrl } from "#world/url.ts";
import app from "#apps/rednote/index.ts";
import { priceText } from "#apps/rednote/format.ts";
import { Empty, Pill } from "#apps/rednote/looks/cells.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { ItemHead } from "#apps/rednote/looks/item.tsx";
import { Waterfall } from "#apps/rednote/looks/waterfall.tsx";
import { worldCard } from "#apps/rednote/screens/parts/cards.ts";
import { isWanted } from "#apps/rednote/screens/parts/hooks.ts";
import { strings } from "#apps/rednote/strings.ts";
import { publicOf } from "#apps/rednote/world.ts";

export default screen(app, strings, "item", (p) => {
  const item = queryWorld(goods.queries.item, () => ({ id: p.params.item }));
  const pages = queryWorldPages(
    rednote.queries.feed,
    () => ({
      public: publicOf(p.lang),
      item: p.params.item,
      age_min: leastAge(p.state.refreshedAt, p.state.startedAt),
    }),
    () => p.view.pages,
  );
  const notes = () => (pages()?.rows ?? []).filter((note) => isWanted(p.state, note));
  return (
    <Leaf grey back>
      <Show
        when={item()}
        fallback={
          <Show when={item() === null}>
            <Empty text={p.t("itemGone")} />
          </Show>
        }
      >
        {(found) => (
          <>
            <ItemHead
              pictures={found().pictures.map((id) => worldUrl(goods.queries.picture, { id }))}
              at={Math.min(p.view.at, found().pictures.length - 1)}
              pictureName={p.t("pictureOf", { n: p.view.at + 1, all: found().pictures.length })}
              price={priceText(found().priceCents)}
              sold={p.t("soldCount", { n: countText(found().sold, p.lang) })}
              title={p.lang === "en" ? found().title.en : found().title.zh}
              heading={p.t("itemNotes")}
              onShow={(at) => p.act.show({ at })}
            />
            <Show when={notes().length > 0} fallback={<Empty text={p.t("noItemNotes")} />}>
              <Waterfall
                cards={notes().map((note) => worldCard(note, p))}
                files={p.os.files}
                texts={{ like: p.t("like"), video: p.t("video") }}
                onOpen={(note) => p.act.open({ note })}
                onLike={(note) => p.act.like({ note })}
              />
            </Show>
            <Show when={pages()?.more}>
              <Pill kind="grey" wide label={p.t("loadMore")} onTap={() => p.act.more()} />
            </Show>
          </>
        )}
      </Show>
    </Leaf>
  );
});
