/** Premium: the plan, its payments, and an order that is not paid yet. */
import * as v from "valibot";
import { CardId, EntryId } from "#os/money/schema.ts";
import { instant, wholeNumber } from "#os/values.ts";
import { OrderId } from "../../ids.ts";

export const plans = ["individual", "duo", "family", "student"] as const;
export type Plan = (typeof plans)[number];
/** The apps that can pay, by their URI schemes. */
export const payApps = ["alipay", "weixin"] as const;
export const PayWith = v.union([CardId, v.picklist(payApps)]);
export const premiumState = {
  subscription: v.nullable(
    v.strictObject({
      plan: v.picklist(plans),
      until: instant,
      /** Whether the card is charged for the next month. Payments through another app do not renew. */
      renews: v.boolean(),
      payWith: PayWith,
      /** The plan from the next month on. */
      next: v.nullable(v.picklist(plans)),
      reminded: v.boolean(),
    }),
  ),
  order: v.nullable(v.strictObject({ id: OrderId, plan: v.picklist(plans), cents: wholeNumber, at: instant })),
  /** The latest first. */
  receipts: v.array(v.strictObject({ entry: EntryId, plan: v.picklist(plans), cents: wholeNumber, at: instant })),
};
