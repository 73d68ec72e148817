import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { categories } from "#world/goods/categories.ts";
import { auctionPhase } from "#world/goods/auctions.ts";
import goods, { type ItemBrief } from "#world/goods/index.ts";
import { countCartPieces } from "#apps/ebay/cart.ts";
import { localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { Banner, Chips } from "#apps/ebay/looks/front.tsx";
import { Shelf, Tile } from "#apps/ebay/looks/items.tsx";
import { CartButton, SearchPill, ShopPage, TopRow } from "#apps/ebay/looks/shop.tsx";
import { ShopTabs } from "#apps/ebay/screens/parts/tabs.tsx";
import { itemCardTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { noFilters } from "../../browse/state.ts";

export default screen(ebay, strings, "home", (p) => {
  const isIn = () => p.state.account.signedIn;
  const viewed = queryWorld(goods.queries.items, () =>
    p.state.viewed.length > 0 ? { ids: p.state.viewed.slice(0, 10) } : null,
  );
  const watched = queryWorld(goods.queries.items, () => {
    const ids = Object.values(p.state.watches)
      .toSorted((a, b) => b.at - a.at)
      .map(({ item }) => item)
      .slice(0, 12);
    return isIn() && ids.length > 0 ? { ids } : null;
  });
  const deals = queryWorld(goods.queries.find, () => ({ deal: "sale" }));
  // The time, rounded up to the next half hour, so that the list stays the same while the user looks at it.
  const half = createMemo(() => Math.floor(p.now / 1_800_000) * 1_800_000 + 1_800_000);
  const ending = queryWorld(goods.queries.find, () => ({
    format: "auction",
    sort: "ending" as const,
    phase_min: auctionPhase(half()),
  }));
  const fresh = queryWorld(goods.queries.find, () => ({ sort: "newest" as const }));
  const tile = (item: ItemBrief) => {
    const lot = () => itemCardTexts(p, item);
    return (
      <Tile
        picture={lot().picture}
        title={lot().title}
        price={lot().price}
        was={lot().was}
        note={item.auction ? lot().format : lot().shipping}
        hot={lot().hot}
        onTap={() => p.act.open({ item: item.id })}
      />
    );
  };
  const more = (onTap: () => void) => ({ label: p.t("seeAll"), onTap });
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      top={
        <TopRow>
          <SearchPill
            dim
            text={p.t("searchOn")}
            camera={{ name: p.t("searchByPicture"), onTap: () => p.act.byPicture() }}
            onTap={() => p.act.goSearch()}
          />
          <CartButton name={p.t("cart")} count={countCartPieces(p.state)} onTap={() => p.act.cart()} />
        </TopRow>
      }
      bottom={<ShopTabs on="home" state={p.state} t={p.t} act={p.act} />}
    >
      <Chips
        options={[
          ...(isIn()
            ? [
                { label: p.t("watchlist"), onTap: () => p.act.watchlist() },
                { label: p.t("savedTitle"), onTap: () => p.act.saved() },
                { label: p.t("bidsAndOffers"), onTap: () => p.act.deals() },
              ]
            : [{ label: p.t("signIn"), onTap: () => p.act.signIn() }]),
          { label: p.t("categories"), onTap: () => p.act.categories() },
        ]}
      />
      <Banner
        tone="yellow"
        title={p.t("bannerTitle")}
        text={p.t("bannerText")}
        button={isIn() ? p.t("seeCoupons") : p.t("signIn")}
        picture={deals()?.rows[0]?.pictures[0]}
        onTap={() => (isIn() ? p.act.coupons() : p.act.signIn())}
      />
      <Show when={(viewed() ?? []).length > 0}>
        <Shelf name="viewed" title={p.t("recentlyViewed")} more={more(() => p.act.viewed())}>
          <For each={viewed()}>{tile}</For>
        </Shelf>
      </Show>
      <Show when={(watched() ?? []).length > 0}>
        <Shelf name="watched" title={p.t("yourWatchlist")} more={more(() => p.act.watchlist())}>
          <For each={watched()}>{tile}</For>
        </Shelf>
      </Show>
      <Shelf
        name="deals"
        title={p.t("deals")}
        note={p.t("dealsNote")}
        more={more(() => p.act.browse({ filters: { ...noFilters, sale: true }, sort: "best" }))}
      >
        <For each={(deals()?.rows ?? []).slice(0, 10)}>{tile}</For>
      </Shelf>
      <Show when={p.state.searches.length > 0}>
        <>
          <Chips
            title={p.t("searchAgain")}
            options={p.state.searches.slice(0, 6).map((q) => ({ label: q, onTap: () => p.act.again({ q }) }))}
          />
        </>
      </Show>
      <Shelf
        name="ending"
        title={p.t("endingSoon")}
        more={more(() => p.act.browse({ filters: { ...noFilters, format: "auction" }, sort: "ending" }))}
      >
        <For each={(ending()?.rows ?? []).slice(0, 10)}>{tile}</For>
      </Shelf>
      <Chips
        title={p.t("shopByCategory")}
        pictures
        options={categories.map((category) => ({
          label: localized(category.name, p.lang),
          onTap: () => p.act.browse({ filters: { ...noFilters, category: category.id }, sort: "best" }),
        }))}
      />
      <Shelf
        name="fresh"
        title={p.t("justListed")}
        more={more(() => p.act.browse({ filters: noFilters, sort: "newest" }))}
      >
        <For each={(fresh()?.rows ?? []).slice(0, 10)}>{tile}</For>
      </Shelf>
    </ShopPage>
  );
});
