/** Describes payment methods and coupons. */
import type { OsState } from "#os/state.ts";
import { lastFour } from "#os/money/read.ts";
import type { Coupon } from "../../features/checkout/state.ts";
import { usd } from "../../format.ts";
import type { LabelContext } from "./labels.ts";

export function payWithText(p: LabelContext, os: OsState, payWith: string): string {
  if (payWith === "alipay") return p.t("payAlipay");
  if (payWith === "any") return p.t("payAny");
  const card = os.money.cards[payWith];
  return card ? `${card.bank} ••${lastFour(card)}` : p.t("payAny");
}
export function couponText(p: LabelContext, coupon: Coupon): string {
  const sum = usd(coupon.value, p.lang);
  if (coupon.kind === "percent") return p.t("couponPercent", { n: coupon.value });
  return coupon.kind === "amount" ? p.t("couponAmount", { sum }) : p.t("couponShipping", { sum });
}
