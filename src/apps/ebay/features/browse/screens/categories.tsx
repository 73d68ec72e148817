import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { categories } from "#world/goods/categories.ts";
import goods from "#world/goods/index.ts";
import { countCartPieces } from "#apps/ebay/cart.ts";
import { countText, localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { LinkRow, Section } from "#apps/ebay/looks/content.tsx";
import { Shelf, Tile } from "#apps/ebay/looks/items.tsx";
import { CartButton, SearchPill, ShopPage, TopRow } from "#apps/ebay/looks/shop.tsx";
import { itemCardTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "categories", (p) => {
  const chosen = () => categories.find(({ id }) => id === p.params.category);
  const best = queryWorld(goods.queries.find, () => (chosen() ? { category: chosen()!.id } : null));
  const countOf = (families: readonly { listings: number }[]) => families.reduce((sum, one) => sum + one.listings, 0);
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={chosen() ? localized(chosen()!.name, p.lang) : p.t("categories")}
      actions={<CartButton name={p.t("cart")} count={countCartPieces(p.state)} onTap={() => p.act.cart()} />}
      top={
        <TopRow>
          <SearchPill dim text={p.t("searchOn")} onTap={() => p.act.search()} />
        </TopRow>
      }
    >
      <Show
        when={chosen()}
        fallback={
          <For each={categories}>
            {(category) => (
              <LinkRow
                title={localized(category.name, p.lang)}
                note={category.branches
                  .slice(0, 3)
                  .map((branch) => localized(branch.name, p.lang))
                  .join(p.lang === "en" ? ", " : "、")}
                onTap={() => p.act.openCategory({ category: category.id })}
              />
            )}
          </For>
        }
      >
        {(category) => (
          <>
            <Shelf
              name="best"
              title={p.t("popularHere")}
              more={{ label: p.t("seeAll"), onTap: () => p.act.seeAll({ category: category().id }) }}
            >
              <For each={(best()?.rows ?? []).slice(0, 10)}>
                {(item) => {
                  const lot = () => itemCardTexts(p, item);
                  return (
                    <Tile
                      picture={lot().picture}
                      title={lot().title}
                      price={lot().price}
                      was={lot().was}
                      note={lot().shipping}
                      onTap={() => p.act.open({ item: item.id })}
                    />
                  );
                }}
              </For>
            </Shelf>
            <Section title={p.t("shopByBranch")}>
              <For each={category().branches}>
                {(branch) => (
                  <LinkRow
                    title={localized(branch.name, p.lang)}
                    value={countText(countOf(branch.families), p.lang)}
                    onTap={() => p.act.openBranch({ category: category().id, branch: branch.id })}
                  />
                )}
              </For>
            </Section>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
