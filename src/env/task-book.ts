// The tasks and their judge, with the types of the contract.
import type { EpisodeEnd, Reward } from "#contract/env.ts";
import type { Verdict } from "#contract/task.ts";
import type { Instance } from "#judge/instance.ts";
import { stepRewardDefaults, type StepReward } from "#judge/reward.ts";
import type { PhoneState } from "#os/state.ts";
import { judgeVersion } from "#tasks/version.ts";
import { draw, judge, listTasks, prepare, sample, suiteInstance, type TaskInfo } from "#tasks/catalog.ts";

export type { Instance, TaskInfo };
export interface JudgeInput {
  readonly instance: Instance;
  readonly before: PhoneState;
  readonly after: PhoneState;
  readonly outcome: EpisodeEnd | null;
  readonly steps: number;
  readonly reward?: Reward;
}
/**
 * A hash of the sources that phones and verdicts depend on. In two builds with the same hash, an episode has the same
 * course.
 */
export const build = judgeVersion;
export const taskBook = { listTasks, draw, suiteInstance, sample, prepare, judge: judgeInstance };

/** Includes the expected answers only if `reveal` is set. */
function judgeInstance(
  { instance, before, after, outcome, steps, reward }: JudgeInput,
  options: { reveal: boolean },
): Verdict {
  const verdict = judge(instance, before, after, {
    outcome,
    steps,
    reward: stepReward(reward),
    overNoop: isOverNoop(reward),
  });
  return {
    success: verdict.success,
    goal: verdict.goal,
    clean: verdict.clean,
    progress: verdict.progress,
    progress_noop: verdict.progressNoop,
    checks: verdict.checks,
    side_effects: verdict.sideEffects,
    ...(verdict.answer && {
      answer: verdict.answer.map(({ expected, ...given }) => (options.reveal ? { ...given, expected } : given)),
    }),
    ...(verdict.user && { user: verdict.user }),
    outcome,
    steps,
    reward: { ...verdict.reward, factors: { ...verdict.reward.factors } },
    metrics: verdict.metrics,
  };
}
export const isOverNoop = (reward: Reward | undefined): boolean =>
  reward?.name === "mobilegym" && reward.floor === "noop";
/** Returns the reward that depends on steps, or null for any other reward. */
export function stepReward(reward: Reward | undefined): StepReward | null {
  if (reward?.name !== "mobilegui") return null;
  return {
    rBase: reward.r_base ?? stepRewardDefaults.rBase,
    lambda: reward.lambda ?? stepRewardDefaults.lambda,
    alphaMin: reward.alpha_min ?? stepRewardDefaults.alphaMin,
    alphaMax: reward.alpha_max ?? stepRewardDefaults.alphaMax,
    betaMax: reward.beta_max ?? stepRewardDefaults.betaMax,
  };
}
