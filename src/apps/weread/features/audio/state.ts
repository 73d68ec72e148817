/** Where the user stopped in audiobooks. While an audiobook plays, the media session of the phone has the position. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { AudioId } from "../../ids.ts";

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;
export const sleepMinutes = [15, 30, 60] as const;
export const Listened = v.strictObject({
  audio: AudioId,
  /** The index of the chapter, from 0. */
  chapter: wholeNumber,
  ms: wholeNumber,
  at: instant,
});
export type Listened = v.InferOutput<typeof Listened>;
export const audioState = {
  listened: v.record(AudioId, Listened),
  speed: v.picklist(speeds),
};
