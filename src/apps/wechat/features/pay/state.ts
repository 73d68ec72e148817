/** How payments are proved, and from where they come first. */
import * as v from "valibot";
import { instant, whole } from "../../../../os/values.ts";

export const Password = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const payState = {
  pay: v.strictObject({
    password: Password,
    /** A finger does instead of the password. */
    finger: v.boolean(),
    /** Wrong passwords in a row. */
    wrong: whole,
    lockedUntil: v.nullable(instant),
    /** The account of the ledger that is offered first. */
    method: v.string(),
  }),
};
