/**
 * The app's own screens open the cashier with the same intent as other apps, so that these screens receive the result.
 */
import * as v from "valibot";
import type { Intent } from "#os/intents.ts";
import { cashierParams, type CashierRequest } from "./deals.ts";

type RequestInput = Partial<CashierRequest> & Pick<CashierRequest, "deal" | "ref" | "cents">;
export const cashierIntent = (r: RequestInput): Intent => ({
  action: "PAY",
  type: null,
  uri: `alipay:${r.deal}`,
  extras: { ...r },
});

const RequestInput = v.strictObject(cashierParams);
/**
 * Returns the parameters of the cashier, or null if the intent is not a payment. A shop's intent contains an account
 * instead of a deal.
 */
export function parseCashierIntent({ extras }: Intent): CashierRequest | null {
  const { deal = "shop", to, ref = to, cents, ...rest } = extras;
  const params = Object.fromEntries(Object.entries(rest).filter(([name]) => Object.hasOwn(cashierParams, name)));
  const parsed = v.safeParse(RequestInput, { ...params, deal, ref, cents });
  return parsed.success ? parsed.output : null;
}
