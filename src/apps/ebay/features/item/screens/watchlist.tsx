import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { piecesInCart } from "../../../cart.ts";
import { said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Nothing, Pick, Pills } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval, WordLink } from "../../../looks/ovals.tsx";
import { CartButton, ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { auctionOf, lotOf } from "../../../screens/parts/telling.ts";
import { needsVariant, priceOf } from "../../../lots.ts";
import { strings } from "../../../strings.ts";
import { watchFilters } from "../screens.ts";

const words = { all: "all", drops: "priceDrops", auctions: "auctions", buy: "buyItNow" } as const;

export default screen(ebay, strings, "watchlist", (p) => {
  const watches = createMemo(() =>
    Object.values(p.state.watches).toSorted((a, b) => b.at - a.at || (a.item < b.item ? -1 : 1)),
  );
  const items = world(goods.queries.items, () => {
    const ids = watches()
      .map(({ item }) => item)
      .slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const shown = createMemo(() =>
    watches().flatMap((watch) => {
      const item = items()?.find(({ id }) => id === watch.item);
      if (!item) return [];
      const cents = auctionOf(p, item)?.currentCents ?? priceOf(p.state, item);
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
          <WordLink label={p.t(p.view.editing ? "done" : "edit")} onTap={() => p.act.edit()} />
          <CartButton name={p.t("cart")} count={piecesInCart(p.state)} onTap={() => p.act.cart()} />
        </>
      }
      top={
        <Pills
          name="filters"
          options={watchFilters.map((id) => ({ id, label: p.t(words[id]) }))}
          chosen={p.view.filter}
          onPick={(filter) => p.setView({ filter })}
        />
      }
      bottom={
        <Show when={p.view.editing}>
          <StickyActs>
            <Oval
              label={p.t("removeCount", { n: p.view.chosen.length })}
              disabled={!p.can("removeChosen")}
              onTap={() => p.act.removeChosen()}
            />
          </StickyActs>
        </Show>
      }
    >
      <Show
        when={watches().length === 0 || (items() !== undefined && shown().length === 0)}
        fallback={
          <For each={shown()}>
            {({ watch, item, drop }) => {
              const lot = () => lotOf(p, item);
              return (
                <Show
                  when={p.view.editing}
                  fallback={
                    <LotLine
                      picture={lot().picture}
                      title={lot().title}
                      price={lot().price}
                      state={drop > 0 ? p.t("priceDropBy", { sum: usd(drop, p.lang) }) : undefined}
                      tone="good"
                      lines={[lot().format, lot().shipping]}
                      onTap={() => p.act.open({ item: item.id })}
                    >
                      <Show when={!item.auction && !needsVariant(item)}>
                        <Oval
                          small
                          kind="outlined"
                          label={p.t("addToCart")}
                          name={p.t("addToCartOf", { title: said(item.title, p.lang) })}
                          onTap={() => p.act.addToCart({ item: item.id, variant: null })}
                        />
                      </Show>
                      <Oval
                        small
                        kind="plain"
                        label={p.t("remove")}
                        name={p.t("unwatchOf", { title: said(item.title, p.lang) })}
                        onTap={() => p.act.unwatch({ item: item.id })}
                      />
                    </LotLine>
                  }
                >
                  <Pick
                    kind="checkbox"
                    title={said(item.title, p.lang)}
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
        <Nothing icon={heart} title={p.t("noWatches")} text={p.t("noWatchesText")}>
          <Oval kind="outlined" label={p.t("startSearch")} onTap={() => p.act.search()} />
        </Nothing>
      </Show>
    </ShopPage>
  );
});
