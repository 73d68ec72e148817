// Decides when an episode is over. Other code handles faults of the server, because a fault is not the agent's outcome.
import type { StepAction } from "#contract/action.ts";
import type { EpisodeEnd } from "#contract/env.ts";

/** The number of equal actions in a row that count as a loop. */
export const loopLength = 10;

export interface EpisodeStep {
  readonly action: StepAction;
  /** The number of steps, including this step. */
  readonly step: number;
  /** The budget; null on a phone without a task, whose episode ends only with the agent's COMPLETE or ABORT. */
  readonly budget: number | null;
  /** The number of equal actions in a row, including this action. */
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

/** The milliseconds by which every action advances the phone's clock. */
const stepMs = 1000;
/** Returns by how much an action advances the phone's clock: a wait and a stated duration are added. */
export function tickMsOf(action: StepAction): number {
  if (action.type === "WAIT") return stepMs + Math.round(action.value * 1000);
  return stepMs + ("duration_ms" in action ? action.duration_ms : 0);
}

/**
 * Returns whether the action does nothing on the display. Such an action answers, asks a question, ends the episode, or
 * has no effect.
 */
export const needsNoDisplay = (action: StepAction): boolean =>
  action.type === "ANSWER" ||
  action.type === "COMPLETE" ||
  action.type === "ABORT" ||
  action.type === "INFO" ||
  action.type === "NOOP";
