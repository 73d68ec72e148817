// Trajectory-aware advantage of MobGRPO (MobileGUI-RL, arXiv 2507.05720, section 3.3): one number a trajectory, which every
// token of every step of it shares.
import { deviation, mean } from "./sum.ts";

/** As verl has it: keeps the division finite where the rewards of a group are nearly equal. */
export const advantageEpsilon = 1e-6;

/**
 * A_i = (R_i − mean R) / (std R + ε) for the rewards of one group, std over G − 1. As many numbers as came in, in their order.
 * No rewards give no advantages; a single one, or equal ones, give zeros.
 */
export function advantages(rewards: readonly number[], epsilon: number = advantageEpsilon): number[] {
  if (rewards.length === 0) return [];
  const middle = mean(rewards);
  const scale = deviation(rewards) + epsilon;
  return rewards.map((reward) => (reward - middle) / scale);
}
