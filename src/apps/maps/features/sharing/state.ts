/** Who sees where the phone is, and until when. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { ShareId } from "../../ids.ts";

/** Minutes that one may share for; null until it is turned off. */
export const shareMinutes = [15, 60, 240, 1440] as const;
export const Share = v.strictObject({
  id: ShareId,
  /** Of the phone's address book. */
  contact: v.pipe(v.string(), v.startsWith("contact_"), v.maxLength(80)),
  at: instant,
  until: v.nullable(instant),
});
export type Share = v.InferOutput<typeof Share>;
export const sharesMost = 20;
export const sharingState = { shares: v.record(ShareId, Share) };
