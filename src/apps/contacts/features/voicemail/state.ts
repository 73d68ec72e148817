/** Voicemails. */
import * as v from "valibot";
import { idSchema, instant } from "#os/values.ts";
import { PhoneNumber } from "../cards/state.ts";

export const VoicemailId = idSchema("voice");
export const Voicemail = v.strictObject({
  id: VoicemailId,
  number: PhoneNumber,
  at: instant,
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(1000)),
  /** The spoken text. */
  text: v.string(),
  heard: v.boolean(),
});
export type Voicemail = v.InferOutput<typeof Voicemail>;

export const voicemailState = {
  voicemails: v.record(VoicemailId, Voicemail),
  /** The voicemail that is playing, the time at which playing started, and the position from which it started. */
  playing: v.nullable(
    v.strictObject({ id: VoicemailId, since: instant, fromMs: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ),
};
