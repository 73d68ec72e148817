/** What cart and checkout both show of a purchase: its coupon, and what it comes to. */
import { Show, type JSX } from "solid-js";
import { Field } from "../../../../../../ui/kit/fields.tsx";
import { approx, usd } from "../../../../format.ts";
import { CodeLine } from "../../../../looks/code-line.tsx";
import { Notice, Part, Sums } from "../../../../looks/facts.tsx";
import { Oval, WordLink } from "../../../../looks/ovals.tsx";
import type { Teller } from "../../../../screens/parts/telling.ts";
import type { Word } from "../../../../strings.ts";
import type { Quote } from "../../quote.ts";

/** The code that is taken off, or a field for one. */
export function CouponPart(p: {
  readonly teller: Teller;
  readonly coupon: { readonly code: string } | null;
  readonly quote: Quote;
  readonly field: string;
  readonly canUse: boolean;
  readonly onUse: () => void;
  readonly onDrop: () => void;
  readonly children?: JSX.Element;
}) {
  const t: Teller["t"] = (key, facts) => p.teller.t(key, facts);
  return (
    <Part title={t("coupon")} line>
      <Show
        when={p.coupon}
        fallback={
          <CodeLine
            field={
              <Field at={p.field} label={t("couponCode")} placeholder={t("couponCode")} onEnter={() => p.onUse()} />
            }
            button={<Oval small kind="outlined" label={t("apply")} disabled={!p.canUse} onTap={() => p.onUse()} />}
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
            <WordLink label={t("remove")} name={t("removeCoupon")} onTap={() => p.onDrop()} />
          </Notice>
        )}
      </Show>
      {p.children}
    </Part>
  );
}
export function QuoteSums(p: {
  readonly teller: Teller;
  readonly quote: Quote;
  readonly pieces: number;
  readonly total: Word;
}) {
  const t: Teller["t"] = (key, facts) => p.teller.t(key, facts);
  const sum = (cents: number) => usd(cents, p.teller.lang);
  return (
    <Sums
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
        note: approx(p.quote.totalCents, p.teller.state.prefs.currency),
      }}
    />
  );
}
