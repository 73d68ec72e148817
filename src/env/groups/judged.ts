// What a group came to, out of its members' verdicts.
import type { AdvantageName, GroupVerdict } from "../../contract/group.ts";
import type { Verdict } from "../../contract/task.ts";
import { mobileGuiRlReward } from "../../judge/reward.ts";
import { standingOf } from "../../learn/group.ts";
import { deviation, mean } from "../../learn/sum.ts";
import { stepReward } from "../task-book.ts";
import type { GroupSpec } from "./records.ts";

export interface Judged {
  readonly env: string;
  /** Null where the phone is gone. */
  readonly verdict: Verdict | null;
}
export interface Judging {
  readonly advantage: AdvantageName;
  readonly keepFailed: boolean;
}
type Begun = Pick<GroupSpec, "task" | "reward" | "step">;

/** Members count from 1, in the order in which they are given. Advantages: MobileGUI-RL, arXiv 2507.05720, section 3.3. */
export function judgedGroup(begun: Begun, judged: readonly Judged[], { advantage, keepFailed }: Judging): GroupVerdict {
  const numbersOf = (fits: (verdict: Verdict | null) => boolean): number[] =>
    judged.flatMap(({ verdict }, i) => (fits(verdict) ? [i + 1] : []));
  const isVoid = (verdict: Verdict | null): boolean => verdict === null || verdict.outcome === "error";
  const voids = numbersOf(isVoid);
  const unfinished = numbersOf((verdict) => verdict !== null && verdict.outcome === null);
  const rewards = judged.map(({ verdict }) => (verdict === null || isVoid(verdict) ? null : rewardOf(verdict, begun)));
  const scored = judged.flatMap(({ verdict }, i) =>
    verdict !== null && rewards[i] !== null ? [{ reward: rewards[i]!, success: verdict.success }] : [],
  );
  // A group counts whole or not at all: of fewer members the mean would be another.
  const whole = voids.length === 0 && unfinished.length === 0;
  const standing = whole ? standingOf(scored, { keepFailed: keepFailed || advantage === "grpo" }) : null;
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
    void: voids,
    unfinished,
  };
}

/**
 * The verdict's, but where it goes by steps: those count from where the members begin, against what was left of the budget
 * there. What they share teaches nothing.
 */
function rewardOf(verdict: Verdict, { task, reward, step }: Begun): number {
  const byStep = stepReward(reward ?? undefined);
  if (byStep === null || step === 0) return verdict.reward.value;
  const { goal, clean, steps } = verdict;
  return mobileGuiRlReward({ goal, clean, steps: steps - step, budget: task.budget - step }, byStep).value;
}
