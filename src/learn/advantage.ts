// The trajectory-aware advantage of MobGRPO (MobileGUI-RL, arXiv 2507.05720, section 3.3): one number per trajectory,
// which applies to all tokens of all its steps.
import { deviation, mean } from "./sum.ts";

/** The value of ε in the library verl. It keeps the quotient finite if the rewards of a group are nearly equal. */
export const advantageEpsilon = 1e-6;

/**
 * Computes A_i = (R_i − mean R) / (std R + ε) for the rewards of one group. std divides by G − 1. Returns one number
 * per reward, in the same order. An empty list gives an empty list. A single reward or equal rewards give zeros.
 */
export function advantages(rewards: readonly number[], epsilon: number = advantageEpsilon): number[] {
  if (rewards.length === 0) return [];
  const middle = mean(rewards);
  const scale = deviation(rewards) + epsilon;
  return rewards.map((reward) => (reward - middle) / scale);
}
