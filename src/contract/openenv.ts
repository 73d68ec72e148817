// OpenEnv's protocol: the requests of OpenEnv clients, and the answers.
import * as v from "valibot";
import { Elements } from "./element.ts";
import { EpisodeBody } from "./env.ts";
import { JsonObject } from "./json.ts";
import { acceptNumericText } from "./numeric-text.ts";

/** The contents of an observation: elements as text, the picture, or both of them. */
export const Preset = v.picklist(["text", "pixels", "both"]);
export type Preset = v.InferOutput<typeof Preset>;

const { seed, locale, theme, font_scale, start_time, perturb, reward, device, split } = EpisodeBody.entries;
/** The fields of a reset. If the request has other fields, the warnings of the observation name them. */
export const ResetData = acceptNumericText(
  v.strictObject({
    task_id: v.exactOptional(EpisodeBody.entries.task.wrapped),
    seed,
    split,
    /** The index of the task in its split. */
    index: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    episode_id: v.exactOptional(v.pipe(v.string(), v.maxLength(255))),
    locale,
    theme,
    font_scale,
    start_time,
    perturb,
    reward,
    device,
  }),
);
export type ResetData = v.InferOutput<typeof ResetData>;
/** The body over HTTP. All its fields are optional. */
export const ResetBody = JsonObject;
export const OneStepBody = v.looseObject({ action: JsonObject });

export const OpenEnvMessage = v.variant("type", [
  v.strictObject({ type: v.literal("reset"), data: v.exactOptional(JsonObject) }),
  v.strictObject({ type: v.literal("step"), data: JsonObject }),
  v.strictObject({ type: v.literal("state") }),
  v.strictObject({ type: v.literal("mcp"), data: JsonObject }),
  v.strictObject({ type: v.literal("close") }),
]);

export const OpenEnvObservation = v.strictObject({
  /** The instruction. */
  goal: v.nullable(v.string()),
  screen: v.strictObject({ width: v.number(), height: v.number(), coord_space: v.literal("0..1000") }),
  /** The picture. Trainers recognize the picture by this field's name. */
  screenshot: v.nullable(v.strictObject({ mime: v.string(), base64: v.string() })),
  elements: v.nullable(Elements),
  clock: v.nullable(v.string()),
  step: v.number(),
  max_steps: v.nullable(v.number()),
  /** The step's message for the agent, for example the user's answer or the result of a tool. */
  message: v.nullable(v.string()),
  /** How the episode ended. */
  outcome: v.nullable(v.string()),
  warnings: v.array(v.string()),
});
export type OpenEnvObservation = v.InferOutput<typeof OpenEnvObservation>;
export const OpenEnvResult = v.strictObject({
  observation: OpenEnvObservation,
  /** Null at the start, 0 during the episode, and the verdict's reward at the end. */
  reward: v.nullable(v.number()),
  done: v.boolean(),
});
export type OpenEnvResult = v.InferOutput<typeof OpenEnvResult>;
export const OpenEnvState = v.strictObject({
  episode_id: v.nullable(v.string()),
  step_count: v.number(),
  task_id: v.exactOptional(v.string()),
  max_steps: v.exactOptional(v.nullable(v.number())),
  done: v.exactOptional(v.boolean()),
});
export type OpenEnvState = v.InferOutput<typeof OpenEnvState>;
