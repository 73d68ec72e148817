/** The login session and its credentials. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";

export const LoginPassword = v.pipe(v.string(), v.maxLength(40));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
export const loginState = {
  session: v.strictObject({
    on: v.boolean(),
    /** Whether the owner has frozen the account. Nobody can log in to a frozen account. */
    frozen: v.boolean(),
    /** Whether the account was deleted permanently. Only a new account can then be registered. */
    gone: v.boolean(),
    password: LoginPassword,
    wrong: wholeNumber,
    /** The correct position of the puzzle piece, in percent; null if there is no puzzle. */
    puzzle: v.nullable(percent),
    /** The last code sent to the owner's phone. */
    code: v.nullable(v.strictObject({ code: v.string(), at: instant })),
  }),
};
