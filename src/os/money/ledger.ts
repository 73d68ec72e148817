/** How money moves: SPEC, A. Every cent that leaves one account arrives in another. */
import { readable } from "../../state/patch.ts";
import { entriesMost } from "../most.ts";
import { converted, currencies, type Currency } from "./currency.ts";
import type { Account, Entry, EntryKind, Money } from "./schema.ts";
import { reject, type Rejection } from "../values.ts";

/** What is to be moved. Amounts are whole cents of the currency of the account that they come to. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly kind: EntryKind;
  readonly title: string;
  readonly party?: string | null;
  readonly category?: string | null;
  readonly order?: string | null;
}
export interface Making {
  readonly now: number;
  newId(prefix: string): string;
}

/** Account of somebody who is not on this phone. It is there as soon as money goes to it or comes from it. */
export const outside = (party: string, currency: Currency = "CNY"): string =>
  `account_out_${currency.toLowerCase()}_${party}`;

/**
 * Moves a sum; the new entry's id, or why not: `account-missing`, `account-not-yours`, `account-frozen`, `sum-invalid`,
 * `funds-short` (with `missing`, in cents of the paying account). `via` is the app that moves it, null the bank.
 */
export function move(money: Money, via: string | null, m: Move, making: Making): Rejection | string {
  const from = accountFor(money, m.from);
  const to = accountFor(money, m.to);
  if (!from || !to || from.id === to.id) return reject("account-missing");
  if (!mayTake(money, via, from)) return reject("account-not-yours");
  return booked(money, via, from, to, { ...m, refunds: null }, making);
}

/**
 * Gives back a payment, whole or in part, to where it came from. Refusals: `payment-missing`, `refund-too-large` (with `most`,
 * cents in the currency that the payee got), and those of `move`. Only an app that moved the payment, or that it was for, asks.
 */
export function refund(
  money: Money,
  via: string | null,
  r: { readonly entry: string; readonly cents: number; readonly title: string },
  making: Making,
): Rejection | string {
  const paid = at(money.entries, r.entry);
  if (!paid || paid.kind === "refund") return reject("payment-missing");
  const most = refundable(money, paid);
  if (r.cents > most) return reject("refund-too-large", { most });
  const from = money.accounts[paid.to];
  const to = money.accounts[paid.from];
  if (!from || !to) return reject("account-missing");
  if (from.kind !== "outside" && !mayTake(money, via, from)) return reject("account-not-yours");
  // What was changed into another currency comes back at the rate of that day, the last part to the last cent.
  const given = refundsOf(money, paid);
  const back =
    r.cents === most
      ? paid.cents - given.reduce((sum, e) => sum + e.toCents, 0)
      : Math.round((paid.cents * r.cents) / paid.toCents);
  const { party, category, order } = paid;
  const what = { from: from.id, to: to.id, kind: "refund", title: r.title, party, category, order } as const;
  return booked(money, via, from, to, { ...what, cents: back, costCents: r.cents, refunds: paid.id }, making);
}

/** What may still be given back of a payment, in cents of the currency that came. */
export const refundable = (money: Money, paid: Entry): number =>
  paid.toCents - refundsOf(money, paid).reduce((sum, e) => sum + e.cents, 0);

/** Opens an account of this app's, empty; `account-taken` where there is one of this id. */
export function openAccount(
  money: Money,
  keeper: string,
  a: Pick<Account, "id" | "kind" | "currency" | "floorCents">,
): Rejection | void {
  if (Object.hasOwn(money.accounts, a.id)) return reject("account-taken");
  money.accounts[a.id] = { ...a, keeper, cents: 0, frozen: false };
}
/** Lets an app take money from a card, or lets it no longer. */
export function bindCard(money: Money, app: string, id: string): Rejection | void {
  const card = at(money.cards, id);
  if (!card) return reject("card-unknown");
  if (card.boundTo.includes(app)) return reject("card-bound");
  card.boundTo.push(app);
}
export function unbindCard(money: Money, app: string, id: string): Rejection | void {
  const card = at(money.cards, id);
  if (!card?.boundTo.includes(app)) return reject("card-unknown");
  card.boundTo = card.boundTo.filter((a) => a !== app);
}

interface Booking extends Move {
  /** What it costs the paying account; worked out by the rate where it is not said. */
  readonly costCents?: number;
  readonly refunds: string | null;
}
function booked(
  money: Money,
  via: string | null,
  from: Account,
  to: Account,
  m: Booking,
  making: Making,
): Rejection | string {
  if (from.frozen || to.frozen) return reject("account-frozen");
  if (!Number.isSafeInteger(m.cents) || m.cents < 1) return reject("sum-invalid");
  const cost = m.costCents ?? converted(m.cents, to.currency, from.currency);
  const short = shortOf(from, cost);
  if (short > 0) return reject("funds-short", { missing: short });
  if (from.kind !== "outside" && to.kind === "credit" && to.cents + m.cents > 0) return reject("repayment-too-large");
  pass(money, from, to, cost, m.cents);
  const id = making.newId("entry");
  money.entries[id] = {
    id,
    at: making.now,
    via,
    kind: m.kind,
    from: from.id,
    to: to.id,
    cents: cost,
    toCents: m.cents,
    title: m.title,
    party: m.party ?? null,
    category: m.category ?? null,
    order: m.order ?? null,
    refunds: m.refunds,
  };
  forgetOldest(money);
  return id;
}
/** Between currencies a bank stands, with an account in each: so the sum of each currency stays as it is. */
export function pass(money: Money, from: Account, to: Account, cents: number, toCents: number): void {
  from.cents -= cents;
  to.cents += toCents;
  if (from.currency === to.currency) return;
  accountFor(money, outside("exchange", from.currency))!.cents += cents;
  accountFor(money, outside("exchange", to.currency))!.cents -= toCents;
}
/** By how many cents a balance is too low for a sum. */
export const shortOf = (account: Account, cents: number): number =>
  account.floorCents === null ? 0 : Math.max(0, account.floorCents - (account.cents - cents));
const mayTake = (money: Money, via: string | null, { id, keeper, kind }: Account): boolean =>
  via === null ||
  keeper === via ||
  kind === "outside" ||
  Object.values(money.cards).some((card) => card.account === id && card.boundTo.includes(via));
const refundsOf = (money: Money, paid: Entry): Entry[] =>
  Object.values(readable(money.entries)).filter((e) => e.refunds === paid.id);

const outsideId = /^account_out_([a-z]{3})_./;
/** An account by its id; one of somebody outside is opened where there is none yet. */
export function accountFor(money: Money, id: string): Account | null {
  const known = at(money.accounts, id);
  if (known) return known;
  const currency = currencies.find((c) => c.toLowerCase() === outsideId.exec(id)?.[1]);
  if (!currency || id.length > 80) return null;
  money.accounts[id] = { id, keeper: null, kind: "outside", currency, cents: 0, floorCents: null, frozen: false };
  return money.accounts[id]!;
}
/** A list that grows for ever would stop the phone one day: what is oldest goes, balances stay. */
function forgetOldest(money: Money): void {
  if (Object.keys(money.entries).length <= entriesMost) return;
  const oldest = Object.values(readable(money.entries)).reduce((a, b) =>
    b.at < a.at || (b.at === a.at && b.id < a.id) ? b : a,
  );
  delete money.entries[oldest.id];
}
const at = <T>(record: Record<string, T>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;
