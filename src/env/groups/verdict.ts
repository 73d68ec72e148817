// Computes a group's verdict from its members' verdicts.
import type { AdvantageName, GroupVerdict } from "#contract/group.ts";
import type { Verdict } from "#contract/task.ts";
import { mobileGuiRlReward } from "#judge/reward.ts";
import { computeGroupAdvantages } from "#learn/group.ts";
import { deviation, mean } from "#learn/sum.ts";
import { stepReward } from "../task-book.ts";
import type { GroupSpec } from "./records.ts";

export interface MemberVerdict {
  readonly env: string;
  /** Null if the phone was deleted. */
  readonly verdict: Verdict | null;
}
export interface JudgeOptions {
  readonly advantage: AdvantageName;
  readonly keepFailed: boolean;
}
type GroupStart = Pick<GroupSpec, "task" | "reward" | "step">;

/**
 * Computes the group's verdict. Members are numbered from 1 in the given order. The advantages are those of
 * MobileGUI-RL, arXiv 2507.05720, section 3.3.
 */
export function judgeGroup(
  begun: GroupStart,
  judged: readonly MemberVerdict[],
  { advantage, keepFailed }: JudgeOptions,
): GroupVerdict {
  const numbersOf = (fits: (verdict: Verdict | null) => boolean): number[] =>
    judged.flatMap(({ verdict }, i) => (fits(verdict) ? [i + 1] : []));
  const isVoid = (verdict: Verdict | null): boolean => verdict === null || verdict.outcome === "error";
  const voids = numbersOf(isVoid);
  const unfinished = numbersOf((verdict) => verdict !== null && verdict.outcome === null);
  const rewards = judged.map(({ verdict }) =>
    verdict === null || isVoid(verdict) ? null : memberReward(verdict, begun),
  );
  const scored = judged.flatMap(({ verdict }, i) =>
    verdict !== null && rewards[i] !== null ? [{ reward: rewards[i]!, success: verdict.success }] : [],
  );
  // A group counts only if it is complete, because the mean of fewer members would differ.
  const whole = voids.length === 0 && unfinished.length === 0;
  const standing = whole ? computeGroupAdvantages(scored, { keepFailed: keepFailed || advantage === "grpo" }) : null;
  const all = scored.map(({ reward }) => reward);
  return {
    members: judged.map(({ env, verdict }, i) => ({
      member: i + 1,
      env,
      verdict,
      reward: rewards[i]!,
      advantage: standing?.advantages?.[i] ?? null,
      outcome: verdict?.outcome ?? null,
    })),
    advantage,
    mean: whole ? mean(all) : null,
    std: whole ? deviation(all) : null,
    dropped: standing?.dropped ?? null,
    invalid: voids,
    void: voids,
    unfinished,
  };
}

/**
 * Returns the verdict's reward. If the reward depends on steps, only the steps after the members' start count, and the
 * budget is the number of steps that remained at that start. The shared steps before it give no training signal.
 */
function memberReward(verdict: Verdict, { task, reward, step }: GroupStart): number {
  const byStep = stepReward(reward ?? undefined);
  if (byStep === null || step === 0) return verdict.reward.value;
  const { goal, clean, steps } = verdict;
  return mobileGuiRlReward({ goal, clean, steps: steps - step, budget: task.budget - step }, byStep).value;
}
