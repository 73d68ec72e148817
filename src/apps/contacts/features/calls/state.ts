/** Calls that were, and the one that is going on. */
import * as v from "valibot";
import { idOf, instant } from "../../../../os/values.ts";
import { PhoneNumber } from "../cards/state.ts";

export const CallId = idOf("call");
export const callKinds = ["outgoing", "incoming", "missed", "declined", "blocked", "forwarded"] as const;
export const Call = v.strictObject({
  id: CallId,
  number: PhoneNumber,
  kind: v.picklist(callKinds),
  at: instant,
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Call = v.InferOutput<typeof Call>;
/** The call that is going on. */
export const Talk = v.strictObject({
  number: PhoneNumber,
  incoming: v.boolean(),
  startedAt: instant,
  /** When the two hear each other: known beforehand for an outgoing call, null until an incoming one is answered. */
  connectsAt: v.nullable(instant),
  muted: v.boolean(),
  speaker: v.boolean(),
  recording: v.boolean(),
});
export type Talk = v.InferOutput<typeof Talk>;

export const callsState = {
  calls: v.record(CallId, Call),
  talk: v.nullable(Talk),
};
