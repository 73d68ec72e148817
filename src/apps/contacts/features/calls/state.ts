/** Past calls and the active call. */
import * as v from "valibot";
import { idSchema, instant } from "#os/values.ts";
import { PhoneNumber } from "../cards/state.ts";

export const CallId = idSchema("call");
export const callKinds = ["outgoing", "incoming", "missed", "declined", "blocked", "forwarded"] as const;
export const Call = v.strictObject({
  id: CallId,
  number: PhoneNumber,
  kind: v.picklist(callKinds),
  at: instant,
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Call = v.InferOutput<typeof Call>;
/** The active call. */
export const ActiveCall = v.strictObject({
  number: PhoneNumber,
  incoming: v.boolean(),
  startedAt: instant,
  /**
   * The time at which both sides are connected. For an outgoing call the time is known in advance; for an incoming call
   * it is null until the user answers.
   */
  connectsAt: v.nullable(instant),
  muted: v.boolean(),
  speaker: v.boolean(),
  recording: v.boolean(),
});
export type ActiveCall = v.InferOutput<typeof ActiveCall>;

export const callsState = {
  calls: v.record(CallId, Call),
  talk: v.nullable(ActiveCall),
};
