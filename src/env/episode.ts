// When an episode is over. Errors of ours are decided elsewhere: they are no outcome of the agent's.
import type { StepAction } from "../contract/action.ts";
import type { EpisodeEnd } from "../contract/env.ts";

/** So many equal actions in a row, and the agent is going round in circles. */
export const loopLength = 10;

export interface StepFacts {
  readonly action: StepAction;
  /** Counting this one. */
  readonly step: number;
  /** Null on a free phone, which nothing ends but the agent's word. */
  readonly budget: number | null;
  /** How often in a row this very action was done, counting this one. */
  readonly repeats: number;
}

export function outcomeOf({ action, step, budget, repeats }: StepFacts): EpisodeEnd | null {
  if (action.type === "COMPLETE") return "complete";
  if (action.type === "ABORT") return "abort";
  if (budget === null) return null;
  if (repeats >= loopLength) return "loop";
  if (step >= budget) return "budget";
  return null;
}

export const isTerminated = (outcome: EpisodeEnd | null): boolean => outcome === "complete" || outcome === "abort";
export const isTruncated = (outcome: EpisodeEnd | null): boolean => outcome !== null && !isTerminated(outcome);

/** The phone's clock moves by this with every action. */
const stepMs = 1000;
export const tickMsOf = (action: StepAction): number =>
  stepMs + (action.type === "WAIT" ? Math.round(action.value * 1000) : 0);

/** Said to us, not done to the glass. */
export const isWord = (action: StepAction): boolean =>
  action.type === "ANSWER" ||
  action.type === "COMPLETE" ||
  action.type === "ABORT" ||
  action.type === "INFO" ||
  action.type === "NOOP";
