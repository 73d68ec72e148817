// The stepping socket: what an agent asks over it, and what it is answered. One answer a request, in the order of the requests.
import * as v from "valibot";
import { StepAction } from "./action.ts";
import { EnvInfo, Observation, ObservationWish, PictureFormat, Stepped } from "./env.ts";
import { notArray } from "./json.ts";
import { Problem } from "./problem.ts";

/** Whatever the client likes to know its answer by. */
const RequestId = v.union([v.pipe(v.string(), v.maxLength(200)), v.number()]);
export type RequestId = v.InferOutput<typeof RequestId>;
const id = v.exactOptional(RequestId);

/** As over REST, and "binary": the picture follows its answer as one binary frame. */
export const SteppingWish = notArray(
  v.strictObject({
    ...ObservationWish.entries,
    screenshot: v.exactOptional(v.picklist(["base64", "url", "none", "binary"])),
  }),
);
export type SteppingWish = v.InferOutput<typeof SteppingWish>;

export const SteppingRequest = v.variant("type", [
  v.strictObject({
    type: v.literal("step"),
    id,
    action: StepAction,
    observation: v.exactOptional(SteppingWish),
    /** Which step of the episode this is, from 1. What was done as that step already is answered again, and not done again. */
    step: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  }),
  v.strictObject({ type: v.literal("look"), id, observation: v.exactOptional(SteppingWish) }),
  v.strictObject({ type: v.literal("info"), id }),
]);
export type SteppingRequest = v.InferOutput<typeof SteppingRequest>;

const SteppingObservation = v.strictObject({
  ...Observation.entries,
  screenshot: v.exactOptional(
    v.strictObject({
      format: PictureFormat,
      width: v.number(),
      height: v.number(),
      base64: v.exactOptional(v.string()),
      url: v.exactOptional(v.string()),
      /** How long the binary frame is that follows. */
      bytes: v.exactOptional(v.number()),
    }),
  ),
});
export const SteppingAnswer = v.variant("type", [
  v.strictObject({ ...Stepped.entries, type: v.literal("step"), id, observation: SteppingObservation }),
  v.strictObject({ type: v.literal("look"), id, step: v.number(), observation: SteppingObservation }),
  v.strictObject({ type: v.literal("info"), id, info: EnvInfo }),
  /** The socket stays open, and nothing has changed. */
  v.strictObject({ type: v.literal("problem"), id, problem: Problem }),
]);
export type SteppingAnswer = v.InferOutput<typeof SteppingAnswer>;
