/**
 * Schemas of money: the accounts of the phone's owner and of other parties, the cards, and the entries of the ledger.
 */
import * as v from "valibot";
import { maxCards, maxLedgerEntries } from "../limits.ts";
import { idSchema, instant } from "../values.ts";
import { currencies } from "./currency.ts";

/** A positive whole number of cents or fen, at most 100 million dollars or yuan. */
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000_000));
const balance = v.pipe(v.number(), v.safeInteger());

export const AccountId = idSchema("account");
export const CardId = idSchema("card");
export const EntryId = idSchema("entry");
export const CardNumber = v.pipe(v.string(), v.regex(/^\d{15,19}$/));
/** The purpose of an entry, as lists show it. */
export const EntryTitle = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120));
const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));

/**
 * `wallet`: money in an app. `fund`: an investment. `credit`: a debt of the holder; the balance is zero or negative.
 * `bank`: the account of a card. `escrow`: money of a transfer that has not been accepted or returned yet. `outside`:
 * accounts of people, shops and services; their balance has no lower limit.
 */
export const accountKinds = ["wallet", "fund", "credit", "bank", "escrow", "outside"] as const;
export const accountSchema = v.strictObject({
  id: AccountId,
  /** The app that may take money out of the account. Null for accounts of banks and of outside parties. */
  keeper: v.nullable(shortText),
  kind: v.picklist(accountKinds),
  currency: v.picklist(currencies),
  cents: balance,
  /** The lowest allowed balance; null if there is no limit. */
  floorCents: v.nullable(balance),
  frozen: v.boolean(),
});
export type Account = v.InferOutput<typeof accountSchema>;
export const cardSchema = v.strictObject({
  id: CardId,
  account: AccountId,
  bank: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  kind: v.picklist(["debit", "credit"]),
  number: CardNumber,
  /** The month and year of expiry, as MM/YY. */
  expires: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\/\d\d$/)),
  code: v.pipe(v.string(), v.regex(/^\d{3}$/)),
  holder: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  /** The phone number to which the bank sends codes. */
  phone: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  /** Apps that may take money from the card, in the order in which they were bound. */
  boundTo: v.pipe(v.array(shortText), v.maxLength(40)),
});
export type Card = v.InferOutput<typeof cardSchema>;
export const entryKinds = [
  "payment",
  "refund",
  "transfer",
  "packet",
  "topup",
  "withdrawal",
  "repayment",
  "interest",
  "salary",
  "fee",
] as const;
export type EntryKind = (typeof entryKinds)[number];
export const entrySchema = v.strictObject({
  id: EntryId,
  at: instant,
  /** The app that made the entry; null if the bank made it. */
  via: v.nullable(shortText),
  kind: v.picklist(entryKinds),
  from: AccountId,
  to: AccountId,
  /** The sum that leaves `from`, in the currency of `from`. */
  cents: Cents,
  /** The sum that reaches `to`, in the currency of `to`. */
  toCents: Cents,
  title: EntryTitle,
  /** The other party: the id of a person of the cast, of a merchant, or of a record of the app that made the entry. */
  party: v.nullable(shortText),
  /** The category in which statistics count the entry. The app that made the entry chooses the name. */
  category: v.nullable(shortText),
  /** The payee's id for the order that was paid. */
  order: v.nullable(shortText),
  /** The payment that this entry refunds, in full or in part. */
  refunds: v.nullable(EntryId),
});
export type Entry = v.InferOutput<typeof entrySchema>;

export const moneySchema = v.strictObject({
  accounts: v.record(AccountId, accountSchema),
  cards: v.pipe(v.record(CardId, cardSchema), v.maxEntries(maxCards)),
  entries: v.pipe(v.record(EntryId, entrySchema), v.maxEntries(maxLedgerEntries)),
});
export type Money = v.InferOutput<typeof moneySchema>;
