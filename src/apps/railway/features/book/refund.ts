/** Refunds a payment to its source, in whole or in part. */
import type { Ctx } from "#os/app-command.ts";
import { refundableCents } from "#os/money/ledger.ts";
import { findMoneyEntry } from "#os/money/read.ts";
import { reject, type Rejection } from "#os/values.ts";

export function refundPayment(ctx: Ctx, paidBy: string | null, cents: number, what: string): Rejection | undefined {
  const entry = paidBy === null ? null : findMoneyEntry(ctx.os, paidBy);
  // The ledger drops its oldest entries. If the entry of a payment is gone, the payment cannot be refunded.
  if (!entry) return reject("payment-missing");
  if (cents === 0) return undefined;
  const title = ctx.lang === "en" ? `Refund, ${what}` : `退款 ${what}`;
  const result = ctx.money.refund({
    entry: entry.id,
    cents: Math.min(cents, refundableCents(ctx.os.money, entry)),
    title,
  });
  return typeof result === "string" ? undefined : result;
}
