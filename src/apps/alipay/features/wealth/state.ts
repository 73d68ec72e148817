/** Money that earns: the money fund behind the balance, and funds that were bought. */
import * as v from "valibot";
import { idOf, instant, whole } from "../../../../os/values.ts";

/** An id of the world. */
export const FundId = idOf("fund");
export const Holding = v.strictObject({
  id: FundId,
  /** Ten-thousandths of a share. */
  units: v.pipe(v.number(), v.integer(), v.minValue(1)),
  costCents: whole,
  since: instant,
});
export type Holding = v.InferOutput<typeof Holding>;
export const wealthState = {
  /** The last day (since 1970, in the phone's zone) whose interest was paid, and what was earned before the ledger begins. */
  interest: v.strictObject({ day: v.pipe(v.number(), v.integer()), beforeCents: whole }),
  holdings: v.record(v.string(), Holding),
  /** Funds that the owner looks at, newest first. */
  watched: v.pipe(v.array(FundId), v.maxLength(60)),
  /** What can still be withdrawn without a fee, in cents. */
  freeCents: whole,
  /** The sums of the wealth page are hidden. */
  hidden: v.boolean(),
};
