/** Sums as they are typed on the pad, and as they are told. */
import * as v from "valibot";
import { amountText, centsOf } from "../../os/money/read.ts";
import { Sum } from "./features/transfer/state.ts";
import { textFor } from "../../os/values.ts";

export const sumKeys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "."] as const;
export const SumKey = v.picklist([...sumKeys, "erase"]);
export type SumKey = v.InferOutput<typeof SumKey>;
export const sumField = textFor(Sum);

/** Two decimals and seven digits before them at most. */
export function afterKey(sum: string, key: SumKey): string {
  if (key === "erase") return sum.slice(0, -1);
  if (key === ".") return sum.includes(".") ? sum : `${sum === "" ? "0" : sum}.`;
  const next = sum === "0" ? key : sum + key;
  return /^\d{1,7}(\.\d{0,2})?$/.test(next) ? next : sum;
}
/** Whole cents of a typed sum; null where it is none above zero. */
export function typedCents(sum: string): number | null {
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(sum)) return null;
  return centsOf(sum);
}
export const yuan = (cents: number): string => `¥${amountText(cents)}`;
export const plain = (cents: number): string => (cents / 100).toFixed(2);
export const hasSum = ({ view }: { view: { sum: string } }): boolean => typedCents(view.sum) !== null;
/** What a random or careless hand leaves is no sum: 1 fen then, which every command refuses by its own rules. */
export const centsIn = (view: { readonly sum: string }): number => typedCents(view.sum) ?? 1;
