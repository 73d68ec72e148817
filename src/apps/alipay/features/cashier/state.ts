/** What payments need: the password and its locks, the order of methods, limits, and standing permissions to charge. */
import * as v from "valibot";
import { Cents, EntryId } from "../../../../os/money/schema.ts";
import { idOf, instant, whole } from "../../../../os/values.ts";
import { Method } from "../../accounts.ts";

export const Secret = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const MandateId = idOf("mandate");
export const periods = ["week", "month", "year"] as const;
export const Mandate = v.strictObject({
  id: MandateId,
  /** The account that is charged for. */
  to: v.pipe(v.string(), v.maxLength(80)),
  payee: v.pipe(v.string(), v.maxLength(60)),
  title: v.pipe(v.string(), v.maxLength(120)),
  cents: Cents,
  period: v.picklist(periods),
  method: Method,
  since: instant,
  /** When it is charged again. */
  next: instant,
  on: v.boolean(),
  /** The last charge did not go through. */
  failed: v.boolean(),
});
export type Mandate = v.InferOutput<typeof Mandate>;
/** Wrong passwords in a row that lock payments by password, and for how long. */
export const wrongMost = 5;
export const lockMs = 3 * 3_600_000;

export const cashierState = {
  pay: v.strictObject({
    payPassword: Secret,
    wrong: whole,
    lockedUntil: instant,
    /** A finger pays instead of the password. */
    biometrics: v.boolean(),
    /** Up to so many cents neither is asked for; 0 is never. */
    fastCents: whole,
    order: v.pipe(v.array(Method), v.maxLength(60)),
    /** False: each payment takes the first method that can. True: the order of the settings. */
    byOrder: v.boolean(),
    paymentCents: Cents,
    dayCents: Cents,
    /** The owner froze the account: nothing can be paid. */
    frozen: v.boolean(),
  }),
  mandates: v.record(MandateId, Mandate),
  /** Payments that others gave back and that were not looked at yet. */
  refunds: v.pipe(v.array(EntryId), v.maxLength(40)),
};
