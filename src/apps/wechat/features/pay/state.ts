/** The payment password, fingerprint payment, and the default account. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";

export const Password = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const payState = {
  pay: v.strictObject({
    password: Password,
    /** Whether fingerprint payment is on. */
    finger: v.boolean(),
    /** The number of wrong passwords in a row. */
    wrong: wholeNumber,
    lockedUntil: v.nullable(instant),
    /** The default ledger account. */
    method: v.string(),
  }),
};
