/**
 * The wallet's data that is not in the phone's ledger: subscriptions, limits, a card that is being added, and utility
 * accounts.
 */
import * as v from "valibot";
import { AccountId, CardId, EntryId } from "#os/money/schema.ts";
import { idSchema, instant, wholeNumber } from "#os/values.ts";

export const RenewId = idSchema("renew");
export const UtilityId = idSchema("utility");
/** The maximum of a payment and of a limit: ¥200,000.00. */
export const maxSumCents = 20_000_000;
export const Sum = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxSumCents));
export const Note = v.pipe(v.string(), v.trim(), v.maxLength(40));
export const Code = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const PhoneDigits = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(24));
/** A subscription that is charged every month or every year. */
const Renew = v.strictObject({
  id: RenewId,
  party: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  cents: Sum,
  every: v.picklist(["month", "year"]),
  /** The account that pays for the subscription. */
  from: AccountId,
  since: instant,
  next: instant,
  /** Whether the subscription is on. If it is off, there are no further charges. */
  on: v.boolean(),
  /** Whether the last charge failed. */
  failed: v.boolean(),
});
export type Renew = v.InferOutput<typeof Renew>;
/** An account at a biller, and its bill. The bill is null until the owner checks it. */
const Utility = v.strictObject({
  id: UtilityId,
  biller: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(30)),
  name: v.pipe(v.string(), v.maxLength(60)),
  kind: v.pipe(v.string(), v.maxLength(20)),
  bill: v.nullable(v.strictObject({ month: v.string(), cents: Sum })),
  /** The last month that was paid, such as "2026-03". */
  paid: v.nullable(v.string()),
});
export type Utility = v.InferOutput<typeof Utility>;

export const walletState = {
  renews: v.record(RenewId, Renew),
  /** The limits per payment and per day. They apply to cards without their own limits. */
  payLimits: v.strictObject({ singleCents: Sum, dayCents: Sum }),
  /** A card that is being added, and the code that its bank has sent. */
  binding: v.nullable(v.strictObject({ card: CardId, code: Code, at: instant })),
  /** The amount that the owner can still withdraw without a fee. */
  freeCents: wholeNumber,
  /** The amount that the owner's receiving code requests; null if the payer chooses the amount. */
  asking: v.nullable(v.strictObject({ cents: Sum, note: Note })),
  utilities: v.record(UtilityId, Utility),
  billNotes: v.record(EntryId, Note),
  /** The phone numbers that were topped up, latest first. */
  toppedUp: v.array(PhoneDigits),
};
export const billCategories = [
  "food",
  "shopping",
  "transport",
  "home",
  "leisure",
  "health",
  "phone",
  "gift",
  "transfer",
  "other",
] as const;
export type BillCategory = (typeof billCategories)[number];
