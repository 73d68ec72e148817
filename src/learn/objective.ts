// The loss that an update minimizes, and its gradient: MobGRPO (MobileGUI-RL, arXiv 2507.05720, section 3.3) and GRPO
// with the asymmetric clip of MobileGym (arXiv 2605.26114). Input and output are plain numbers, independent of the
// policy.
import { sum } from "./sum.ts";
import { exp, expm1 } from "#state/portable-math.ts";

/** One token of an answer. All log-probabilities are natural logarithms. */
export interface Token {
  /** The log-probability under the trained policy. */
  readonly logProb: number;
  /** The log-probability under the policy that chose the token. */
  readonly oldLogProb: number;
  /** The log-probability under the reference policy. Without it, the loss has no KL term. */
  readonly refLogProb?: number;
  /** The entropy of the trained policy at this choice, in nats. Without it, the loss has no entropy term. */
  readonly entropy?: number;
}
/** A trajectory: all tokens of all its steps, and their common advantage. */
export interface Trajectory {
  readonly advantage: number;
  readonly tokens: readonly Token[];
}
/** The trajectories of one task from one start. The caller leaves out dropped groups. */
export interface Group {
  readonly members: readonly Trajectory[];
}
export interface Batch {
  readonly groups: readonly Group[];
}

export interface ObjectiveSettings {
  /** The ratio is clipped to the range from 1 − clipLow to 1 + clipHigh. */
  readonly clipLow: number;
  readonly clipHigh: number;
  readonly kl: number;
  readonly entropy: number;
  /**
   * How tokens are weighted. `group`: divides by the number of all tokens of the group, so that long trajectories have
   * more weight (MobGRPO). `member`: takes the mean of each trajectory and then the mean over the group (GRPO,
   * DeepSeekMath, arXiv 2402.03300, equation 3).
   */
  readonly division: "group" | "member";
}
/**
 * The values of MobileGUI-RL. The paper's formula of the loss has neither KL nor entropy, but its table of settings has
 * both.
 */
export const mobGrpo: ObjectiveSettings = { clipLow: 0.2, clipHigh: 0.2, kl: 0.01, entropy: 0.001, division: "group" };
/** The values of MobileGym. The paper does not state a division, so these settings use the division of GRPO. */
export const grpo: ObjectiveSettings = { clipLow: 0.2, clipHigh: 0.28, kl: 0.01, entropy: 0, division: "member" };

/** The loss and its terms: loss = policy + kl coefficient · kl − entropy coefficient · entropy. */
export interface Loss {
  readonly loss: number;
  /** The negated clipped term. A lower value is better. */
  readonly policy: number;
  /** The mean of exp(d) − d − 1 with d = log π_ref − log π_θ. The value is never negative. */
  readonly kl: number;
  readonly entropy: number;
  /** The share of tokens whose gradient the clip sets to 0. */
  readonly clipped: number;
}
/** The gradient of the loss for each token, in the order of the batch: groups, members, tokens. */
export interface TokenGradient {
  readonly logProb: number;
  readonly entropy: number;
}

/** Returns min(ρ·A, clip(ρ)·A) of a token with ρ = π_θ / π_old, and whether the clip determines the value. */
function surrogate({ logProb, oldLogProb }: Token, advantage: number, s: ObjectiveSettings) {
  const ratio = exp(logProb - oldLogProb);
  const held = Math.min(1 + s.clipHigh, Math.max(1 - s.clipLow, ratio));
  const clipped = held * advantage < ratio * advantage;
  return { value: (clipped ? held : ratio) * advantage, ratio, clipped };
}
/** Returns log π_ref − log π_θ, or 0 without a reference. */
const logRatioToReference = ({ logProb, refLogProb }: Token): number =>
  refLogProb === undefined ? 0 : refLogProb - logProb;

/**
 * Yields every token of the batch with its trajectory's advantage and its weight. The weights of a batch add up to 1.
 */
function* tokenShares(batch: Batch, { division }: ObjectiveSettings) {
  const groups = batch.groups.filter(({ members }) => members.some(({ tokens }) => tokens.length > 0));
  for (const { members } of groups) {
    const spoken = members.filter(({ tokens }) => tokens.length > 0);
    const all = spoken.reduce((count, { tokens }) => count + tokens.length, 0);
    for (const { advantage, tokens } of spoken) {
      const among = division === "group" ? all : spoken.length * tokens.length;
      for (const token of tokens) yield { token, advantage, share: 1 / (among * groups.length) };
    }
  }
}

/**
 * Returns the loss of a batch: the mean over its groups. The bits of the result do not depend on the order of groups
 * and members. Without tokens all values are 0.
 */
export function objective(batch: Batch, settings: ObjectiveSettings): Loss {
  const policy: number[] = [];
  const kl: number[] = [];
  const entropy: number[] = [];
  let clipped = 0;
  for (const { token, advantage, share } of tokenShares(batch, settings)) {
    const term = surrogate(token, advantage, settings);
    const d = logRatioToReference(token);
    policy.push(-share * term.value);
    // expm1 keeps the digits near 0 that exp(d) − 1 would lose.
    kl.push(share * (expm1(d) - d));
    entropy.push(share * (token.entropy ?? 0));
    if (term.clipped) clipped++;
  }
  const parts = { policy: sum(policy), kl: sum(kl), entropy: sum(entropy) };
  return {
    loss: parts.policy + settings.kl * parts.kl - settings.entropy * parts.entropy,
    ...parts,
    clipped: policy.length === 0 ? 0 : clipped / policy.length,
  };
}

/**
 * Returns the gradient of `objective` with respect to each token's log π_θ and entropy. If the clip applies, the policy
 * part of the log-probability's gradient is 0. Empty groups have no tokens and no gradient.
 */
export function objectiveGradient(batch: Batch, settings: ObjectiveSettings): TokenGradient[] {
  const gradient: TokenGradient[] = [];
  for (const { token, advantage, share } of tokenShares(batch, settings)) {
    const { ratio, clipped } = surrogate(token, advantage, settings);
    const policy = clipped ? 0 : -share * advantage * ratio;
    const kl = share * settings.kl * -expm1(logRatioToReference(token));
    gradient.push({
      logProb: policy + (token.refLogProb === undefined ? 0 : kl),
      entropy: token.entropy === undefined ? 0 : -share * settings.entropy,
    });
  }
  return gradient;
}
