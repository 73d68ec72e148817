/** The contacts who can see the phone's location, and the time at which each share ends. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { ShareId } from "../../ids.ts";

/** The available durations of a share, in minutes. A share without a duration lasts until the user turns it off. */
export const shareMinutes = [15, 60, 240, 1440] as const;
export const Share = v.strictObject({
  id: ShareId,
  /** The id of a contact on the phone. */
  contact: v.pipe(v.string(), v.startsWith("contact_"), v.maxLength(80)),
  at: instant,
  until: v.nullable(instant),
});
export type Share = v.InferOutput<typeof Share>;
export const maxShares = 20;
export const sharingState = { shares: v.record(ShareId, Share) };
