/** The money fund's interest, and the owner's other funds. */
import * as v from "valibot";
import { idSchema, instant, wholeNumber } from "#os/values.ts";

/** The id of a fund of the world. */
export const FundId = idSchema("fund");
export const Holding = v.strictObject({
  id: FundId,
  /** The number of units. A unit is a ten-thousandth of a share. */
  units: v.pipe(v.number(), v.integer(), v.minValue(1)),
  costCents: wholeNumber,
  since: instant,
});
export type Holding = v.InferOutput<typeof Holding>;
export const wealthState = {
  /**
   * `day`: the last day with paid interest, as the number of days since 1970 in the phone's time zone. `beforeCents`:
   * the earnings from the time before the ledger begins.
   */
  interest: v.strictObject({ day: v.pipe(v.number(), v.integer()), beforeCents: wholeNumber }),
  holdings: v.record(v.string(), Holding),
  /** Funds on the owner's watch list, newest first. */
  watched: v.pipe(v.array(FundId), v.maxLength(60)),
  /** The sum that the owner can still withdraw without a fee, in cents. */
  freeCents: wholeNumber,
  /** Hides the sums of the wealth page. */
  hidden: v.boolean(),
};
