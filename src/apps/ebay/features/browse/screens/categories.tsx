import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import { categories } from "../../../../../world/goods/categories.ts";
import goods from "../../../../../world/goods/index.ts";
import { piecesInCart } from "../../../cart.ts";
import { countText, said } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Lead, Part } from "../../../looks/facts.tsx";
import { Shelf, Tile } from "../../../looks/lots.tsx";
import { CartButton, SearchPill, ShopPage, TopLine } from "../../../looks/shop.tsx";
import { lotOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "categories", (p) => {
  const chosen = () => categories.find(({ id }) => id === p.params.category);
  const best = world(goods.queries.find, () => (chosen() ? { category: chosen()!.id } : null));
  const countOf = (families: readonly { listings: number }[]) => families.reduce((sum, one) => sum + one.listings, 0);
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={chosen() ? said(chosen()!.name, p.lang) : p.t("categories")}
      actions={<CartButton name={p.t("cart")} count={piecesInCart(p.state)} onTap={() => p.act.cart()} />}
      top={
        <TopLine>
          <SearchPill dim text={p.t("searchOn")} onTap={() => p.act.search()} />
        </TopLine>
      }
    >
      <Show
        when={chosen()}
        fallback={
          <For each={categories}>
            {(category) => (
              <Lead
                title={said(category.name, p.lang)}
                note={category.branches
                  .slice(0, 3)
                  .map((branch) => said(branch.name, p.lang))
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
                  const lot = () => lotOf(p, item);
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
            <Part title={p.t("shopByBranch")}>
              <For each={category().branches}>
                {(branch) => (
                  <Lead
                    title={said(branch.name, p.lang)}
                    value={countText(countOf(branch.families), p.lang)}
                    onTap={() => p.act.openBranch({ category: category().id, branch: branch.id })}
                  />
                )}
              </For>
            </Part>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
