/** The account: who is logged in, and the other accounts of this phone. */
import * as v from "valibot";
import { isDay } from "#state/day.ts";
import { instant, wholeNumber } from "#os/values.ts";
import { PictureRef } from "../../ids.ts";

export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/),
  v.maxLength(60),
  v.examples(["mia@postbox.example", "lin@postbox.example"]),
);
export const Password = v.pipe(
  v.string(),
  v.regex(/^(?=.*[^A-Za-z]).{10,40}$/),
  v.maxLength(40),
  v.examples(["blue-kettle-42"]),
);
export const DisplayName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(30));
export const BirthDate = v.pipe(
  v.string(),
  v.maxLength(10),
  v.check((day) => /^(19|20)/.test(day) && isDay(day), "no such day"),
  v.examples(["1993-09-21"]),
);
export const genders = ["woman", "man", "nonBinary", "other", "unsaid"] as const;
/** The youngest age at which somebody may sign up. */
export const leastAge = 14;
export const Account = v.strictObject({
  email: Email,
  password: Password,
  name: DisplayName,
  born: BirthDate,
  gender: v.picklist(genders),
  face: v.nullable(PictureRef),
  since: instant,
});
export type Account = v.InferOutput<typeof Account>;
export const accountState = {
  account: Account,
  loggedIn: v.boolean(),
  /** The code that was sent for a new password. */
  reset: v.nullable(
    v.strictObject({ email: Email, code: v.pipe(v.string(), v.maxLength(6)), at: instant, wrong: wholeNumber }),
  ),
};
