/** The accounts that this app keeps in the phone's ledger, and what a payment can be taken from. */
import * as v from "valibot";
import { balanceOf, cardsOf, lastFour } from "../../os/money/read.ts";
import { CardId, type Card, type Entry } from "../../os/money/schema.ts";
import type { OsState } from "../../os/state.ts";

export const appId = "alipay";
export const balanceAccount = "account_alipay_balance";
export const fundAccount = "account_alipay_fund";
export const creditAccount = "account_alipay_credit";
export const escrowAccount = "account_alipay_escrow";

/** `balance`, `fund`, `credit`, or the id of a card. */
export const ownMethods = ["balance", "fund", "credit"] as const;
export const Method = v.union([v.picklist(ownMethods), CardId]);
export type MethodKind = (typeof ownMethods)[number] | "debit" | "creditCard";

export const cardBound = (os: OsState, id: string): Card | null => cardsOf(os, appId).find((c) => c.id === id) ?? null;
export function kindOfMethod(os: OsState, method: string): MethodKind | null {
  if (method === "balance" || method === "fund" || method === "credit") return method;
  const card = cardBound(os, method);
  return card && (card.kind === "debit" ? "debit" : "creditCard");
}
/** The account that a method takes money from; null where there is no such method. */
export function accountOfMethod(os: OsState, method: string): string | null {
  if (method === "balance") return balanceAccount;
  if (method === "fund") return fundAccount;
  if (method === "credit") return creditAccount;
  return cardBound(os, method)?.account ?? null;
}
/** What can be taken from it at most, in cents of its currency. */
export function roomIn(os: OsState, account: string): number {
  const floor = os.money.accounts[account]?.floorCents ?? 0;
  return balanceOf(os, account) - floor;
}
/** All that the owner can pay with, in the order that the settings say; what they do not name comes last. */
export function methodsOf(os: OsState, order: readonly string[]): string[] {
  const all = [...ownMethods, ...cardsOf(os, appId).map((c) => c.id)];
  return [...order.filter((m) => all.includes(m)), ...all.filter((m) => !order.includes(m))];
}
export const cardTitle = (card: Card): string => `${card.bank} (${lastFour(card)})`;

const own: readonly string[] = [balanceAccount, fundAccount, creditAccount];
/** Whether an entry brought money to the owner (1), took it (-1), or only moved it between what is theirs (0). */
export function signOf(os: OsState, e: Entry): -1 | 0 | 1 {
  const isMine = (account: string): boolean => own.includes(account) || os.money.accounts[account]?.kind === "bank";
  // What waits for its receiver has left; what comes back from there has come.
  const [from, to] = [isMine(e.from), isMine(e.to)];
  return from === to ? 0 : from ? -1 : 1;
}
/** What was paid here and given back elsewhere: to a card. */
const isBack = (os: OsState, e: Entry): boolean => e.refunds !== null && os.money.entries[e.refunds]?.via === appId;
/** Sums that this app has moved or that came to its accounts from others, newest first. */
export function billsOf(os: OsState): Entry[] {
  return Object.values(os.money.entries)
    .filter((e) => e.via === appId || own.includes(e.from) || own.includes(e.to) || isBack(os, e))
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}
