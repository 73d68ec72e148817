/** Queries over the wallet, for screens, checks and oracles. */
import type { Due } from "#os/app-command.ts";
import { balanceOf, cardsBoundTo, entriesByApp, lastFour } from "#os/money/read.ts";
import type { Entry } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { civilOf, daysInMonth, epochOf } from "#state/civil.ts";
import { balanceAccount } from "../../ledger-accounts.ts";
import type { State } from "../../state.ts";
import { billCategories, type BillCategory, type Renew } from "./state.ts";

export const appId = "wechat";
/** The amounts for topping up a phone, in cents. */
export const topUpPlans = [1_000, 3_000, 5_000, 10_000, 20_000, 50_000] as const;
/** Returns the fee for withdrawing more than the free amount, in cents: 0.1 % of the excess, but at least ten cents. */
export const withdrawalFee = (cents: number, freeCents: number): number =>
  cents <= freeCents ? 0 : Math.max(10, Math.round((cents - freeCents) / 1000));

/** A payment method: the balance, or a card. Cards are in the order in which they were added. */
export interface Method {
  readonly account: string;
  /** The card; null for the balance. */
  readonly card: string | null;
  /** The bank's name and the last digits of the card; empty for the balance. */
  readonly name: string;
  readonly cents: number;
}
export const listMethods = (os: OsState): Method[] => [
  { account: balanceAccount, card: null, name: "", cents: balanceOf(os, balanceAccount) },
  ...cardsBoundTo(os, appId).map((c) => ({
    account: c.account,
    card: c.id,
    name: `${c.bank} (${lastFour(c)})`,
    cents: balanceOf(os, c.account),
  })),
];
export const findMethod = (os: OsState, account: string): Method | null =>
  listMethods(os).find((m) => m.account === account) ?? null;
/** The default method: the method that the owner chose if it still exists, otherwise the balance. */
export const defaultMethod = (state: State, os: OsState): Method =>
  findMethod(os, state.pay.method) ?? listMethods(os)[0]!;

/** Lists the ledger entries that this app made on the owner's accounts, newest first. */
export const listBills = (os: OsState): Entry[] =>
  entriesByApp(os, appId).filter((e) => isOwnLedgerAccount(os, e.from) || isOwnLedgerAccount(os, e.to));
const isOwnLedgerAccount = (os: OsState, account: string): boolean => {
  const kind = os.money.accounts[account]?.kind;
  return kind !== undefined && kind !== "outside" && kind !== "escrow";
};
/** Returns +1 for income, −1 for an expense, or 0 for a transfer between the owner's accounts. */
export function directionOf(os: OsState, e: Entry): 1 | -1 | 0 {
  const [from, to] = [isOwnLedgerAccount(os, e.from), isOwnLedgerAccount(os, e.to)];
  return from === to ? 0 : from ? -1 : 1;
}
export function categoryOf(e: Entry): BillCategory {
  const known = billCategories.find((c) => c === e.category);
  if (known) return known;
  return e.kind === "packet" ? "gift" : e.kind === "transfer" ? "transfer" : "other";
}
export const monthOf = (at: number, offsetMin: number): string => {
  const c = civilOf(at, offsetMin);
  return `${c.year}-${String(c.month).padStart(2, "0")}`;
};
export const billFilters = ["all", "payments", "packets", "transfers", "refunds", "pockets"] as const;
export type BillFilter = (typeof billFilters)[number];
export function matchesFilter(e: Entry, filter: BillFilter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "payments":
      return e.kind === "payment";
    case "packets":
      return e.kind === "packet";
    case "transfers":
      return e.kind === "transfer";
    case "refunds":
      return e.kind === "refund";
    case "pockets":
      return e.kind === "topup" || e.kind === "withdrawal" || e.kind === "fee";
  }
}
/** Returns the total expenses and the total income of a month, in cents. */
export function monthTotals(os: OsState, month: string, offsetMin: number): { out: number; in: number } {
  const sums = { out: 0, in: 0 };
  for (const e of listBills(os)) {
    if (monthOf(e.at, offsetMin) !== month) continue;
    const sign = directionOf(os, e);
    if (sign < 0) sums.out += e.cents;
    else if (sign > 0) sums.in += e.toCents;
  }
  return sums;
}
/** Returns the expenses (or the income) of a month by category, largest category first. */
export function categoryTotals(
  os: OsState,
  month: string,
  offsetMin: number,
  sign: 1 | -1,
): { category: BillCategory; cents: number; count: number }[] {
  const sums = new Map<BillCategory, { cents: number; count: number }>();
  for (const e of listBills(os)) {
    if (monthOf(e.at, offsetMin) !== month || directionOf(os, e) !== sign) continue;
    const sum = sums.get(categoryOf(e)) ?? { cents: 0, count: 0 };
    sums.set(categoryOf(e), { cents: sum.cents + (sign < 0 ? e.cents : e.toCents), count: sum.count + 1 });
  }
  return [...sums].map(([category, sum]) => ({ category, ...sum })).toSorted((a, b) => b.cents - a.cents);
}
/** Returns the amount that was paid since midnight. It counts towards the daily limit. */
export function paidToday(os: OsState, now: number, offsetMin: number): number {
  const day = Math.floor((now + offsetMin * 60_000) / 86_400_000);
  return listBills(os).reduce(
    (sum, e) =>
      Math.floor((e.at + offsetMin * 60_000) / 86_400_000) === day && directionOf(os, e) < 0 ? sum + e.cents : sum,
    0,
  );
}
/** Returns the same day of the next month or year. If that day does not exist, returns the last day of the month. */
export function nextCharge(renew: Pick<Renew, "every" | "next">, offsetMin: number): number {
  const c = civilOf(renew.next, offsetMin);
  const month = renew.every === "month" ? c.month + 1 : c.month;
  const year = renew.every === "year" ? c.year + 1 : month > 12 ? c.year + 1 : c.year;
  const m = month > 12 ? 1 : month;
  const day = Math.min(c.day, daysInMonth(year, m));
  return epochOf({ year, month: m, day, hour: c.hour, minute: c.minute }, offsetMin);
}
export const walletDue = (state: State): Due[] =>
  Object.values(state.renews)
    .filter((r) => r.on)
    .map((r) => ({ at: r.next, command: "chargeRenew", args: { renew: r.id } }));
