/** The times of the last backup and the last search for updates, and the taps on the build number. */
import * as v from "valibot";
import { instant } from "#os/values.ts";

export const systemState = {
  backedUpAt: v.nullable(instant),
  checkedAt: v.nullable(instant),
  /** Taps on the build number; seven taps open developer options. */
  taps: v.pipe(v.number(), v.integer(), v.minValue(0)),
};
/** Taps on the build number that open developer options. */
export const tapsNeeded = 7;
