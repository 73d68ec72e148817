import cartIcon from "@material-symbols/svg-400/outlined/shopping_cart.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { activeCartLines, countCartPieces } from "#apps/ebay/cart.ts";
import { localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { EmptyState, Section } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton, Stepper, TextLink } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { destinationCountry, priceOf, countStock } from "#apps/ebay/item-terms.ts";
import { SignInPrompt } from "#apps/ebay/screens/parts/sign-in-prompt.tsx";
import { variantText, shippingText, itemLineTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { priceLines, findLineProblem, makeQuote, listPurchaseItems } from "../quote.ts";
import type { CartLine } from "../state.ts";
import { CouponSection, QuoteTotals } from "./parts/quote-parts.tsx";

const cartSource = { from: "cart", item: null, variant: null, quantity: 1, offer: null, order: null } as const;

export default screen(ebay, strings, "cart", (p) => {
  const now = () => activeCartLines(p.state);
  const later = () => p.state.cart.filter((line) => line.later);
  const items = queryWorld(goods.queries.items, () => {
    const ids = [...new Set(p.state.cart.map(({ item }) => item))];
    return ids.length > 0 ? { ids } : null;
  });
  const itemOf = (id: string) => items()?.find((item) => item.id === id);
  const sellers = queryWorld(goods.queries.sellers, () => {
    const ids = [...new Set((items() ?? []).map(({ seller }) => seller))];
    return ids.length > 0 ? { ids } : null;
  });
  const coupon = () => (p.state.coupon === null ? null : (p.state.coupons[p.state.coupon] ?? null));
  const lines = createMemo(() => priceLines(p.state, listPurchaseItems(p.state, cartSource), itemOf));
  const quote = createMemo(() => makeQuote(lines(), destinationCountry(p.state), {}, coupon()));
  const pieces = () => countCartPieces(p.state);
  const problem = (line: CartLine) => {
    const found = lines().find((one) => one.item.id === line.item && one.variant === line.variant);
    const what = found ? findLineProblem(p.state, found, false) : null;
    if (what === null || !found) return undefined;
    return what === "stock-short"
      ? p.t("stock-short", { left: countStock(p.state, found.item, line.variant) })
      : p.t(what);
  };
  const row = (line: CartLine) => {
    const item = () => itemOf(line.item);
    /** Returns the accessible name of a button. The name includes the listing's title. */
    const of = (word: string) => `${word}, ${localized(item()?.title, p.lang)}`;
    return (
      <ItemLine
        {...itemLineTexts(p, item())}
        price={item() ? usd(priceOf(p.state, item()!, line.variant), p.lang) : undefined}
        lines={[variantText(item(), line.variant, p.lang), item() ? shippingText(p, item()!) : undefined]}
        state={problem(line)}
        tone="hot"
        onTap={() => p.act.open({ item: line.item })}
      >
        <Show when={!line.later}>
          <Stepper
            value={line.quantity}
            most={item() ? Math.min(99, countStock(p.state, item()!, line.variant)) : line.quantity}
            name={p.t("quantity")}
            less={of(p.t("oneLess"))}
            more={of(p.t("oneMore"))}
            onPick={(quantity) => p.act.setQuantity({ line: line.id, quantity })}
          />
        </Show>
        <TextLink
          label={p.t(line.later ? "moveToCart" : "saveForLater")}
          name={of(p.t(line.later ? "moveToCart" : "saveForLater"))}
          onTap={() => p.act.keepForLater({ line: line.id, later: !line.later })}
        />
        <TextLink
          label={p.t("remove")}
          name={p.t("removeOf", { title: localized(item()?.title, p.lang) })}
          onTap={() => p.act.remove({ line: line.id })}
        />
      </ItemLine>
    );
  };
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={pieces() > 0 ? p.t("cartCount", { n: pieces() }) : p.t("cart")}
      bottom={
        <Show when={now().length > 0}>
          <StickyButtons>
            <PillButton label={p.t("goToCheckout")} onTap={() => p.act.checkout()} />
          </StickyButtons>
        </Show>
      }
    >
      <Show when={p.state.account.signedIn} fallback={<SignInPrompt t={p.t} onSignIn={() => p.act.signIn()} />}>
        <Show
          when={now().length > 0}
          fallback={
            <EmptyState icon={cartIcon} title={p.t("emptyCart")} text={p.t("emptyCartText")}>
              <PillButton kind="outlined" label={p.t("watchlist")} onTap={() => p.act.watchlist()} />
              <PillButton kind="outlined" label={p.t("startSearch")} onTap={() => p.act.search()} />
            </EmptyState>
          }
        >
          <For each={quote().parcels}>
            {(parcel) => (
              <Section
                title={sellers()?.find(({ id }) => id === parcel.seller)?.handle ?? "…"}
                more={<TextLink label={p.t("seeSeller")} onTap={() => p.act.openSeller({ seller: parcel.seller })} />}
                line
              >
                <For
                  each={now().filter((line) =>
                    parcel.lines.some((one) => one.item.id === line.item && one.variant === line.variant),
                  )}
                >
                  {row}
                </For>
              </Section>
            )}
          </For>
          <CouponSection
            teller={p}
            coupon={coupon()}
            quote={quote()}
            field={p.field("code")}
            canUse={p.can("useCode")}
            onUse={() => p.act.useCode()}
            onDrop={() => p.act.dropCode()}
          >
            <TextLink label={p.t("seeCoupons")} onTap={() => p.act.coupons()} />
          </CouponSection>
          <QuoteTotals teller={p} quote={quote()} pieces={pieces()} total="subtotal" />
        </Show>
        <Show when={later().length > 0}>
          <Section title={p.t("savedForLater", { n: later().length })} line>
            <For each={later()}>{row}</For>
          </Section>
        </Show>
      </Show>
    </ShopPage>
  );
});
