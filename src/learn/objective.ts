// What is minimised in an update, and its gradient: MobGRPO (MobileGUI-RL, arXiv 2507.05720, section 3.3) and GRPO with an
// asymmetric clip as MobileGym trains with (arXiv 2605.26114). Plain numbers in and out: whose policy it is does not matter here.
import { sum } from "./sum.ts";
import { exp, expm1 } from "../state/portable-math.ts";

/** One token of an answer. All log-probabilities are natural logarithms. */
export interface Token {
  /** By the policy that is trained. */
  readonly logProb: number;
  /** By the policy that chose it. */
  readonly oldLogProb: number;
  /** By the reference policy; without it no KL term. */
  readonly refLogProb?: number;
  /** Of the trained policy's choice here, in nats; without it no entropy term. */
  readonly entropy?: number;
}
/** A trajectory: every token of all its steps, and the advantage that they share. */
export interface Trajectory {
  readonly advantage: number;
  readonly tokens: readonly Token[];
}
/** The trajectories of one task from one start. Dropped groups are left out by the caller. */
export interface Group {
  readonly members: readonly Trajectory[];
}
export interface Batch {
  readonly groups: readonly Group[];
}

export interface ObjectiveSettings {
  /** The ratio is clipped to 1 − clipLow … 1 + clipHigh. */
  readonly clipLow: number;
  readonly clipHigh: number;
  readonly kl: number;
  readonly entropy: number;
  /**
   * What a token's share is. `group`: one division by all tokens of the group, so long trajectories weigh more (MobGRPO).
   * `member`: the mean of each trajectory, and of those the group's mean (GRPO, DeepSeekMath, arXiv 2402.03300, equation 3).
   */
  readonly division: "group" | "member";
}
/** MobileGUI-RL's figures. Its loss shows neither KL nor entropy, its table of settings has both. */
export const mobGrpo: ObjectiveSettings = { clipLow: 0.2, clipHigh: 0.2, kl: 0.01, entropy: 0.001, division: "group" };
/** MobileGym's figures. How it divides is unsaid: as GRPO does. */
export const grpo: ObjectiveSettings = { clipLow: 0.2, clipHigh: 0.28, kl: 0.01, entropy: 0, division: "member" };

/** The loss and what it is made of: loss = policy + kl coefficient · kl − entropy coefficient · entropy. */
export interface Loss {
  readonly loss: number;
  /** The clipped term, negated: less is better. */
  readonly policy: number;
  /** Mean of exp(d) − d − 1, d = log π_ref − log π_θ: never negative. */
  readonly kl: number;
  readonly entropy: number;
  /** Share of tokens at which the clip holds the gradient at 0. */
  readonly clipped: number;
}
/** Of the loss, by each token in the batch's own order: groups, members, tokens. */
export interface TokenGradient {
  readonly logProb: number;
  readonly entropy: number;
}

/** min(ρ·A, clip(ρ)·A) of a token, ρ = π_θ / π_old, and whether the clip is what counts. */
function surrogate({ logProb, oldLogProb }: Token, advantage: number, s: ObjectiveSettings) {
  const ratio = exp(logProb - oldLogProb);
  const held = Math.min(1 + s.clipHigh, Math.max(1 - s.clipLow, ratio));
  const clipped = held * advantage < ratio * advantage;
  return { value: (clipped ? held : ratio) * advantage, ratio, clipped };
}
/** log π_ref − log π_θ; 0 where no reference is given. */
const away = ({ logProb, refLogProb }: Token): number => (refLogProb === undefined ? 0 : refLogProb - logProb);

/** Every token of the batch with its trajectory's advantage and its share; the shares of a batch add up to 1. */
function* shares(batch: Batch, { division }: ObjectiveSettings) {
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

/** The loss of a batch: the mean over its groups. Groups and members in any order give the same bits. No tokens: zeros. */
export function objective(batch: Batch, settings: ObjectiveSettings): Loss {
  const policy: number[] = [];
  const kl: number[] = [];
  const entropy: number[] = [];
  let clipped = 0;
  for (const { token, advantage, share } of shares(batch, settings)) {
    const term = surrogate(token, advantage, settings);
    const d = away(token);
    policy.push(-share * term.value);
    // expm1 keeps what exp(d) − 1 would lose near 0.
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
 * The gradient of `objective` with respect to each token's log π_θ and entropy. Where the clip holds, the log-probability's
 * policy part is 0. Tokens of empty groups have none to give.
 */
export function objectiveGradient(batch: Batch, settings: ObjectiveSettings): TokenGradient[] {
  const gradient: TokenGradient[] = [];
  for (const { token, advantage, share } of shares(batch, settings)) {
    const { ratio, clipped } = surrogate(token, advantage, settings);
    const policy = clipped ? 0 : -share * advantage * ratio;
    const kl = share * settings.kl * -expm1(away(token));
    gradient.push({
      logProb: policy + (token.refLogProb === undefined ? 0 : kl),
      entropy: token.entropy === undefined ? 0 : -share * settings.entropy,
    });
  }
  return gradient;
}
