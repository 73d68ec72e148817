/** Bills by month, category and payee, and sums of the counted bills. */
import { civilOf, epochOf } from "#state/civil.ts";
import type { Entry } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { billsOf, signOf } from "../../accounts.ts";
import type { State } from "../../state.ts";
import { categories, type Category } from "./state.ts";

export type Side = "all" | "out" | "in";
export const monthKey = (at: number, offsetMin: number): string => {
  const c = civilOf(at, offsetMin);
  return `${c.year}-${String(c.month).padStart(2, "0")}`;
};
/** Returns the last `n` months, newest first. */
export function lastMonths(now: number, offsetMin: number, n: number): string[] {
  const c = civilOf(now, offsetMin);
  return Array.from({ length: n }, (_, i) =>
    monthKey(epochOf({ year: c.year, month: c.month - i, day: 1, hour: 12 }, offsetMin), offsetMin),
  );
}
export const monthOrCurrent = (month: string, now: number, offsetMin: number): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : monthKey(now, offsetMin);
/**
 * Returns the owner's category for the bill, or the payee's category if the owner has not chosen one. Null means no
 * category.
 */
export const categoryOf = (state: State, e: Entry): Category | null =>
  state.marks[e.id]?.category ??
  ((categories as readonly (string | null)[]).find((c) => c === e.category) as Category | undefined) ??
  null;
export const isCounted = (state: State, e: Entry): boolean => state.marks[e.id]?.counted ?? true;

export interface BillFilter {
  readonly month?: string;
  readonly side?: Side;
  readonly category?: Category | null;
  readonly party?: string;
  readonly query?: string;
}
export function filterBills(state: State, os: OsState, offsetMin: number, w: BillFilter): Entry[] {
  const words = (w.query ?? "").trim().toLowerCase();
  return billsOf(os).filter((e) => {
    if (w.month !== undefined && monthKey(e.at, offsetMin) !== w.month) return false;
    if (w.party !== undefined && e.party !== w.party) return false;
    if (w.category && categoryOf(state, e) !== w.category) return false;
    if (w.side === "out" && signOf(os, e) !== -1) return false;
    if (w.side === "in" && signOf(os, e) !== 1) return false;
    if (words === "") return true;
    const mark = state.marks[e.id];
    return [e.title, mark?.note ?? "", ...(mark?.tags ?? []), (e.cents / 100).toFixed(2)].some((text) =>
      text.toLowerCase().includes(words),
    );
  });
}
export interface Totals {
  readonly outCents: number;
  readonly inCents: number;
}
/**
 * Returns the refunds of each payment, in cents, by the payment's id. A refund reduces the payment that it refunds,
 * even if the refund arrives in a later month. The sum over all months therefore equals the sum over all categories and
 * over all payees.
 */
function refundCentsByPayment(state: State, os: OsState): Map<string, number> {
  const back = new Map<string, number>();
  for (const e of billsOf(os))
    if (e.kind === "refund" && e.refunds !== null && isCounted(state, e))
      back.set(e.refunds, (back.get(e.refunds) ?? 0) + e.toCents);
  return back;
}
interface CountedBill {
  readonly e: Entry;
  readonly side: "out" | "in";
  readonly cents: number;
}
/** Lists the bills that count in statistics, each with its side and sum. Refunds are included in their payments. */
function listCountedBills(state: State, os: OsState, entries: readonly Entry[]): CountedBill[] {
  const back = refundCentsByPayment(state, os);
  return entries.flatMap((e): CountedBill[] => {
    const sign = signOf(os, e);
    if (!isCounted(state, e) || sign === 0 || e.kind === "refund") return [];
    if (sign === 1) return [{ e, side: "in", cents: e.toCents }];
    const cents = Math.max(0, e.cents - (back.get(e.id) ?? 0));
    return cents > 0 ? [{ e, side: "out", cents }] : [];
  });
}
/** Returns spending minus refunds, and income. Uncounted bills and moves between own accounts are left out. */
export function totalsOf(state: State, os: OsState, entries: readonly Entry[]): Totals {
  const totals = { outCents: 0, inCents: 0 };
  for (const { side, cents } of listCountedBills(state, os, entries)) totals[`${side}Cents`] += cents;
  return totals;
}
export interface BillGroup {
  readonly id: string;
  readonly title: string;
  readonly cents: number;
  readonly count: number;
}
/** Groups the sums of counted bills by payee, or by category ("other" for bills without a category), largest first. */
export function groupBills(
  state: State,
  os: OsState,
  entries: readonly Entry[],
  side: "out" | "in",
  by: "category" | "payee",
): BillGroup[] {
  const parts = new Map<string, BillGroup>();
  for (const { e, side: on, cents } of listCountedBills(state, os, entries)) {
    if (on !== side) continue;
    const id =
      by === "payee"
        ? (e.party ?? e.title)
        : (categoryOf(state, e) ?? (["transfer", "packet", "interest"].includes(e.kind) ? e.kind : "other"));
    const part = parts.get(id) ?? { id, title: e.title, cents: 0, count: 0 };
    parts.set(id, { ...part, cents: part.cents + cents, count: part.count + 1 });
  }
  return [...parts.values()].toSorted((a, b) => b.cents - a.cents);
}
/** Returns the interest that the account has received since `from`, in cents. */
export function interestCents(os: OsState, account: string, from = -Infinity): number {
  return Object.values(os.money.entries)
    .filter((e) => e.kind === "interest" && e.to === account && e.at >= from)
    .reduce((sum, e) => sum + e.toCents, 0);
}
