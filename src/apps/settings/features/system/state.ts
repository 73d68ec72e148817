/** The time of the last backup, the time of the last search for updates, and the number of taps on the build number. */
import * as v from "valibot";
import { instant } from "#os/values.ts";

export const systemState = {
  backedUpAt: v.nullable(instant),
  checkedAt: v.nullable(instant),
  /** The number of taps on the build number. Seven taps open the developer options. */
  taps: v.pipe(v.number(), v.integer(), v.minValue(0)),
};
/** The number of taps on the build number that open the developer options. */
export const tapsNeeded = 7;
