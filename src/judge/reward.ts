/**
 * Dense rewards of an episode: the shaped reward of MobileGym (arXiv 2605.26114), and the reward by steps of
 * MobileGUI-RL.
 */
import { exp, pow } from "#state/portable-math.ts";

export interface RewardFacts {
  readonly goal: boolean;
  readonly clean: boolean;
  /** The share of checks that passed. */
  readonly progress: number;
  /** The share of checks that passed, without the check that the sheet was submitted. */
  readonly progressUnsubmitted: number;
  /** Whether the answer sheet was submitted with a wrong field. */
  readonly wrongSheet: boolean;
  readonly outcome: string | null;
  readonly steps: number;
  readonly budget: number;
}
type StepFacts = Pick<RewardFacts, "goal" | "clean" | "steps" | "budget">;
export interface Reward {
  readonly value: number;
  readonly factors: Readonly<Record<string, number>>;
  /** The amount that was subtracted from the product of the factors; missing if nothing was subtracted. */
  readonly floor?: number;
}
export interface StepReward {
  /** The reward of a success before the decay. */
  readonly rBase: number;
  /** `budget` means ln(1/α_min)/T_max, so that the reward of a success falls until the last step of the budget. */
  readonly lambda: number | "budget";
  readonly alphaMin: number;
  readonly alphaMax: number;
  readonly betaMax: number;
}
/** These values are our choice, because the paper leaves them to the trainer. */
export const stepRewardDefaults: StepReward = { rBase: 1, lambda: 0.05, alphaMin: 0.3, alphaMax: 1, betaMax: 1 };
/**
 * Computes r = p' · 0.8^[goal ∧ not clean] · 0.8^[false complete ∧ p' > 0] · 0.5^[abort after goal] · 0.5^[overdue]. p'
 * is the progress. If a wrong sheet was submitted, p' is the progress without the check of the submission.
 */
export function mobileGymReward(f: RewardFacts): Reward {
  const p = f.wrongSheet ? f.progressUnsubmitted : f.progress;
  const success = f.goal && f.clean;
  const factors = {
    progress: p,
    unclean: f.goal && !f.clean ? 0.8 : 1,
    false_complete: f.outcome === "complete" && !success && p > 0 ? 0.8 : 1,
    abort_after_goal: f.outcome === "abort" && f.goal ? 0.5 : 1,
    overdue: f.goal && (f.outcome === "budget" || f.outcome === "loop") ? 0.5 : 1,
  };
  return { value: Object.values(factors).reduce((a, b) => a * b, 1), factors };
}
/**
 * Computes r − p₀: subtracts the formula's value for an untouched phone with progress p₀. The amount is the same for
 * all episodes of an instance and is neither clipped nor scaled. An agent that does nothing earns 0, or less if it
 * declares the task complete. An agent that breaks what was correct at the start earns less than 0, down to −p₀. A
 * success earns 1 − p₀.
 */
export const subtractNoop = ({ value, factors }: Reward, floor: number): Reward => ({
  value: value - floor,
  factors,
  floor,
});
/**
 * Computes the reward of MobileGUI-RL, which depends on the number of steps. Success: r_base·clip(exp(−λ·steps), α_min,
 * α_max). Failure: −β_max·(1 − steps/T_max).
 * The form comes from MobileGUI-RL, arXiv 2507.05720, section 3.3; the paper publishes no values.
 */
export function mobileGuiRlReward(f: StepFacts, r: StepReward): Reward {
  if (f.goal && f.clean) {
    const efficiency = Math.min(r.alphaMax, Math.max(r.alphaMin, decay(f, r)));
    return { value: r.rBase * efficiency, factors: { success: 1, base: r.rBase, efficiency } };
  }
  const value = -r.betaMax * (1 - Math.min(f.steps, f.budget) / f.budget);
  return { value: value === 0 ? 0 : value, factors: { success: 0, penalty: value === 0 ? 0 : value } };
}
/** Returns exp(−λ·steps). */
function decay({ steps, budget }: StepFacts, { lambda, alphaMin }: StepReward): number {
  if (lambda !== "budget") return exp(-lambda * steps);
  return steps === 0 ? 1 : pow(alphaMin, steps / budget);
}
