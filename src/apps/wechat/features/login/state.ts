/** Whether somebody is logged in, and what it takes to be. */
import * as v from "valibot";
import { instant, whole } from "../../../../os/values.ts";

export const LoginPassword = v.pipe(v.string(), v.maxLength(40));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
export const loginState = {
  session: v.strictObject({
    on: v.boolean(),
    /** Frozen by the owner: nobody logs in until it is thawed. */
    frozen: v.boolean(),
    /** Deleted for good: only a new account can be made. */
    gone: v.boolean(),
    password: LoginPassword,
    wrong: whole,
    /** Where the piece of the puzzle belongs, in percent of the way; null where none is asked for. */
    puzzle: v.nullable(percent),
    /** What was sent to the owner's phone. */
    code: v.nullable(v.strictObject({ code: v.string(), at: instant })),
  }),
};
