/** Money goes back to where it came from, whole or in part. */
import type { Ctx } from "../../../../os/app-command.ts";
import { refundable } from "../../../../os/money/ledger.ts";
import { entryOf } from "../../../../os/money/read.ts";
import { reject, type Rejection } from "../../../../os/values.ts";

export function giveBack(ctx: Ctx, paidBy: string | null, cents: number, what: string): Rejection | undefined {
  const entry = paidBy === null ? null : entryOf(ctx.os, paidBy);
  // The ledger forgets what is oldest; then there is nothing to give back by it.
  if (!entry) return reject("payment-missing");
  if (cents === 0) return undefined;
  const title = ctx.lang === "en" ? `Refund, ${what}` : `退款 ${what}`;
  const done = ctx.money.refund({ entry: entry.id, cents: Math.min(cents, refundable(ctx.os.money, entry)), title });
  return typeof done === "string" ? undefined : done;
}
