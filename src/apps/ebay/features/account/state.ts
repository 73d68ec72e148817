/** The account and the user's settings. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { prefs } from "./prefs.ts";

export const Password = v.pipe(v.string(), v.minLength(6), v.maxLength(40));
export const accountState = {
  account: v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
    handle: v.string(),
    email: v.string(),
    phone: v.string(),
    password: Password,
    sinceYear: v.number(),
    score: v.number(),
    signedIn: v.boolean(),
    /** The time at which the closed account is erased, or null while the account is open. */
    closesAt: v.nullable(instant),
  }),
  prefs: prefs.schema,
};
