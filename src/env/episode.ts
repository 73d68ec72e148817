// Decides when an episode is over. Faults of the server are handled elsewhere, because they are not the agent's
// outcome.
import type { StepAction } from "#contract/action.ts";
import type { EpisodeEnd } from "#contract/env.ts";

/** The number of equal actions in a row that counts as a loop. */
export const loopLength = 10;

export interface EpisodeStep {
  readonly action: StepAction;
  /** Includes this step. */
  readonly step: number;
  /** Null on a phone without a task: only the agent's COMPLETE or ABORT ends it. */
  readonly budget: number | null;
  /** The number of equal actions in a row, including this one. */
  readonly repeats: number;
}

export function outcomeOf({ action, step, budget, repeats }: EpisodeStep): EpisodeEnd | null {
  if (action.type === "COMPLETE") return "complete";
  if (action.type === "ABORT") return "abort";
  if (budget === null) return null;
  if (repeats >= loopLength) return "loop";
  if (step >= budget) return "budget";
  return null;
}

export const isTerminated = (outcome: EpisodeEnd | null): boolean => outcome === "complete" || outcome === "abort";
export const isTruncated = (outcome: EpisodeEnd | null): boolean => outcome !== null && !isTerminated(outcome);

/** The phone's clock advances by this many milliseconds with every action. */
const stepMs = 1000;
export const tickMsOf = (action: StepAction): number =>
  stepMs + (action.type === "WAIT" ? Math.round(action.value * 1000) : 0);

/** Whether the action does nothing on the display: it answers, asks, ends the episode, or does nothing. */
export const needsNoDisplay = (action: StepAction): boolean =>
  action.type === "ANSWER" ||
  action.type === "COMPLETE" ||
  action.type === "ABORT" ||
  action.type === "INFO" ||
  action.type === "NOOP";
