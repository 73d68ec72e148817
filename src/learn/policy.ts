// A softmax over candidates, linear in their features: π(c) = exp(w·φ(c)) / Σ exp(w·φ). One choice is one "token". The
// gradients are derived by hand. A test compares the gradients with central differences.
import { exp, ln } from "#state/portable-math.ts";

/**
 * The features of all candidates, and the index of the chosen candidate. These data are enough to evaluate the choice
 * under another policy later.
 */
export interface Choice {
  readonly features: readonly Float64Array[];
  readonly chosen: number;
  /**
   * The log-probability of the candidate in the distribution from which it was picked; missing if this was the policy's
   * own distribution. An update compares the policy with this distribution.
   */
  readonly behaviorLogProb?: number;
}

/** The factor of the score. It makes the steps of Adam large enough for a few dozen updates to determine the policy. */
const gain = 4;

/** Returns log π of every candidate. Needs at least one candidate. */
export function logProbabilities(weights: Float64Array, features: readonly Float64Array[]): Float64Array {
  const scores = Float64Array.from(features, (vector) => gain * dot(weights, vector));
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const total = ln(scores.reduce((sum, score) => sum + exp(score - most), 0)) + most;
  return scores.map((score) => score - total);
}
/** Returns the index of the candidate at the point `draw` of the cumulative distribution. `draw` is in [0, 1). */
export function sampleCandidate(logs: Float64Array, draw: number): number {
  let left = draw;
  for (const [i, log] of logs.entries()) {
    left -= exp(log);
    if (left < 0) return i;
  }
  return logs.length - 1;
}
/**
 * Returns the log-probabilities of the mixture (1 − share) · π + share · uniform. `share` is in [0, 1]. An exploring
 * member chooses from this mixture, so that each of n candidates has at least the probability share / n.
 */
export function mixWithUniform(logs: Float64Array, share: number): Float64Array {
  return logs.map((log) => ln((1 - share) * exp(log) + share / logs.length));
}
/** Returns the index of the most probable candidate. If several are equally probable, returns the first. */
export const greedyCandidate = (logs: Float64Array): number =>
  logs.indexOf(logs.reduce((a, b) => Math.max(a, b), -Infinity));

/** Returns log π of the chosen candidate and the entropy of the choice in nats. */
export function evaluateChoice(
  weights: Float64Array,
  { features, chosen }: Choice,
): { logProb: number; entropy: number } {
  const logs = logProbabilities(weights, features);
  return { logProb: logs[chosen]!, entropy: -logs.reduce((sum, log) => sum + exp(log) * log, 0) };
}
/**
 * Adds to `into` the gradient of byLogProb · log π(chosen) + byEntropy · H with respect to the weights. The parts are
 * ∂log π(c) = φ(c) − Σ π φ and ∂H = −Σ π (log π + H) φ, each multiplied by the gain.
 */
export function addGradient(
  into: Float64Array,
  weights: Float64Array,
  { features, chosen }: Choice,
  { byLogProb, byEntropy }: { readonly byLogProb: number; readonly byEntropy: number },
): void {
  const logs = logProbabilities(weights, features);
  const entropy = -logs.reduce((sum, log) => sum + exp(log) * log, 0);
  for (const [i, vector] of features.entries()) {
    const p = exp(logs[i]!);
    const by = byLogProb * ((i === chosen ? 1 : 0) - p) - byEntropy * p * (logs[i]! + entropy);
    for (let j = 0; j < into.length; j++) into[j]! += gain * by * vector[j]!;
  }
}
function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += a[i]! * b[i]!;
  return total;
}
