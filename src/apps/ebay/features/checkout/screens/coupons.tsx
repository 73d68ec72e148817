import ticket from "@material-symbols/svg-400/outlined/confirmation_number.svg?raw";
import { For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { copyText } from "#ui/kit/copyable.tsx";
import { categories } from "#world/goods/categories.ts";
import { localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { EmptyState } from "#apps/ebay/looks/content.tsx";
import { PillButton, ButtonStack } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { CouponCard } from "#apps/ebay/looks/coupon-card.tsx";
import { couponText } from "#apps/ebay/screens/parts/payment-labels.ts";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "coupons", (p) => (
  <ShopPage shade={p.state.prefs.theme} back title={p.t("coupons")}>
    <Show
      when={Object.keys(p.state.coupons).length > 0}
      fallback={<EmptyState icon={ticket} title={p.t("noCoupons")} />}
    >
      <For
        each={Object.values(p.state.coupons).toSorted((a, b) => Number(a.used) - Number(b.used) || a.endsAt - b.endsAt)}
      >
        {(coupon) => {
          const isOver = () => coupon.used || coupon.endsAt <= p.now;
          const limits = () =>
            [
              coupon.leastCents === null ? "" : p.t("couponLeast", { sum: usd(coupon.leastCents, p.lang) }),
              coupon.mostCents === null ? "" : p.t("couponMost", { sum: usd(coupon.mostCents, p.lang) }),
              coupon.category === null
                ? ""
                : p.t("couponOnly", {
                    name: localized(categories.find(({ id }) => id === coupon.category)?.name, p.lang),
                  }),
              coupon.used ? p.t("couponWasUsed") : p.t("couponUntil", { when: dateText(coupon.endsAt, p.os, p.now) }),
            ].filter((text) => text !== "");
          return (
            <CouponCard
              title={couponText(p, coupon)}
              code={coupon.code}
              codeName={p.t("copyCode", { code: coupon.code })}
              lines={limits()}
              over={isOver()}
              onHold={() => copyText(coupon.code)}
            >
              <Show when={!isOver()}>
                <PillButton
                  small
                  kind={p.state.coupon === coupon.code ? "plain" : "outlined"}
                  label={p.t(p.state.coupon === coupon.code ? "couponInUse" : "useCoupon")}
                  name={p.t("useCouponOf", { code: coupon.code })}
                  disabled={p.state.coupon === coupon.code}
                  onTap={() => p.act.use({ code: coupon.code })}
                />
              </Show>
            </CouponCard>
          );
        }}
      </For>
    </Show>
    <ButtonStack>
      <PillButton kind="outlined" label={p.t("cart")} onTap={() => p.act.cart()} />
      <PillButton kind="outlined" label={p.t("startSearch")} onTap={() => p.act.search()} />
    </ButtonStack>
  </ShopPage>
));
