// Adam with decoupled weight decay (Kingma and Ba, arXiv 1412.6980; Loshchilov and Hutter, arXiv 1711.05101).
import { pow, square } from "#state/portable-math.ts";

export interface AdamSettings {
  readonly learningRate: number;
  readonly beta1: number;
  readonly beta2: number;
  readonly epsilon: number;
  readonly decay: number;
  /** The maximum length of the gradient. A longer gradient is scaled down to this length. */
  readonly clip: number;
}
/**
 * The values of MobileGUI-RL, except the learning rate and ε. The paper's learning rate, 1e-6, is for a model of
 * billions of weights. With ε = 1e-8, one gradient of a rare feature would move its weight as far as ten gradients of a
 * feature that is always present.
 */
export const adamDefaults: AdamSettings = {
  learningRate: 0.05,
  beta1: 0.9,
  beta2: 0.999,
  epsilon: 0.02,
  decay: 0.01,
  clip: 1,
};
export interface AdamState {
  readonly weights: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly steps: number;
}
export const adamStart = (size: number): AdamState => ({
  weights: new Float64Array(size),
  first: new Float64Array(size),
  second: new Float64Array(size),
  steps: 0,
});

/** Takes one step down the gradient. The function does not change the given state. */
export function adamStep(state: AdamState, gradient: Float64Array, s: AdamSettings = adamDefaults): AdamState {
  const length = Math.sqrt(gradient.reduce((sum, g) => sum + g * g, 0));
  const shorter = length > s.clip ? s.clip / length : 1;
  const steps = state.steps + 1;
  const first = state.first.map((m, i) => s.beta1 * m + (1 - s.beta1) * gradient[i]! * shorter);
  const second = state.second.map((v, i) => s.beta2 * v + (1 - s.beta2) * square(gradient[i]! * shorter));
  const weights = state.weights.map((w, i) => {
    const m = first[i]! / (1 - pow(s.beta1, steps));
    const v = second[i]! / (1 - pow(s.beta2, steps));
    return w - s.learningRate * (m / (Math.sqrt(v) + s.epsilon) + s.decay * w);
  });
  return { weights, first, second, steps };
}
