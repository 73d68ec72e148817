/** Money as data: the accounts that the phone's owner and others hold, the cards on them, and every sum that moved. */
import * as v from "valibot";
import { cardsMost, entriesMost } from "../most.ts";
import { idOf, instant } from "../values.ts";
import { currencies } from "./currency.ts";

/** A whole number of cents (fen) that is moved: 0.01 to 100 million. */
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000_000));
const balance = v.pipe(v.number(), v.safeInteger());

export const AccountId = idOf("account");
export const CardId = idOf("card");
export const EntryId = idOf("entry");
export const CardNumber = v.pipe(v.string(), v.regex(/^\d{15,19}$/));
/** What a sum was for, as lists show it. */
export const EntryTitle = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120));
const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));

/**
 * `wallet`: money in an app. `fund`: money that earns. `credit`: what its holder owes, zero or less. `bank`: behind a card.
 * `escrow`: money on its way, until it is taken or goes back. `outside`: of people, shops and services; it has no end.
 */
export const accountKinds = ["wallet", "fund", "credit", "bank", "escrow", "outside"] as const;
export const accountSchema = v.strictObject({
  id: AccountId,
  /** The app that may take money out; null for those of banks and of others. */
  keeper: v.nullable(word),
  kind: v.picklist(accountKinds),
  currency: v.picklist(currencies),
  cents: balance,
  /** The balance never goes below; null is no bound. */
  floorCents: v.nullable(balance),
  frozen: v.boolean(),
});
export type Account = v.InferOutput<typeof accountSchema>;
export const cardSchema = v.strictObject({
  id: CardId,
  account: AccountId,
  /** What the bank is called. */
  bank: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  kind: v.picklist(["debit", "credit"]),
  number: CardNumber,
  /** MM/YY */
  expires: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\/\d\d$/)),
  code: v.pipe(v.string(), v.regex(/^\d{3}$/)),
  holder: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  /** The number that the bank sends codes to. */
  phone: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  /** Apps that may take money from the card, in the order in which they were allowed to. */
  boundTo: v.pipe(v.array(word), v.maxLength(40)),
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
  /** The app that moved it; null is the bank itself. */
  via: v.nullable(word),
  kind: v.picklist(entryKinds),
  from: AccountId,
  to: AccountId,
  /** What left, in the currency of `from`. */
  cents: Cents,
  /** What came, in the currency of `to`. */
  toCents: Cents,
  title: EntryTitle,
  /** Whom it was with: an id of the cast, of a merchant, of another app's record. */
  party: v.nullable(word),
  /** What it counts as in statistics: a word of the app that moved it. */
  category: v.nullable(word),
  /** The payee's own id of what was paid for. */
  order: v.nullable(word),
  /** The payment that this gives back, whole or in part. */
  refunds: v.nullable(EntryId),
});
export type Entry = v.InferOutput<typeof entrySchema>;

export const moneySchema = v.strictObject({
  accounts: v.record(AccountId, accountSchema),
  cards: v.pipe(v.record(CardId, cardSchema), v.maxEntries(cardsMost)),
  entries: v.pipe(v.record(EntryId, entrySchema), v.maxEntries(entriesMost)),
});
export type Money = v.InferOutput<typeof moneySchema>;
