/** The preferences and the visits of the phone. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { TargetId } from "../../ids.ts";
import { prefs } from "./prefs.ts";

export const Visit = v.strictObject({
  target: TargetId,
  at: instant,
  /** Null while the visit lasts. */
  until: v.nullable(instant),
});
export type Visit = v.InferOutput<typeof Visit>;
export const maxVisits = 200;
export const accountState = {
  prefs: prefs.schema,
  /** Newest first. */
  visits: v.pipe(v.array(Visit), v.maxLength(maxVisits)),
};
/** Starting a trip ends the current visit. */
export function endVisits(visits: Visit[], at: number): void {
  const last = visits[0];
  if (last?.until === null) last.until = Math.max(last.at, at);
}
