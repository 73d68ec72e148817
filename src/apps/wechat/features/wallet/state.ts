/** What the wallet keeps beside the phone's ledger: subscriptions, limits, a card that is being added, accounts of utilities. */
import * as v from "valibot";
import { AccountId, CardId, EntryId } from "../../../../os/money/schema.ts";
import { idOf, instant, whole } from "../../../../os/values.ts";

export const RenewId = idOf("renew");
export const UtilityId = idOf("utility");
/** No single payment and no limit is higher: ¥200,000.00. */
export const sumMostCents = 20_000_000;
export const Sum = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(sumMostCents));
export const Note = v.pipe(v.string(), v.trim(), v.maxLength(40));
export const Code = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const PhoneDigits = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(24));
/** A service that takes its sum by itself, each month or year. */
const Renew = v.strictObject({
  id: RenewId,
  party: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  cents: Sum,
  every: v.picklist(["month", "year"]),
  /** The account that is charged. */
  from: AccountId,
  since: instant,
  next: instant,
  /** Off: nothing more is charged. */
  on: v.boolean(),
  /** The last charge could not be paid. */
  failed: v.boolean(),
});
export type Renew = v.InferOutput<typeof Renew>;
/** An account at a biller, and the bill that it has made: null while it has not been looked up. */
const Utility = v.strictObject({
  id: UtilityId,
  biller: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(30)),
  name: v.pipe(v.string(), v.maxLength(60)),
  kind: v.pipe(v.string(), v.maxLength(20)),
  bill: v.nullable(v.strictObject({ month: v.string(), cents: Sum })),
  /** The month that was paid last: "2026-03". */
  paid: v.nullable(v.string()),
});
export type Utility = v.InferOutput<typeof Utility>;

export const walletState = {
  renews: v.record(RenewId, Renew),
  /** What may be paid at most without a card's own limits, at a time and in a day. */
  payLimits: v.strictObject({ singleCents: Sum, dayCents: Sum }),
  /** A card whose bank has sent a code. */
  binding: v.nullable(v.strictObject({ card: CardId, code: Code, at: instant })),
  /** What may still be withdrawn without a fee. */
  freeCents: whole,
  /** The sum that the own code asks for; null where who pays says how much. */
  asking: v.nullable(v.strictObject({ cents: Sum, note: Note })),
  utilities: v.record(UtilityId, Utility),
  billNotes: v.record(EntryId, Note),
  /** Numbers that were topped up, the last first. */
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
