/** What plays, what played, and where it plays. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { ItemId, Source } from "../../ids.ts";
import { Queue } from "./queue.ts";

export const speeds = [0.5, 0.8, 1, 1.2, 1.5, 2, 3] as const;
export const deviceKinds = ["speaker", "computer", "tv"] as const;
export const maxPlays = 200;
/** An item counts as played after this time. */
export const countedAfterMs = 30_000;
export const sleepChoices = [5, 10, 15, 30, 45, 60] as const;
const Play = v.strictObject({ item: ItemId, source: v.nullable(Source), at: instant });
export type Play = v.InferOutput<typeof Play>;
export const thisPhone = "phone";
export const DeviceId = v.pipe(v.string(), v.maxLength(40), v.examples([thisPhone, "kitchen", "laptop"]));
export const playerState = {
  queue: Queue,
  /** Where the current item continues if the phone has no session of the app. */
  positionMs: wholeNumber,
  /**
   * The item that the user listens to. `fromMs`: the position at which listening began, moved along when the user
   * seeks. `counted`: the item is in the history. `checkAt`: when to look whether it has played for long enough.
   */
  listening: v.nullable(
    v.strictObject({
      item: ItemId,
      fromMs: v.pipe(v.number(), v.integer()),
      counted: v.boolean(),
      checkAt: v.nullable(instant),
    }),
  ),
  /** The items that counted as played, the latest first. */
  plays: v.array(Play),
  /** When the user skipped on the free plan. */
  skips: v.array(instant),
  /** The speed of podcasts. */
  speed: v.picklist(speeds),
  /** Other devices of the user's account. */
  devices: v.array(v.strictObject({ id: DeviceId, name: v.string(), kind: v.picklist(deviceKinds) })),
  /** The id of the device that plays; `thisPhone` for the phone. */
  device: DeviceId,
};
