// The parts of a result line that are copied from the verdict and from the task.
import type { Axes, ResultLine } from "#contract/run.ts";
import type { TaskRow, Verdict } from "#contract/task.ts";

export type Score = Pick<
  ResultLine,
  | "success"
  | "goal"
  | "clean"
  | "progress"
  | "progress_noop"
  | "steps"
  | "reward"
  | "side_effects"
  | "checks"
  | "answer"
  | "user"
  | "tools"
>;

/** The verdict without the fields that only an operator may see. */
export const scoreOf = (verdict: Verdict): Score => ({
  success: verdict.success,
  goal: verdict.goal,
  clean: verdict.clean,
  progress: verdict.progress,
  ...(verdict.progress_noop === undefined ? {} : { progress_noop: verdict.progress_noop }),
  steps: verdict.steps,
  reward: verdict.reward.value,
  side_effects: verdict.side_effects,
  checks: verdict.checks,
  ...(verdict.answer && { answer: verdict.answer.map(({ field, given, passed }) => ({ field, given, passed })) }),
  ...(verdict.tools === undefined ? {} : { tools: verdict.tools }),
  ...(verdict.user && { user: verdict.user }),
});

type TaskPlacement = Pick<TaskRow, "split" | "suite" | "scope" | "objective" | "composition" | "difficulty"> & {
  /** `high_risk` is the name of the field in the server's response. The task definitions use another name. */
  readonly high_risk?: boolean;
  readonly highRisk?: boolean;
  readonly tags: readonly string[];
  readonly apps: readonly string[];
};
export const axesOf = ({
  split,
  suite,
  scope,
  objective,
  composition,
  difficulty,
  tags,
  apps,
  ...task
}: TaskPlacement): Axes => ({
  split,
  suite,
  scope,
  objective,
  composition,
  difficulty,
  tags: [...tags],
  apps: [...apps],
  ...(task.high_risk || task.highRisk ? { high_risk: true as const } : {}),
});
