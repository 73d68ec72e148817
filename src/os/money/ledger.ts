/** Moves money between accounts (SPEC, A). Every cent that leaves one account arrives in another. */
import { readPlain } from "#state/patch.ts";
import { maxLedgerEntries } from "../limits.ts";
import { convertCents, currencies, type Currency } from "./currency.ts";
import type { Account, Entry, EntryKind, Money } from "./schema.ts";
import { reject, type Rejection } from "../values.ts";

/** A transfer of money. Amounts are whole cents in the currency of the receiving account. */
export interface MoneyTransfer {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly kind: EntryKind;
  readonly title: string;
  readonly party?: string | null;
  readonly category?: string | null;
  readonly order?: string | null;
}
export interface CreationContext {
  readonly now: number;
  newId(prefix: string): string;
}

/**
 * The account id of a person or company that is not on this phone. The account is created at the first transfer to or
 * from it.
 */
export const outsideAccountId = (party: string, currency: Currency = "CNY"): string =>
  `account_out_${currency.toLowerCase()}_${party}`;

/**
 * Moves a sum. Returns the new entry's id, or a refusal: `account-missing`, `account-not-yours`, `account-frozen`,
 * `sum-invalid`, `funds-short` (with `missing`, in cents of the paying account). `via` is the app that moves the money,
 * or null for the bank.
 */
export function move(money: Money, via: string | null, m: MoneyTransfer, making: CreationContext): Rejection | string {
  const from = findOrOpenAccount(money, m.from);
  const to = findOrOpenAccount(money, m.to);
  if (!from || !to || from.id === to.id) return reject("account-missing");
  if (!canDebit(money, via, from)) return reject("account-not-yours");
  return bookEntry(money, via, from, to, { ...m, refunds: null }, making);
}

/**
 * Refunds a payment in full or in part to the account that paid it. Refusals: `payment-missing`, `refund-too-large`
 * (with `most`, in cents of the payee's currency), and the refusals of `move`. Both the app that made the payment and
 * the app that received it can request a refund.
 */
export function refund(
  money: Money,
  via: string | null,
  r: { readonly entry: string; readonly cents: number; readonly title: string },
  making: CreationContext,
): Rejection | string {
  const paid = getOwn(money.entries, r.entry);
  if (!paid || paid.kind === "refund") return reject("payment-missing");
  const most = refundableCents(money, paid);
  if (r.cents > most) return reject("refund-too-large", { most });
  const from = money.accounts[paid.to];
  const to = money.accounts[paid.from];
  if (!from || !to) return reject("account-missing");
  if (from.kind !== "outside" && !canDebit(money, via, from)) return reject("account-not-yours");
  // A payment in another currency is refunded at the rate of the payment. The last partial refund returns the exact
  // remainder.
  const refunds = refundsOf(money, paid);
  const back =
    r.cents === most
      ? paid.cents - refunds.reduce((sum, e) => sum + e.toCents, 0)
      : Math.round((paid.cents * r.cents) / paid.toCents);
  const { party, category, order } = paid;
  const what = { from: from.id, to: to.id, kind: "refund", title: r.title, party, category, order } as const;
  return bookEntry(money, via, from, to, { ...what, cents: back, costCents: r.cents, refunds: paid.id }, making);
}

/** Returns how much of a payment can still be refunded, in cents of the payee's currency. */
export const refundableCents = (money: Money, paid: Entry): number =>
  paid.toCents - refundsOf(money, paid).reduce((sum, e) => sum + e.cents, 0);

/** Opens an empty account of this app. Refuses with `account-taken` if the id exists. */
export function openAccount(
  money: Money,
  keeper: string,
  a: Pick<Account, "id" | "kind" | "currency" | "floorCents">,
): Rejection | void {
  if (Object.hasOwn(money.accounts, a.id)) return reject("account-taken");
  money.accounts[a.id] = { ...a, keeper, cents: 0, frozen: false };
}
/** Allows an app to take money from a card. `unbindCard` removes the permission. */
export function bindCard(money: Money, app: string, id: string): Rejection | void {
  const card = getOwn(money.cards, id);
  if (!card) return reject("card-unknown");
  if (card.boundTo.includes(app)) return reject("card-bound");
  card.boundTo.push(app);
}
export function unbindCard(money: Money, app: string, id: string): Rejection | void {
  const card = getOwn(money.cards, id);
  if (!card?.boundTo.includes(app)) return reject("card-unknown");
  card.boundTo = card.boundTo.filter((a) => a !== app);
}

interface EntryRequest extends MoneyTransfer {
  /** The cents that leave the paying account. If the field is missing, they are computed from the exchange rate. */
  readonly costCents?: number;
  readonly refunds: string | null;
}
function bookEntry(
  money: Money,
  via: string | null,
  from: Account,
  to: Account,
  m: EntryRequest,
  making: CreationContext,
): Rejection | string {
  if (from.frozen || to.frozen) return reject("account-frozen");
  if (!Number.isSafeInteger(m.cents) || m.cents < 1) return reject("sum-invalid");
  const cost = m.costCents ?? convertCents(m.cents, to.currency, from.currency);
  const short = shortfallOf(from, cost);
  if (short > 0) return reject("funds-short", { missing: short });
  if (from.kind !== "outside" && to.kind === "credit" && to.cents + m.cents > 0) return reject("repayment-too-large");
  changeBalances(money, from, to, cost, m.cents);
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
/**
 * Changes both balances. A transfer between currencies also changes the bank's exchange account in each of the two
 * currencies, so that the sum over all accounts of a currency stays the same.
 */
export function changeBalances(money: Money, from: Account, to: Account, cents: number, toCents: number): void {
  from.cents -= cents;
  to.cents += toCents;
  if (from.currency === to.currency) return;
  findOrOpenAccount(money, outsideAccountId("exchange", from.currency))!.cents += cents;
  findOrOpenAccount(money, outsideAccountId("exchange", to.currency))!.cents -= toCents;
}
/** Returns how many cents are missing from the account to pay a sum. */
export const shortfallOf = (account: Account, cents: number): number =>
  account.floorCents === null ? 0 : Math.max(0, account.floorCents - (account.cents - cents));
const canDebit = (money: Money, via: string | null, { id, keeper, kind }: Account): boolean =>
  via === null ||
  keeper === via ||
  kind === "outside" ||
  Object.values(money.cards).some((card) => card.account === id && card.boundTo.includes(via));
const refundsOf = (money: Money, paid: Entry): Entry[] =>
  Object.values(readPlain(money.entries)).filter((e) => e.refunds === paid.id);

const outsideId = /^account_out_([a-z]{3})_./;
/** Finds an account by id. If the id names an outside account that does not exist yet, opens this account. */
export function findOrOpenAccount(money: Money, id: string): Account | null {
  const known = getOwn(money.accounts, id);
  if (known) return known;
  const currency = currencies.find((c) => c.toLowerCase() === outsideId.exec(id)?.[1]);
  if (!currency || id.length > 80) return null;
  money.accounts[id] = { id, keeper: null, kind: "outside", currency, cents: 0, floorCents: null, frozen: false };
  return money.accounts[id]!;
}
/**
 * Deletes the oldest entry if there are too many entries, so that the state does not grow without limit. Balances do
 * not change.
 */
function forgetOldest(money: Money): void {
  if (Object.keys(money.entries).length <= maxLedgerEntries) return;
  const oldest = Object.values(readPlain(money.entries)).reduce((a, b) =>
    b.at < a.at || (b.at === a.at && b.id < a.id) ? b : a,
  );
  delete money.entries[oldest.id];
}
const getOwn = <T>(record: Record<string, T>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;
