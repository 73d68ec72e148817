/** The money fund's interest, and the owner's other funds. */
import * as v from "valibot";
import { idSchema, instant, wholeNumber } from "#os/values.ts";

/** An id of the world's funds. */
export const FundId = idSchema("fund");
export const Holding = v.strictObject({
  id: FundId,
  /** Ten-thousandths of a share. */
  units: v.pipe(v.number(), v.integer(), v.minValue(1)),
  costCents: wholeNumber,
  since: instant,
});
export type Holding = v.InferOutput<typeof Holding>;
export const wealthState = {
  /**
   * The last day (since 1970, in the phone's zone) with paid interest, and the earnings from before the ledger begins.
   */
  interest: v.strictObject({ day: v.pipe(v.number(), v.integer()), beforeCents: wholeNumber }),
  holdings: v.record(v.string(), Holding),
  /** Funds on the owner's watch list, newest first. */
  watched: v.pipe(v.array(FundId), v.maxLength(60)),
  /** How much the owner can still withdraw without a fee, in cents. */
  freeCents: wholeNumber,
  /** Hides the sums of the wealth page. */
  hidden: v.boolean(),
};
