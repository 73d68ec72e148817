/** What was said to the mailbox. */
import * as v from "valibot";
import { idOf, instant } from "../../../../os/values.ts";
import { PhoneNumber } from "../cards/state.ts";

export const VoicemailId = idOf("voice");
export const Voicemail = v.strictObject({
  id: VoicemailId,
  number: PhoneNumber,
  at: instant,
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(1000)),
  /** What is said. */
  text: v.string(),
  heard: v.boolean(),
});
export type Voicemail = v.InferOutput<typeof Voicemail>;

export const voicemailState = {
  voicemails: v.record(VoicemailId, Voicemail),
  /** The voicemail that is being played, since when and from where. */
  playing: v.nullable(
    v.strictObject({ id: VoicemailId, since: instant, fromMs: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ),
};
