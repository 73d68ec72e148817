// Runs an episode with the policy. The policy reads the display, chooses an action and performs it, until it chooses
// COMPLETE or has no steps left. The display can belong to a phone over REST or to a toy environment.
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { listCandidates } from "./candidates.ts";
import { computeFeatures } from "./features.ts";
import { logProbabilities, type Choice } from "./policy.ts";
import { updateMemory, type EpisodeMemory } from "./episode-memory.ts";

export interface DisplayState {
  readonly elements: readonly Element[];
  /** Whether the episode has ended, so that no action is possible. */
  readonly over: boolean;
}
export interface LearningEnvironment {
  act(action: Action): Promise<DisplayState>;
}
/** The point at which an episode is started or continued. */
export interface EpisodeStart {
  readonly elements: readonly Element[];
  readonly memory: EpisodeMemory;
}
/** Picks a candidate from the log-probabilities of all candidates and the number of the step, which starts at 0. */
export type PickCandidate = (logs: Float64Array, step: number) => number;
/** Returns the log-probabilities from which a candidate is picked. `logs` are the policy's own log-probabilities. */
export type Behavior = (logs: Float64Array) => Float64Array;
export interface PlayedEpisode {
  readonly choices: readonly Choice[];
  readonly completed: boolean;
}

/**
 * Runs at most `most` steps from `from`. Without `behavior`, the candidates are picked from the policy's own
 * distribution.
 */
export async function playEpisode(
  weights: Float64Array,
  from: EpisodeStart,
  stage: LearningEnvironment,
  most: number,
  pick: PickCandidate,
  behavior: Behavior | null = null,
): Promise<PlayedEpisode> {
  const choices: Choice[] = [];
  let { elements, memory } = from;
  while (choices.length < most) {
    const candidates = listCandidates(elements, memory.instruction.phrases);
    const features = computeFeatures(candidates, elements, memory);
    const own = logProbabilities(weights, features);
    const logs = behavior ? behavior(own) : own;
    const chosen = pick(logs, choices.length);
    choices.push({ features, chosen, ...(behavior ? { behaviorLogProb: logs[chosen]! } : {}) });
    const candidate = candidates[chosen]!;
    const shown = await stage.act(candidate.action);
    if (candidate.kind === "complete") return { choices, completed: true };
    if (shown.over) break;
    const touched = candidate.kind === "click" ? candidate.element : null;
    memory = updateMemory(memory, candidate.action, elements, shown.elements, touched);
    elements = shown.elements;
  }
  return { choices, completed: false };
}
