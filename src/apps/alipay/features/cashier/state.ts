/** The state of payments: the password and its locks, the order of methods, limits, and recurring charges. */
import * as v from "valibot";
import { Cents, EntryId } from "#os/money/schema.ts";
import { idSchema, instant, wholeNumber } from "#os/values.ts";
import { Method } from "../../accounts.ts";

export const Secret = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const MandateId = idSchema("mandate");
export const periods = ["week", "month", "year"] as const;
export const Mandate = v.strictObject({
  id: MandateId,
  /** The account that receives the charge. */
  to: v.pipe(v.string(), v.maxLength(80)),
  payee: v.pipe(v.string(), v.maxLength(60)),
  title: v.pipe(v.string(), v.maxLength(120)),
  cents: Cents,
  period: v.picklist(periods),
  method: Method,
  since: instant,
  /** The time of the next charge. */
  next: instant,
  on: v.boolean(),
  /** Whether the last charge failed. */
  failed: v.boolean(),
});
export type Mandate = v.InferOutput<typeof Mandate>;
/** After this many wrong passwords in a row, payments by password are locked for `passwordLockMs`. */
export const maxWrongPasswords = 5;
export const passwordLockMs = 3 * 3_600_000;

export const cashierState = {
  pay: v.strictObject({
    payPassword: Secret,
    wrong: wholeNumber,
    lockedUntil: instant,
    /** Whether a fingerprint can replace the password. */
    biometrics: v.boolean(),
    /**
     * For sums up to this many cents, neither password nor fingerprint is needed. With 0, every sum needs one of them.
     */
    fastCents: wholeNumber,
    order: v.pipe(v.array(Method), v.maxLength(60)),
    /**
     * If true, a payment uses the first method in the order of the settings. If false, it uses the first method with
     * enough money.
     */
    byOrder: v.boolean(),
    paymentCents: Cents,
    dayCents: Cents,
    /** Whether the owner has frozen the account. Nothing can be paid from a frozen account. */
    frozen: v.boolean(),
  }),
  mandates: v.record(MandateId, Mandate),
  /** The refunds that the owner has not looked at yet. */
  refunds: v.pipe(v.array(EntryId), v.maxLength(40)),
};
