// Failures of an episode that the agent did not cause. Such an episode is invalid: it is retried, reported separately
// and never scored.

export const faultKinds = ["setup", "environment", "model", "action", "app", "judge", "infrastructure"] as const;
/**
 * The part that failed. "setup": creating the phone. "environment": a step. "model": the endpoint of the model.
 * "action": the agent's own code. "app": a screen. "judge": judging. "infrastructure": the network.
 */
export type FaultKind = (typeof faultKinds)[number];

export class EpisodeFault extends Error {
  readonly code = "ERR_FAULT";
  readonly kind: FaultKind;
  constructor(kind: FaultKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "EpisodeFault";
    this.kind = kind;
  }
}
/** Thrown if the episode was stopped from outside. Such an episode is neither a result nor a fault. */
export class StoppedError extends Error {
  override name = "Stopped";
}

/** Runs a part of an episode. Errors become faults of this kind, unless they already are faults of another kind. */
export async function withFaultKind<T>(kind: FaultKind, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof EpisodeFault || error instanceof StoppedError) throw error;
    const lost = error instanceof TypeError && error.message === "fetch failed";
    const message = error instanceof Error ? error.message : String(error);
    throw new EpisodeFault(lost ? "infrastructure" : kind, lost ? `The server cannot be reached` : message, error);
  }
}
