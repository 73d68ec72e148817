// The stepping socket: the agent's requests and the server's answers. Each request has one answer, in the order of the
// requests.
import * as v from "valibot";
import { StepAction } from "./action.ts";
import { EnvInfo, Observation, ObservationWish, PictureFormat, Stepped } from "./env.ts";
import { notArray } from "./json.ts";
import { Problem } from "./problem.ts";

/** The client's own id of a request, returned in its answer. */
const RequestId = v.union([v.pipe(v.string(), v.maxLength(200)), v.number()]);
export type RequestId = v.InferOutput<typeof RequestId>;
const id = v.exactOptional(RequestId);

/**
 * The observation options of REST. `screenshot` can also be "binary", which sends the picture as one binary frame after
 * the answer.
 */
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
    /**
     * The number of this step in the episode, from 1. If that step already exists, the server repeats its answer and
     * does not run the action.
     */
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
      /** The length, in bytes, of the binary frame that follows. */
      bytes: v.exactOptional(v.number()),
    }),
  ),
});
export const SteppingAnswer = v.variant("type", [
  v.strictObject({ ...Stepped.entries, type: v.literal("step"), id, observation: SteppingObservation }),
  v.strictObject({ type: v.literal("look"), id, step: v.number(), observation: SteppingObservation }),
  v.strictObject({ type: v.literal("info"), id, info: EnvInfo }),
  /** The request failed. The phone did not change, and the socket stays open. */
  v.strictObject({ type: v.literal("problem"), id, problem: Problem }),
]);
export type SteppingAnswer = v.InferOutput<typeof SteppingAnswer>;
