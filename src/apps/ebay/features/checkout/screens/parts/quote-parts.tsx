/** The coupon and the totals of a purchase, for the cart and the checkout. */
import { Show, type JSX } from "solid-js";
import { Field } from "#ui/kit/fields.tsx";
import { approxInCurrency, usd } from "#apps/ebay/format.ts";
import { FieldWithButton } from "#apps/ebay/looks/field-with-button.tsx";
import { Notice, Section, Totals } from "#apps/ebay/looks/content.tsx";
import { PillButton, TextLink } from "#apps/ebay/looks/buttons.tsx";
import type { LabelContext } from "#apps/ebay/screens/parts/labels.ts";
import type { TextKey } from "#apps/ebay/strings.ts";
import type { Quote } from "../../quote.ts";

/** The applied coupon code, or a field in which the user can enter a code. */
export function CouponSection(p: {
  readonly teller: LabelContext;
  readonly coupon: { readonly code: string } | null;
  readonly quote: Quote;
  readonly field: string;
  readonly canUse: boolean;
  readonly onUse: () => void;
  readonly onDrop: () => void;
  readonly children?: JSX.Element;
}) {
  const t: LabelContext["t"] = (key, facts) => p.teller.t(key, facts);
  return (
    <Section title={t("coupon")} line>
      <Show
        when={p.coupon}
        fallback={
          <FieldWithButton
            field={
              <Field at={p.field} label={t("couponCode")} placeholder={t("couponCode")} onEnter={() => p.onUse()} />
            }
            button={
              <PillButton small kind="outlined" label={t("apply")} disabled={!p.canUse} onTap={() => p.onUse()} />
            }
          />
        }
      >
        {(it) => (
          <Notice
            tone={p.quote.discountCents > 0 ? "good" : "plain"}
            title={it().code}
            text={
              p.quote.discountCents > 0
                ? t("couponTakes", { sum: usd(p.quote.discountCents, p.teller.lang) })
                : t("couponNotYet")
            }
          >
            <TextLink label={t("remove")} name={t("removeCoupon")} onTap={() => p.onDrop()} />
          </Notice>
        )}
      </Show>
      {p.children}
    </Section>
  );
}
export function QuoteTotals(p: {
  readonly teller: LabelContext;
  readonly quote: Quote;
  readonly pieces: number;
  readonly total: TextKey;
}) {
  const t: LabelContext["t"] = (key, facts) => p.teller.t(key, facts);
  const sum = (cents: number) => usd(cents, p.teller.lang);
  return (
    <Totals
      rows={[
        { label: t("itemsCount", { n: p.pieces }), sum: sum(p.quote.itemsCents) },
        { label: t("shippingTitle"), sum: p.quote.shippingCents === 0 ? t("free") : sum(p.quote.shippingCents) },
        ...(p.quote.discountCents > 0
          ? [{ label: t("coupon"), sum: `−${sum(p.quote.discountCents)}`, good: true }]
          : []),
      ]}
      total={{
        label: t(p.total),
        sum: sum(p.quote.totalCents),
        note: approxInCurrency(p.quote.totalCents, p.teller.state.prefs.currency),
      }}
    />
  );
}
