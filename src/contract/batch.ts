// The body of a request with more than one call. The calls run in parallel. The answers are in the order of the calls,
// each with its own status.
import * as v from "valibot";
import { CreateBody, EnvId, ForkBody, limits, EpisodeBody, StepBody } from "./env.ts";
import { Json, JsonObject } from "./json.ts";

/**
 * The environment, and the token for the environment. If the token is missing, the header of the whole request is used.
 */
const target = {
  env: EnvId,
  token: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
};
const idempotencyKey = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200)));

export const BatchOp = v.variant("op", [
  v.strictObject({ op: v.literal("create"), ...CreateBody.entries }),
  v.strictObject({ op: v.literal("step"), ...target, idempotency_key: idempotencyKey, ...StepBody.entries }),
  v.strictObject({ op: v.literal("reset"), ...target, idempotency_key: idempotencyKey, ...EpisodeBody.entries }),
  v.strictObject({ op: v.literal("judge"), ...target, reveal: v.exactOptional(v.boolean()) }),
  v.strictObject({ op: v.literal("fork"), ...target, ...ForkBody.entries }),
  v.strictObject({ op: v.literal("delete"), ...target }),
]);
export type BatchOp = v.InferOutput<typeof BatchOp>;

export const BatchBody = v.strictObject({ ops: v.pipe(v.array(BatchOp), v.maxLength(limits.batchOps)) });
export type BatchBody = v.InferOutput<typeof BatchBody>;

/**
 * Checks only that the body is a list of operations. Each operation is checked separately, so that a malformed
 * operation does not cause the others to fail.
 */
export const BatchFrame = v.strictObject({
  ops: v.pipe(v.array(JsonObject), v.maxLength(limits.batchOps)),
});

export const BatchAnswer = v.strictObject({
  answers: v.array(v.strictObject({ status: v.number(), body: Json })),
});
export type BatchAnswer = v.InferOutput<typeof BatchAnswer>;
