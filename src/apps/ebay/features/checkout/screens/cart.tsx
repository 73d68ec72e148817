import cartIcon from "@material-symbols/svg-400/outlined/shopping_cart.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { cartNow, piecesInCart } from "../../../cart.ts";
import { said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Nothing, Part } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval, Stepper, WordLink } from "../../../looks/ovals.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { countryOf, priceOf, stockOf } from "../../../lots.ts";
import { Guest } from "../../../screens/parts/guest.tsx";
import { choicesText, postageOf, shortOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { linesOf, problemOf, quoteOf, wishesOf } from "../quote.ts";
import type { CartLine } from "../state.ts";
import { CouponPart, QuoteSums } from "./parts/purse.tsx";

const cart = { from: "cart", item: null, variant: null, quantity: 1, offer: null, order: null } as const;

export default screen(ebay, strings, "cart", (p) => {
  const now = () => cartNow(p.state);
  const later = () => p.state.cart.filter((line) => line.later);
  const items = world(goods.queries.items, () => {
    const ids = [...new Set(p.state.cart.map(({ item }) => item))];
    return ids.length > 0 ? { ids } : null;
  });
  const itemOf = (id: string) => items()?.find((item) => item.id === id);
  const sellers = world(goods.queries.sellers, () => {
    const ids = [...new Set((items() ?? []).map(({ seller }) => seller))];
    return ids.length > 0 ? { ids } : null;
  });
  const coupon = () => (p.state.coupon === null ? null : (p.state.coupons[p.state.coupon] ?? null));
  const lines = createMemo(() => linesOf(p.state, wishesOf(p.state, cart), itemOf));
  const quote = createMemo(() => quoteOf(lines(), countryOf(p.state), {}, coupon()));
  const pieces = () => piecesInCart(p.state);
  const problem = (line: CartLine) => {
    const found = lines().find((one) => one.item.id === line.item && one.variant === line.variant);
    const what = found ? problemOf(p.state, found, false) : null;
    if (what === null || !found) return undefined;
    return what === "stock-short"
      ? p.t("stock-short", { left: stockOf(p.state, found.item, line.variant) })
      : p.t(what);
  };
  const row = (line: CartLine) => {
    const item = () => itemOf(line.item);
    /** What a button says, and of which thing. */
    const of = (word: string) => `${word}, ${said(item()?.title, p.lang)}`;
    return (
      <LotLine
        {...shortOf(p, item())}
        price={item() ? usd(priceOf(p.state, item()!, line.variant), p.lang) : undefined}
        lines={[choicesText(item(), line.variant, p.lang), item() ? postageOf(p, item()!) : undefined]}
        state={problem(line)}
        tone="hot"
        onTap={() => p.act.open({ item: line.item })}
      >
        <Show when={!line.later}>
          <Stepper
            value={line.quantity}
            most={item() ? Math.min(99, stockOf(p.state, item()!, line.variant)) : line.quantity}
            name={p.t("quantity")}
            less={of(p.t("oneLess"))}
            more={of(p.t("oneMore"))}
            onPick={(quantity) => p.act.setQuantity({ line: line.id, quantity })}
          />
        </Show>
        <WordLink
          label={p.t(line.later ? "moveToCart" : "saveForLater")}
          name={of(p.t(line.later ? "moveToCart" : "saveForLater"))}
          onTap={() => p.act.keepForLater({ line: line.id, later: !line.later })}
        />
        <WordLink
          label={p.t("remove")}
          name={p.t("removeOf", { title: said(item()?.title, p.lang) })}
          onTap={() => p.act.remove({ line: line.id })}
        />
      </LotLine>
    );
  };
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={pieces() > 0 ? p.t("cartCount", { n: pieces() }) : p.t("cart")}
      bottom={
        <Show when={now().length > 0}>
          <StickyActs>
            <Oval label={p.t("goToCheckout")} onTap={() => p.act.checkout()} />
          </StickyActs>
        </Show>
      }
    >
      <Show when={p.state.account.signedIn} fallback={<Guest t={p.t} onSignIn={() => p.act.signIn()} />}>
        <Show
          when={now().length > 0}
          fallback={
            <Nothing icon={cartIcon} title={p.t("emptyCart")} text={p.t("emptyCartText")}>
              <Oval kind="outlined" label={p.t("watchlist")} onTap={() => p.act.watchlist()} />
              <Oval kind="outlined" label={p.t("startSearch")} onTap={() => p.act.search()} />
            </Nothing>
          }
        >
          <For each={quote().parcels}>
            {(parcel) => (
              <Part
                title={sellers()?.find(({ id }) => id === parcel.seller)?.handle ?? "…"}
                more={<WordLink label={p.t("seeSeller")} onTap={() => p.act.openSeller({ seller: parcel.seller })} />}
                line
              >
                <For
                  each={now().filter((line) =>
                    parcel.lines.some((one) => one.item.id === line.item && one.variant === line.variant),
                  )}
                >
                  {row}
                </For>
              </Part>
            )}
          </For>
          <CouponPart
            teller={p}
            coupon={coupon()}
            quote={quote()}
            field={p.field("code")}
            canUse={p.can("useCode")}
            onUse={() => p.act.useCode()}
            onDrop={() => p.act.dropCode()}
          >
            <WordLink label={p.t("seeCoupons")} onTap={() => p.act.coupons()} />
          </CouponPart>
          <QuoteSums teller={p} quote={quote()} pieces={pieces()} total="subtotal" />
        </Show>
        <Show when={later().length > 0}>
          <Part title={p.t("savedForLater", { n: later().length })} line>
            <For each={later()}>{row}</For>
          </Part>
        </Show>
      </Show>
    </ShopPage>
  );
});
