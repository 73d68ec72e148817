import bag from "@material-symbols/svg-400/outlined/shopping_bag.svg?raw";
import gavel from "@material-symbols/svg-400/outlined/gavel.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import history from "@material-symbols/svg-400/outlined/history.svg?raw";
import leave from "@material-symbols/svg-400/outlined/logout.svg?raw";
import pay from "@material-symbols/svg-400/outlined/credit_card.svg?raw";
import pin from "@material-symbols/svg-400/outlined/home_pin.svg?raw";
import saved from "@material-symbols/svg-400/outlined/saved_search.svg?raw";
import ticket from "@material-symbols/svg-400/outlined/confirmation_number.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { countCartPieces } from "#apps/ebay/cart.ts";
import { localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { LinkRow, Section } from "#apps/ebay/looks/content.tsx";
import { Shelf, Tile } from "#apps/ebay/looks/items.tsx";
import { Chips } from "#apps/ebay/looks/front.tsx";
import { SellerHeader } from "#apps/ebay/looks/people.tsx";
import { CartButton, ShopPage } from "#apps/ebay/looks/shop.tsx";
import { SignInPrompt } from "#apps/ebay/screens/parts/sign-in-prompt.tsx";
import { ShopTabs } from "#apps/ebay/screens/parts/tabs.tsx";
import { describeOrder } from "#apps/ebay/screens/parts/order-labels.ts";
import { itemCardTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { listOrders } from "../queries.ts";

export default screen(ebay, strings, "my", (p) => {
  const isIn = () => p.state.account.signedIn;
  const recent = createMemo(() => (isIn() ? listOrders(p.state, "all", "any", p.now).slice(0, 8) : []));
  const items = queryWorld(goods.queries.items, () => {
    const ids = [...new Set(recent().flatMap(({ lines }) => lines[0]?.item ?? []))];
    return ids.length > 0 ? { ids } : null;
  });
  const viewed = queryWorld(goods.queries.items, () =>
    p.state.viewed.length > 0 ? { ids: p.state.viewed.slice(0, 8) } : null,
  );
  const unpaid = () => listOrders(p.state, "unpaid", "any", p.now).length;
  const fresh = () => Object.values(p.state.saved).reduce((sum, one) => sum + one.fresh.length, 0);
  const open = () =>
    Object.values(p.state.bids).filter(({ status }) => status === "outbid").length +
    Object.values(p.state.offers).filter(({ status }) => status === "countered" || status === "accepted").length;
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      title={p.t("tabMy")}
      large
      actions={<CartButton name={p.t("cart")} count={countCartPieces(p.state)} onTap={() => p.act.cart()} />}
      bottom={<ShopTabs on="my" state={p.state} t={p.t} act={p.act} />}
    >
      <Show when={isIn()} fallback={<SignInPrompt t={p.t} onSignIn={() => p.act.signIn()} />}>
        <SellerHeader
          name={p.state.account.name}
          handle={`${p.state.account.handle} (${p.state.account.score})`}
          lines={[p.t("memberSinceYear", { year: p.state.account.sinceYear })]}
        />
        <Chips
          options={(["all", "unpaid", "progress", "returns"] as const).map((filter) => ({
            label: `${p.t(({ all: "allOrders", unpaid: "toPay", progress: "onTheWay", returns: "returnsTitle" } as const)[filter])}${filter === "unpaid" && unpaid() > 0 ? ` (${unpaid()})` : ""}`,
            onTap: () => p.act.openOrders({ filter }),
          }))}
        />
        <Show when={recent().length > 0}>
          <Shelf
            name="orders"
            title={p.t("purchases")}
            more={{ label: p.t("seeAll"), onTap: () => p.act.openOrders({ filter: "all" }) }}
          >
            <For each={recent()}>
              {(order) => {
                const item = () => items()?.find(({ id }) => id === order.lines[0]?.item);
                return (
                  <Tile
                    picture={item()?.pictures[0]}
                    title={localized(item()?.title, p.lang)}
                    price={describeOrder(p, p.os, order).title}
                    note={describeOrder(p, p.os, order).note}
                    onTap={() => p.act.openOrder({ order: order.id })}
                  />
                );
              }}
            </For>
          </Shelf>
        </Show>
        <Section title={p.t("shopping")} line>
          <LinkRow
            icon={bag}
            title={p.t("purchases")}
            note={p.t("purchasesNote")}
            count={unpaid()}
            onTap={() => p.act.openOrders({ filter: "all" })}
          />
          <LinkRow
            icon={heart}
            title={p.t("watchlist")}
            value={String(Object.keys(p.state.watches).length)}
            onTap={() => p.act.watchlist()}
          />
          <LinkRow icon={saved} title={p.t("savedTitle")} count={fresh()} onTap={() => p.act.saved()} />
          <LinkRow icon={gavel} title={p.t("bidsAndOffers")} count={open()} onTap={() => p.act.deals()} />
          <LinkRow icon={ticket} title={p.t("coupons")} onTap={() => p.act.coupons()} />
          <LinkRow icon={history} title={p.t("recentlyViewed")} onTap={() => p.act.viewed()} />
        </Section>
        <Section title={p.t("accountTitle")} line>
          <LinkRow icon={pin} title={p.t("addresses")} onTap={() => p.act.addresses()} />
          <LinkRow icon={pay} title={p.t("paymentMethods")} onTap={() => p.act.payment()} />
          <LinkRow icon={gear} title={p.t("settings")} onTap={() => p.act.settings()} />
          <LinkRow icon={leave} title={p.t("signOut")} onTap={() => p.act.signOut()} />
        </Section>
      </Show>
      <Show when={!isIn()}>
        <LinkRow icon={gear} title={p.t("settings")} onTap={() => p.act.settings()} />
        <LinkRow icon={history} title={p.t("recentlyViewed")} onTap={() => p.act.viewed()} />
      </Show>
      <Show when={(viewed() ?? []).length > 0}>
        <Shelf name="viewed" title={p.t("recentlyViewed")}>
          <For each={viewed()}>
            {(item) => (
              <Tile
                picture={item.pictures[0]}
                title={localized(item.title, p.lang)}
                price={itemCardTexts(p, item).price}
                onTap={() => p.act.open({ item: item.id })}
              />
            )}
          </For>
        </Shelf>
      </Show>
    </ShopPage>
  );
});
