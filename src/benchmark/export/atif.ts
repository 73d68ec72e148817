// An episode as ATIF, the trajectory format that Harbor, TRL and SkyRL read. Implements version 1.7 of ATIF's RFC 0001.
import * as v from "valibot";
import { stepActionTypes, type StepAction } from "#contract/action.ts";
import { JsonObject } from "#contract/json.ts";

const text = v.strictObject({ type: v.literal("text"), text: v.string() });
const image = v.strictObject({
  type: v.literal("image"),
  source: v.strictObject({
    media_type: v.picklist(["image/png", "image/jpeg", "image/gif", "image/webp"]),
    /** A path relative to the file, or a URL. */
    path: v.string(),
  }),
});
const content = v.union([v.string(), v.array(v.variant("type", [text, image]))]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Metrics = v.strictObject({ prompt_tokens: count, completion_tokens: count });
const AtifStep = v.pipe(
  v.strictObject({
    step_id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    source: v.picklist(["system", "user", "agent"]),
    message: content,
    reasoning_content: v.exactOptional(v.string()),
    tool_calls: v.exactOptional(
      v.array(
        v.strictObject({
          tool_call_id: v.string(),
          /** The action's type. */
          function_name: v.picklist(stepActionTypes),
          /** All fields of the action except its type. */
          arguments: JsonObject,
        }),
      ),
    ),
    observation: v.exactOptional(
      v.strictObject({
        results: v.array(
          v.strictObject({ source_call_id: v.string(), content: v.exactOptional(content), extra: JsonObject }),
        ),
      }),
    ),
    metrics: v.exactOptional(Metrics),
    llm_call_count: v.exactOptional(count),
    extra: v.exactOptional(JsonObject),
  }),
  v.check(
    (step) => step.source === "agent" || (!step.tool_calls && !step.metrics && step.reasoning_content === undefined),
    "Only a step of the agent may have tool_calls, metrics or reasoning_content",
  ),
  v.check(
    ({ tool_calls: calls = [], observation }) =>
      (observation?.results ?? []).every(({ source_call_id: id }) => calls.some((call) => call.tool_call_id === id)),
    "The source_call_id of a result must be the id of a tool call in the same step",
  ),
);
export const Atif = v.strictObject({
  schema_version: v.literal("ATIF-v1.7"),
  session_id: v.string(),
  trajectory_id: v.string(),
  agent: v.strictObject({
    name: v.string(),
    version: v.string(),
    model_name: v.exactOptional(v.string()),
    extra: v.exactOptional(JsonObject),
  }),
  steps: v.pipe(
    v.array(AtifStep),
    v.minLength(1),
    v.check(
      (steps) => steps.every(({ step_id: id }, i) => id === i + 1),
      "The step_id of the steps must count from 1 without gaps",
    ),
  ),
  final_metrics: v.strictObject({
    total_prompt_tokens: v.exactOptional(count),
    total_completion_tokens: v.exactOptional(count),
    total_steps: count,
    extra: v.exactOptional(JsonObject),
  }),
  extra: JsonObject,
});
export type Atif = v.InferOutput<typeof Atif>;
type Step = Atif["steps"][number];

export interface AtifSource {
  /** The id of the run or environment to which the episode belongs. */
  readonly session: string;
  readonly id: string;
  readonly agent: Atif["agent"];
  readonly instruction: string | null;
  /** The path of the first picture, or null if there are no pictures. */
  readonly start: string | null;
  readonly turns: readonly AtifTurn[];
  /** The reward, the success and the other results of the judge. */
  readonly verdict: JsonObject | null;
  readonly extra: JsonObject;
}
/** One answer of the agent and the actions that it caused. */
export interface AtifTurn {
  readonly reply: string;
  readonly thought: string;
  readonly usage: { readonly input: number; readonly output: number } | null;
  /** The number of requests to the model. Null if the number is unknown, 0 if the agent uses no model. */
  readonly requestCount: number | null;
  readonly actions: readonly {
    readonly step: number;
    readonly action: StepAction;
    readonly stateHash: string;
    readonly picture: string | null;
    /** The user's answer to the agent's question. */
    readonly message: string | null;
  }[];
}

export function toAtif(source: AtifSource): Atif {
  const first: Step = { step_id: 1, source: "user", message: toMessage(source.instruction ?? "", source.start) };
  const steps = [first, ...source.turns.map((turn, i) => toStep(turn, i + 2))];
  const used = source.turns.flatMap(({ usage }) => (usage ? [usage] : []));
  return {
    schema_version: "ATIF-v1.7",
    session_id: source.session,
    trajectory_id: source.id,
    agent: source.agent,
    steps,
    final_metrics: {
      ...(used.length === 0
        ? {}
        : {
            total_prompt_tokens: used.reduce((sum, { input }) => sum + input, 0),
            total_completion_tokens: used.reduce((sum, { output }) => sum + output, 0),
          }),
      total_steps: steps.length,
      ...(source.verdict ? { extra: source.verdict } : {}),
    },
    extra: source.extra,
  };
}

function toStep({ reply, thought, usage, requestCount, actions }: AtifTurn, id: number): Step {
  return {
    step_id: id,
    source: "agent",
    message: reply,
    ...(thought === "" ? {} : { reasoning_content: thought }),
    tool_calls: actions.map(({ step, action: { type, ...rest } }) => ({
      tool_call_id: callId(step),
      function_name: type,
      arguments: rest as JsonObject,
    })),
    observation: {
      results: actions.map(({ step, stateHash, picture, message }) => ({
        source_call_id: callId(step),
        ...(picture === null && message === null ? {} : { content: toMessage(message, picture) }),
        extra: { step, state_hash: stateHash },
      })),
    },
    ...(usage ? { metrics: { prompt_tokens: usage.input, completion_tokens: usage.output } } : {}),
    ...(requestCount === null || requestCount === 0 ? {} : { llm_call_count: requestCount }),
  };
}

const callId = (step: number): string => `step_${step}`;

function toMessage(words: string | null, path: string | null): NonNullable<Step["message"]> {
  if (path === null) return words ?? "";
  return [
    ...(words === null ? [] : [{ type: "text" as const, text: words }]),
    { type: "image", source: { media_type: "image/png", path } },
  ];
}
