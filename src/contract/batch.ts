// Many calls in one request. They run in parallel and are answered in order, each with its own status.
import * as v from "valibot";
import { CreateBody, EnvId, ForkBody, limits, EpisodeBody, StepBody } from "./env.ts";
import { Json, JsonObject } from "./json.ts";

/** The environment and the token for it. Without a token the header of the whole request counts. */
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
 * Checks only the list of operations for the whole request. Each operation is checked by itself, so that a malformed
 * one does not fail the others.
 */
export const BatchFrame = v.strictObject({
  ops: v.pipe(v.array(JsonObject), v.maxLength(limits.batchOps)),
});

export const BatchAnswer = v.strictObject({
  answers: v.array(v.strictObject({ status: v.number(), body: Json })),
});
export type BatchAnswer = v.InferOutput<typeof BatchAnswer>;
