/** Coins, bought books, and the membership. The money itself is in the phone's ledger. */
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { instant, wholeNumber } from "#os/values.ts";
import { BookId, CoinEntryId, OrderId } from "../../ids.ts";

export const storeAccount = outsideAccountId("weread");
export const payApps = ["alipay", "weixin"] as const;
/** The amounts of coins that the user can buy. A coin costs one yuan. */
export const packs = { c6: 6, c18: 18, c30: 30, c50: 50, c98: 98, c198: 198 } as const;
export const packCents = (pack: PackId): number => packs[pack] * 100;
/** The cards of the membership: the days, and the price in cents of the yuan. */
export const plans = {
  month: { days: 30, cents: 1900 },
  quarter: { days: 90, cents: 4900 },
  year: { days: 365, cents: 16_800 },
} as const;
export type PackId = keyof typeof packs;
export type PlanId = keyof typeof plans;
export const packIds = Object.keys(packs) as [PackId, ...PackId[]];
export const planIds = Object.keys(plans) as [PlanId, ...PlanId[]];
export const Order = v.strictObject({
  id: OrderId,
  pack: v.nullable(v.picklist(packIds)),
  plan: v.nullable(v.picklist(planIds)),
  cents: wholeNumber,
  at: instant,
  entry: v.nullable(EntryId),
});
export type Order = v.InferOutput<typeof Order>;
/** A change of the number of coins. */
export const CoinEntry = v.strictObject({
  id: CoinEntryId,
  kind: v.picklist(["pack", "book", "gift"]),
  coins: v.pipe(v.number(), v.integer()),
  book: v.nullable(BookId),
  at: instant,
});
export const walletState = {
  coins: wholeNumber,
  coinEntries: v.record(CoinEntryId, CoinEntry),
  /** The books that the user has bought. */
  owned: v.record(BookId, v.strictObject({ book: BookId, at: instant, coins: wholeNumber })),
  memberUntil: v.nullable(instant),
  orders: v.record(OrderId, Order),
};
