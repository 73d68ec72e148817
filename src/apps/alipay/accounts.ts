/** The accounts in the phone's ledger that belong to this app, and the payment methods. */
import * as v from "valibot";
import { balanceOf, cardsBoundTo, lastFour } from "#os/money/read.ts";
import { CardId, type Card, type Entry } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";

export const appId = "alipay";
export const balanceAccount = "account_alipay_balance";
export const fundAccount = "account_alipay_fund";
export const creditAccount = "account_alipay_credit";
export const escrowAccount = "account_alipay_escrow";

/** A payment method is `balance`, `fund`, `credit`, or the id of a card. */
export const ownMethods = ["balance", "fund", "credit"] as const;
export const Method = v.union([v.picklist(ownMethods), CardId]);
export type MethodKind = (typeof ownMethods)[number] | "debit" | "creditCard";

export const findCard = (os: OsState, id: string): Card | null =>
  cardsBoundTo(os, appId).find((c) => c.id === id) ?? null;
export function kindOfMethod(os: OsState, method: string): MethodKind | null {
  if (method === "balance" || method === "fund" || method === "credit") return method;
  const card = findCard(os, method);
  return card && (card.kind === "debit" ? "debit" : "creditCard");
}
/** Returns the account that a method takes money from, or null when there is no such method. */
export function accountOfMethod(os: OsState, method: string): string | null {
  if (method === "balance") return balanceAccount;
  if (method === "fund") return fundAccount;
  if (method === "credit") return creditAccount;
  return findCard(os, method)?.account ?? null;
}
/** Returns the sum that a payment can take from the account, in cents of the account's currency. */
export function availableCents(os: OsState, account: string): number {
  const floor = os.money.accounts[account]?.floorCents ?? 0;
  return balanceOf(os, account) - floor;
}
/**
 * Lists all payment methods of the owner in the order of the settings. Methods without a place in the settings come
 * last.
 */
export function methodsOf(os: OsState, order: readonly string[]): string[] {
  const all = [...ownMethods, ...cardsBoundTo(os, appId).map((c) => c.id)];
  return [...order.filter((m) => all.includes(m)), ...all.filter((m) => !order.includes(m))];
}
export const cardTitle = (card: Card): string => `${card.bank} (${lastFour(card)})`;

const ownAccounts: readonly string[] = [balanceAccount, fundAccount, creditAccount];
/**
 * Returns 1 for an entry that brings the owner money, -1 for one that takes money, and 0 for a move between the owner's
 * accounts.
 */
export function signOf(os: OsState, e: Entry): -1 | 0 | 1 {
  const isMine = (account: string): boolean =>
    ownAccounts.includes(account) || os.money.accounts[account]?.kind === "bank";
  // Money that goes into escrow counts as spent, and money that comes back from escrow counts as received.
  const [from, to] = [isMine(e.from), isMine(e.to)];
  return from === to ? 0 : from ? -1 : 1;
}
/** Whether the entry is a refund to a card, for a payment that this app made. */
const isCardRefund = (os: OsState, e: Entry): boolean =>
  e.refunds !== null && os.money.entries[e.refunds]?.via === appId;
/**
 * Lists the entries that this app made, the refunds of these entries to cards, and the entries that change the app's
 * accounts, newest first.
 */
export function billsOf(os: OsState): Entry[] {
  return Object.values(os.money.entries)
    .filter((e) => e.via === appId || ownAccounts.includes(e.from) || ownAccounts.includes(e.to) || isCardRefund(os, e))
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}
