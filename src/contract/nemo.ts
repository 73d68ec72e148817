// NeMo Gym's gymnasium protocol: the requests of NeMo Gym's agent to a resource server, and the answers.
import * as v from "valibot";
import { EpisodeBody } from "./env.ts";
import { JsonObject } from "./json.ts";
import { acceptNumericText } from "./numeric-text.ts";

const { task, seed, split, locale } = EpisodeBody.entries;
/** A complete row of a data set. The fields here configure the episode; the row may have other fields. */
export const NemoReset = acceptNumericText(
  v.looseObject({
    responses_create_params: JsonObject,
    task_id: v.nullish(task.wrapped),
    seed: v.nullish(seed.wrapped),
    split: v.nullish(split.wrapped),
    index: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    locale: v.nullish(locale.wrapped),
  }),
);
export type NemoReset = v.InferOutput<typeof NemoReset>;

const FunctionCall = v.looseObject({
  type: v.literal("function_call"),
  name: v.string(),
  arguments: v.string(),
  call_id: v.pipe(v.string(), v.maxLength(200)),
});
export type FunctionCall = v.InferOutput<typeof FunctionCall>;
export const isFunctionCall = (item: unknown): item is FunctionCall => v.is(FunctionCall, item);
export const NemoStep = v.looseObject({
  response: v.looseObject({ output: v.pipe(v.array(JsonObject), v.maxLength(200)) }),
  /** The id of the step request. A second request with the same id means the same step. */
  _ng_step_request_id: v.nullish(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/))),
});
/** The same row, together with the model's last response. The answer contains the reward. */
export const NemoVerify = v.looseObject({ responses_create_params: JsonObject, response: JsonObject });
export const NemoResetAnswer = v.strictObject({ observation: v.nullable(v.string()), info: JsonObject });
export const NemoStepAnswer = v.strictObject({
  observation: v.nullable(v.string()),
  reward: v.number(),
  terminated: v.boolean(),
  truncated: v.boolean(),
  info: JsonObject,
});
export type NemoStepAnswer = v.InferOutput<typeof NemoStepAnswer>;
