/** What the user has set, and where the phone has been. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { TargetId } from "../../ids.ts";
import { prefs } from "./prefs.ts";

export const Visit = v.strictObject({
  target: TargetId,
  at: instant,
  /** Null while one is still there. */
  until: v.nullable(instant),
});
export type Visit = v.InferOutput<typeof Visit>;
export const visitsMost = 200;
export const accountState = {
  prefs: prefs.schema,
  /** Newest first. */
  visits: v.pipe(v.array(Visit), v.maxLength(visitsMost)),
};
/** Whoever sets out is no longer where they were. */
export function leave(visits: Visit[], at: number): void {
  const last = visits[0];
  if (last?.until === null) last.until = Math.max(last.at, at);
}
