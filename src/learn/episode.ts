// The policy at play: it looks at the glass, chooses, acts, remembers, until it says COMPLETE or has no steps left. Where the
// glass comes from (a phone over REST, a toy) does not matter here.
import type { Action } from "../contract/action.ts";
import type { Element } from "../contract/env.ts";
import { candidatesOf } from "./candidates.ts";
import { featuresOf } from "./features.ts";
import { logProbabilities, type Choice } from "./policy.ts";
import { recall, type Recollection } from "./recollection.ts";

export interface Shown {
  readonly elements: readonly Element[];
  /** The episode has ended: nothing more can be done. */
  readonly over: boolean;
}
export interface Stage {
  act(action: Action): Promise<Shown>;
}
/** Where an episode is taken up. */
export interface Beginning {
  readonly elements: readonly Element[];
  readonly memory: Recollection;
}
/** Which candidate, by their log-probabilities and the step's number from 0. */
export type Pick = (logs: Float64Array, step: number) => number;
export interface PlayedOut {
  readonly choices: readonly Choice[];
  readonly completed: boolean;
}

/** Plays at most `most` steps from `from`. */
export async function playOut(
  weights: Float64Array,
  from: Beginning,
  stage: Stage,
  most: number,
  pick: Pick,
): Promise<PlayedOut> {
  const choices: Choice[] = [];
  let { elements, memory } = from;
  while (choices.length < most) {
    const candidates = candidatesOf(elements, memory.instruction.phrases);
    const features = featuresOf(candidates, elements, memory);
    const chosen = pick(logProbabilities(weights, features), choices.length);
    choices.push({ features, chosen });
    const candidate = candidates[chosen]!;
    const shown = await stage.act(candidate.action);
    if (candidate.kind === "complete") return { choices, completed: true };
    if (shown.over) break;
    const touched = candidate.kind === "click" ? candidate.element : null;
    memory = recall(memory, candidate.action, elements, shown.elements, touched);
    elements = shown.elements;
  }
  return { choices, completed: false };
}
