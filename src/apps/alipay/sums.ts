/** Reads sums from the keypad and formats sums. */
import * as v from "valibot";
import { amountText, parseCents } from "#os/money/read.ts";
import { Sum } from "./features/transfer/state.ts";
import { textFor } from "#os/values.ts";

export const sumKeys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "."] as const;
export const SumKey = v.picklist([...sumKeys, "erase"]);
export type SumKey = v.InferOutput<typeof SumKey>;
export const sumField = textFor(Sum);

/** Applies a key. A sum has at most seven digits and two decimals. */
export function applySumKey(sum: string, key: SumKey): string {
  if (key === "erase") return sum.slice(0, -1);
  if (key === ".") return sum.includes(".") ? sum : `${sum === "" ? "0" : sum}.`;
  const next = sum === "0" ? key : sum + key;
  return /^\d{1,7}(\.\d{0,2})?$/.test(next) ? next : sum;
}
/** Returns the typed sum in cents, or null if the text is not a sum above zero. */
export function typedCents(sum: string): number | null {
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(sum)) return null;
  return parseCents(sum);
}
export const yuan = (cents: number): string => `¥${amountText(cents)}`;
export const decimalText = (cents: number): string => (cents / 100).toFixed(2);
export const hasSum = ({ view }: { view: { sum: string } }): boolean => typedCents(view.sum) !== null;
/**
 * Returns the typed sum in cents, or 1 fen for invalid input. No command receives this 1 fen, because each edge that
 * calls this function has a guard (`hasSum` or `canGive`) that fails for invalid input.
 */
export const typedCentsOrOne = (view: { readonly sum: string }): number => typedCents(view.sum) ?? 1;
