// The public part of tasks, and verdicts. A list of tasks and a sampled task never contain the answer to a task's
// question.
import * as v from "valibot";
import { Change, EpisodeEnd, Lang, Seed, Split, TaskId } from "./env.ts";
import { Json } from "./json.ts";

export const TaskRow = v.strictObject({
  id: v.string(),
  suite: v.string(),
  split: Split,
  apps: v.array(v.string()),
  scope: v.string(),
  objective: v.string(),
  composition: v.string(),
  difficulty: v.string(),
  tags: v.array(v.string()),
  /**
   * Whether a mistake would cost money or lose data that cannot be restored. True for tasks that declare the risk, and
   * for all tasks of the split `high_risk`.
   */
  high_risk: v.boolean(),
  budget: v.number(),
  instances: v.number(),
  answer_fields: v.number(),
  revision: v.number(),
});
export type TaskRow = v.InferOutput<typeof TaskRow>;
export const TaskList = v.strictObject({ tasks: v.array(TaskRow) });

const word = v.pipe(v.string(), v.maxLength(60));
export const TaskQuery = v.strictObject({
  split: v.exactOptional(Split),
  suite: v.exactOptional(word),
  app: v.exactOptional(word),
  scope: v.exactOptional(word),
  objective: v.exactOptional(word),
  composition: v.exactOptional(word),
  difficulty: v.exactOptional(word),
  tag: v.exactOptional(word),
  high_risk: v.exactOptional(v.picklist(["true", "false"])),
});
export type TaskQuery = v.InferOutput<typeof TaskQuery>;

export const SampleBody = v.strictObject({ seed: v.exactOptional(Seed), locale: v.exactOptional(Lang) });
/** A sampled task without its parameters, because some parameters are the answer to a query task. */
export const Sampled = v.strictObject({
  id: TaskId,
  seed: Seed,
  locale: Lang,
  instruction: v.string(),
  budget: v.number(),
  apps: v.array(v.string()),
});
export type Sampled = v.InferOutput<typeof Sampled>;

/** The agent's questions to the user. */
export const AskedOfUser = v.strictObject({
  questions: v.number(),
  /** The source of the answers: the task's rules or a model; null if the agent asked no question. */
  words: v.nullable(v.picklist(["rules", "model"])),
});
export type AskedOfUser = v.InferOutput<typeof AskedOfUser>;

export const Verdict = v.strictObject({
  success: v.boolean(),
  goal: v.boolean(),
  clean: v.boolean(),
  progress: v.number(),
  /** The progress of an untouched phone from this episode's start, measured by the same checks. */
  progress_noop: v.exactOptional(v.number()),
  checks: v.array(
    v.strictObject({
      name: v.string(),
      passed: v.boolean(),
      keeps: v.boolean(),
      detail: v.exactOptional(v.string()),
    }),
  ),
  side_effects: v.array(Change),
  answer: v.exactOptional(
    v.array(
      v.strictObject({
        field: v.string(),
        given: Json,
        passed: v.boolean(),
        /** The expected value. Present only for an operator who set `reveal`. */
        expected: v.exactOptional(Json),
      }),
    ),
  ),
  /** The number of tool calls among the steps; missing if the agent has no tools. */
  tools: v.exactOptional(v.number()),
  /** Present only for tasks with a user who answers. */
  user: v.exactOptional(AskedOfUser),
  outcome: v.nullable(EpisodeEnd),
  steps: v.number(),
  /** `value` is the product of the factors, minus `floor` if that field is present. */
  reward: v.strictObject({
    value: v.number(),
    factors: v.record(v.string(), v.number()),
    floor: v.exactOptional(v.number()),
  }),
  metrics: v.strictObject({
    sr: v.number(),
    pr: v.number(),
    fc: v.number(),
    use: v.number(),
    ot: v.number(),
  }),
});
export type Verdict = v.InferOutput<typeof Verdict>;
