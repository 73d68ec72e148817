import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { countCartPieces } from "#apps/ebay/cart.ts";
import { localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { EmptyState, OptionRow, Pills } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton, TextLink } from "#apps/ebay/looks/buttons.tsx";
import { CartButton, ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { findAuction, itemCardTexts } from "#apps/ebay/screens/parts/labels.ts";
import { needsVariant, priceOf } from "#apps/ebay/item-terms.ts";
import { strings } from "#apps/ebay/strings.ts";
import { watchFilters } from "../screens.ts";

const filterTexts = { all: "all", drops: "priceDrops", auctions: "auctions", buy: "buyItNow" } as const;

export default screen(ebay, strings, "watchlist", (p) => {
  const watches = createMemo(() =>
    Object.values(p.state.watches).toSorted((a, b) => b.at - a.at || (a.item < b.item ? -1 : 1)),
  );
  const items = queryWorld(goods.queries.items, () => {
    const ids = watches()
      .map(({ item }) => item)
      .slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const shown = createMemo(() =>
    watches().flatMap((watch) => {
      const item = items()?.find(({ id }) => id === watch.item);
      if (!item) return [];
      const cents = findAuction(p, item)?.currentCents ?? priceOf(p.state, item);
      const drop = item.auction ? 0 : watch.cents - cents;
      const fits =
        p.view.filter === "all" ||
        (p.view.filter === "drops" ? drop > 0 : (p.view.filter === "auctions") === (item.auction !== null));
      return fits ? [{ watch, item, drop }] : [];
    }),
  );
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("watchlist")}
      actions={
        <>
          <TextLink label={p.t(p.view.editing ? "done" : "edit")} onTap={() => p.act.edit()} />
          <CartButton name={p.t("cart")} count={countCartPieces(p.state)} onTap={() => p.act.cart()} />
        </>
      }
      top={
        <Pills
          name="filters"
          options={watchFilters.map((id) => ({ id, label: p.t(filterTexts[id]) }))}
          chosen={p.view.filter}
          onPick={(filter) => p.setView({ filter })}
        />
      }
      bottom={
        <Show when={p.view.editing}>
          <StickyButtons>
            <PillButton
              label={p.t("removeCount", { n: p.view.chosen.length })}
              disabled={!p.can("removeChosen")}
              onTap={() => p.act.removeChosen()}
            />
          </StickyButtons>
        </Show>
      }
    >
      <Show
        when={watches().length === 0 || (items() !== undefined && shown().length === 0)}
        fallback={
          <For each={shown()}>
            {({ watch, item, drop }) => {
              const lot = () => itemCardTexts(p, item);
              return (
                <Show
                  when={p.view.editing}
                  fallback={
                    <ItemLine
                      picture={lot().picture}
                      title={lot().title}
                      price={lot().price}
                      state={drop > 0 ? p.t("priceDropBy", { sum: usd(drop, p.lang) }) : undefined}
                      tone="good"
                      lines={[lot().format, lot().shipping]}
                      onTap={() => p.act.open({ item: item.id })}
                    >
                      <Show when={!item.auction && !needsVariant(item)}>
                        <PillButton
                          small
                          kind="outlined"
                          label={p.t("addToCart")}
                          name={p.t("addToCartOf", { title: localized(item.title, p.lang) })}
                          onTap={() => p.act.addToCart({ item: item.id, variant: null })}
                        />
                      </Show>
                      <PillButton
                        small
                        kind="plain"
                        label={p.t("remove")}
                        name={p.t("unwatchOf", { title: localized(item.title, p.lang) })}
                        onTap={() => p.act.unwatch({ item: item.id })}
                      />
                    </ItemLine>
                  }
                >
                  <OptionRow
                    kind="checkbox"
                    title={localized(item.title, p.lang)}
                    value={lot().price}
                    on={p.view.chosen.includes(watch.item)}
                    onTap={() => p.act.toggle({ item: watch.item })}
                  />
                </Show>
              );
            }}
          </For>
        }
      >
        <EmptyState icon={heart} title={p.t("noWatches")} text={p.t("noWatchesText")}>
          <PillButton kind="outlined" label={p.t("startSearch")} onTap={() => p.act.search()} />
        </EmptyState>
      </Show>
    </ShopPage>
  );
});
