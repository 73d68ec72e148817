/** The preferences and the visits of the phone. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { TargetId } from "../../ids.ts";
import { prefs } from "./prefs.ts";

export const Visit = v.strictObject({
  target: TargetId,
  at: instant,
  /** When the visit ended; null while the visit lasts. */
  until: v.nullable(instant),
});
export type Visit = v.InferOutput<typeof Visit>;
export const maxVisits = 200;
export const accountState = {
  prefs: prefs.schema,
  /** The visits, newest first. */
  visits: v.pipe(v.array(Visit), v.maxLength(maxVisits)),
};
/** Ends the current visit, because a trip starts. */
export function endVisits(visits: Visit[], at: number): void {
  const last = visits[0];
  if (last?.until === null) last.until = Math.max(last.at, at);
}
