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
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { piecesInCart } from "../../../cart.ts";
import { said } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Lead, Part } from "../../../looks/facts.tsx";
import { Shelf, Tile } from "../../../looks/lots.tsx";
import { Chips } from "../../../looks/front.tsx";
import { SellerHead } from "../../../looks/people.tsx";
import { CartButton, ShopPage } from "../../../looks/shop.tsx";
import { Guest } from "../../../screens/parts/guest.tsx";
import { Tabs } from "../../../screens/parts/tabs.tsx";
import { orderState } from "../../../screens/parts/order-telling.ts";
import { lotOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { ordersIn } from "../queries.ts";

export default screen(ebay, strings, "my", (p) => {
  const isIn = () => p.state.account.signedIn;
  const recent = createMemo(() => (isIn() ? ordersIn(p.state, "all", "any", p.now).slice(0, 8) : []));
  const items = world(goods.queries.items, () => {
    const ids = [...new Set(recent().flatMap(({ lines }) => lines[0]?.item ?? []))];
    return ids.length > 0 ? { ids } : null;
  });
  const viewed = world(goods.queries.items, () =>
    p.state.viewed.length > 0 ? { ids: p.state.viewed.slice(0, 8) } : null,
  );
  const unpaid = () => ordersIn(p.state, "unpaid", "any", p.now).length;
  const fresh = () => Object.values(p.state.saved).reduce((sum, one) => sum + one.fresh.length, 0);
  const open = () =>
    Object.values(p.state.bids).filter(({ status }) => status === "outbid").length +
    Object.values(p.state.offers).filter(({ status }) => status === "countered" || status === "accepted").length;
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      title={p.t("tabMy")}
      large
      actions={<CartButton name={p.t("cart")} count={piecesInCart(p.state)} onTap={() => p.act.cart()} />}
      bottom={<Tabs on="my" state={p.state} t={p.t} act={p.act} />}
    >
      <Show when={isIn()} fallback={<Guest t={p.t} onSignIn={() => p.act.signIn()} />}>
        <SellerHead
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
                    title={said(item()?.title, p.lang)}
                    price={orderState(p, p.os, order).title}
                    note={orderState(p, p.os, order).note}
                    onTap={() => p.act.openOrder({ order: order.id })}
                  />
                );
              }}
            </For>
          </Shelf>
        </Show>
        <Part title={p.t("shopping")} line>
          <Lead
            icon={bag}
            title={p.t("purchases")}
            note={p.t("purchasesNote")}
            count={unpaid()}
            onTap={() => p.act.openOrders({ filter: "all" })}
          />
          <Lead
            icon={heart}
            title={p.t("watchlist")}
            value={String(Object.keys(p.state.watches).length)}
            onTap={() => p.act.watchlist()}
          />
          <Lead icon={saved} title={p.t("savedTitle")} count={fresh()} onTap={() => p.act.saved()} />
          <Lead icon={gavel} title={p.t("bidsAndOffers")} count={open()} onTap={() => p.act.deals()} />
          <Lead icon={ticket} title={p.t("coupons")} onTap={() => p.act.coupons()} />
          <Lead icon={history} title={p.t("recentlyViewed")} onTap={() => p.act.viewed()} />
        </Part>
        <Part title={p.t("accountTitle")} line>
          <Lead icon={pin} title={p.t("addresses")} onTap={() => p.act.addresses()} />
          <Lead icon={pay} title={p.t("paymentMethods")} onTap={() => p.act.payment()} />
          <Lead icon={gear} title={p.t("settings")} onTap={() => p.act.settings()} />
          <Lead icon={leave} title={p.t("signOut")} onTap={() => p.act.signOut()} />
        </Part>
      </Show>
      <Show when={!isIn()}>
        <Lead icon={gear} title={p.t("settings")} onTap={() => p.act.settings()} />
        <Lead icon={history} title={p.t("recentlyViewed")} onTap={() => p.act.viewed()} />
      </Show>
      <Show when={(viewed() ?? []).length > 0}>
        <Shelf name="viewed" title={p.t("recentlyViewed")}>
          <For each={viewed()}>
            {(item) => (
              <Tile
                picture={item.pictures[0]}
                title={said(item.title, p.lang)}
                price={lotOf(p, item).price}
                onTap={() => p.act.open({ item: item.id })}
              />
            )}
          </For>
        </Shelf>
      </Show>
    </ShopPage>
  );
});
