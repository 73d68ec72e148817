/** How the wallet is read: shared by screens, checks and oracles. */
import type { Due } from "../../../../os/app-command.ts";
import { balanceOf, cardsOf, entriesVia, lastFour } from "../../../../os/money/read.ts";
import type { Entry } from "../../../../os/money/schema.ts";
import type { OsState } from "../../../../os/state.ts";
import { civilOf, daysInMonth, epochOf } from "../../../../state/civil.ts";
import { balance } from "../../purse.ts";
import type { State } from "../../state.ts";
import { billCategories, type BillCategory, type Renew } from "./state.ts";

export const appId = "wechat";
/** Phone plans, in cents. */
export const topUpPlans = [1_000, 3_000, 5_000, 10_000, 20_000, 50_000] as const;
/** What a withdrawal costs beyond the free sum: 0.1 %, at least ten cents. */
export const feeOf = (cents: number, freeCents: number): number =>
  cents <= freeCents ? 0 : Math.max(10, Math.round((cents - freeCents) / 1000));

/** From where can be paid: the balance, then the cards in the order in which they were added. */
export interface Method {
  readonly account: string;
  /** Null is the balance. */
  readonly card: string | null;
  /** The bank's name and the last digits; empty for the balance. */
  readonly name: string;
  readonly cents: number;
}
export const methodsOf = (os: OsState): Method[] => [
  { account: balance, card: null, name: "", cents: balanceOf(os, balance) },
  ...cardsOf(os, appId).map((c) => ({
    account: c.account,
    card: c.id,
    name: `${c.bank} (${lastFour(c)})`,
    cents: balanceOf(os, c.account),
  })),
];
export const methodAt = (os: OsState, account: string): Method | null =>
  methodsOf(os).find((m) => m.account === account) ?? null;
/** What is offered first: what the owner has chosen, where it is still there. */
export const firstMethod = (state: State, os: OsState): Method => methodAt(os, state.pay.method) ?? methodsOf(os)[0]!;

/** What the owner's money did here, newest first. */
export const billsOf = (os: OsState): Entry[] =>
  entriesVia(os, appId).filter((e) => ownAccounts(os, e.from) || ownAccounts(os, e.to));
const ownAccounts = (os: OsState, account: string): boolean => {
  const kind = os.money.accounts[account]?.kind;
  return kind !== undefined && kind !== "outside" && kind !== "escrow";
};
/** In (+1), out (−1), or from one pocket to another (0). */
export function directionOf(os: OsState, e: Entry): 1 | -1 | 0 {
  const [from, to] = [ownAccounts(os, e.from), ownAccounts(os, e.to)];
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
export function passes(e: Entry, filter: BillFilter): boolean {
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
/** What went out and came in in a month, in cents. */
export function totalsOf(os: OsState, month: string, offsetMin: number): { out: number; in: number } {
  const sums = { out: 0, in: 0 };
  for (const e of billsOf(os)) {
    if (monthOf(e.at, offsetMin) !== month) continue;
    const way = directionOf(os, e);
    if (way < 0) sums.out += e.cents;
    else if (way > 0) sums.in += e.toCents;
  }
  return sums;
}
/** What went out (or came in) in a month by what it was for, the largest first. */
export function sharesOf(
  os: OsState,
  month: string,
  offsetMin: number,
  way: 1 | -1,
): { category: BillCategory; cents: number; count: number }[] {
  const sums = new Map<BillCategory, { cents: number; count: number }>();
  for (const e of billsOf(os)) {
    if (monthOf(e.at, offsetMin) !== month || directionOf(os, e) !== way) continue;
    const sum = sums.get(categoryOf(e)) ?? { cents: 0, count: 0 };
    sums.set(categoryOf(e), { cents: sum.cents + (way < 0 ? e.cents : e.toCents), count: sum.count + 1 });
  }
  return [...sums].map(([category, sum]) => ({ category, ...sum })).toSorted((a, b) => b.cents - a.cents);
}
/** What was paid since midnight, for the limit of a day. */
export function paidToday(os: OsState, now: number, offsetMin: number): number {
  const day = Math.floor((now + offsetMin * 60_000) / 86_400_000);
  return billsOf(os).reduce(
    (sum, e) =>
      Math.floor((e.at + offsetMin * 60_000) / 86_400_000) === day && directionOf(os, e) < 0 ? sum + e.cents : sum,
    0,
  );
}
/** The same day of the next month or year; the last of the month where it has no such day. */
export function afterOf(renew: Pick<Renew, "every" | "next">, offsetMin: number): number {
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
