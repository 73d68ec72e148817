/** When the phone was backed up and looked for an update, and who is about to become a developer. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";

export const systemState = {
  backedUpAt: v.nullable(instant),
  checkedAt: v.nullable(instant),
  /** How often the build number was tapped: seven times opens developer options. */
  taps: v.pipe(v.number(), v.integer(), v.minValue(0)),
};
/** Taps on the build number that open developer options. */
export const tapsNeeded = 7;
