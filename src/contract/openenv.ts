// OpenEnv's protocol: what its clients send, and what they are answered.
import * as v from "valibot";
import { Elements, EpisodeBody } from "./env.ts";
import { JsonObject } from "./json.ts";
import { takingNumericText } from "./numeric-text.ts";

/** What an observation holds: elements as text, the picture, or both. */
export const Preset = v.picklist(["text", "pixels", "both"]);
export type Preset = v.InferOutput<typeof Preset>;

const { seed, locale, theme, font_scale, start_time, perturb, reward, device, split } = EpisodeBody.entries;
/** What a reset takes. Whatever else is sent is named in the observation's warnings. */
export const ResetData = takingNumericText(
  v.strictObject({
    task_id: v.exactOptional(EpisodeBody.entries.task.wrapped),
    seed,
    split,
    /** Of a split: which of its tasks. */
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
/** Over HTTP: as much as there is of it. */
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
  /** What is to be done. */
  goal: v.nullable(v.string()),
  screen: v.strictObject({ width: v.number(), height: v.number(), coord_space: v.literal("0..1000") }),
  /** Trainers know a picture by the name of its field. */
  screenshot: v.nullable(v.strictObject({ mime: v.string(), base64: v.string() })),
  elements: v.nullable(Elements),
  clock: v.nullable(v.string()),
  step: v.number(),
  max_steps: v.nullable(v.number()),
  /** What was answered to a question. */
  message: v.nullable(v.string()),
  /** How the episode ended. */
  outcome: v.nullable(v.string()),
  warnings: v.array(v.string()),
});
export type OpenEnvObservation = v.InferOutput<typeof OpenEnvObservation>;
export const OpenEnvResult = v.strictObject({
  observation: OpenEnvObservation,
  /** Null at the start, 0 on the way, the verdict's reward at the end. */
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
