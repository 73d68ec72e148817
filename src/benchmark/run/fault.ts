// What can break an episode without the agent failing it. Such an episode is void: tried again, told apart, never scored.

export const faultKinds = ["setup", "environment", "model", "action", "app", "judge", "infrastructure"] as const;
/** Whose it was: creating the phone, a step, the model's endpoint, the agent's own code, a screen, judging, the network. */
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
/** What was stopped from outside: neither a result nor a fault. */
export class Stopped extends Error {
  override name = "Stopped";
}

/** Runs a part of an episode; what it throws is a fault of that part, unless it says better. */
export async function during<T>(kind: FaultKind, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof EpisodeFault || error instanceof Stopped) throw error;
    const lost = error instanceof TypeError && error.message === "fetch failed";
    const message = error instanceof Error ? error.message : String(error);
    throw new EpisodeFault(lost ? "infrastructure" : kind, lost ? `The server cannot be reached` : message, error);
  }
}
