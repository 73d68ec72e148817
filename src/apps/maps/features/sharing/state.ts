/** Who can see the phone's location, and until when. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { ShareId } from "../../ids.ts";

/** The durations of a share in minutes; null in `minutes` means until it is turned off. */
export const shareMinutes = [15, 60, 240, 1440] as const;
export const Share = v.strictObject({
  id: ShareId,
  /** A contact of the phone. */
  contact: v.pipe(v.string(), v.startsWith("contact_"), v.maxLength(80)),
  at: instant,
  until: v.nullable(instant),
});
export type Share = v.InferOutput<typeof Share>;
export const maxShares = 20;
export const sharingState = { shares: v.record(ShareId, Share) };
