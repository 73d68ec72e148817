// The play loop: sends the phone's screen to an agent and executes the agent's actions until the episode is over. Uses
// only the public API, or what a real phone has instead of it.
import { ProblemError } from "../../../clients/typescript/src/client.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { EpisodeEnd, Observation, ObservationWish, Stepped } from "#contract/env.ts";
import type { Session, Turn } from "./agent.ts";
import { withFaultKind, EpisodeFault, StoppedError } from "./fault.ts";

/** The part of a phone that an episode needs: an environment of a server, or a real phone. */
export interface PlayedPhone {
  step(action: DisplayAction, look: ObservationWish): Promise<Stepped>;
}
export interface PlayOptions {
  /** The maximum time that an agent may use for one turn, in seconds. If null, there is no limit. */
  readonly turnSeconds: number | null;
  /** Whether pictures are needed, either for the agent or for the record of the episode. */
  readonly pictures: boolean;
  /**
   * Whether the record contains the hash of each state. In a run whose episodes the server assigns, phones return no
   * hashes.
   */
  readonly hashes?: boolean;
  /** Whether the agent receives the elements. */
  readonly elements: boolean;
  /** The maximum number of steps on a phone without a task. If null, only the phone's own limit applies. */
  readonly maxSteps: number | null;
  readonly signal: AbortSignal;
  /** Called with the screen after each step; step 0 is the start. */
  readonly onScreen?: (step: number, picture: Uint8Array | null) => Promise<void>;
  readonly onStep?: (step: number, action: DisplayAction) => void;
  /** Called with each turn before its actions are executed. */
  readonly onTurn?: (turn: Turn) => void;
}
export interface PlayedStep {
  readonly step: number;
  /** The number of the turn to which the step belongs, from 1. */
  readonly turn: number;
  readonly action: DisplayAction;
  readonly stateHash: string;
}
export interface PlayResult {
  readonly turns: readonly Turn[];
  readonly steps: readonly PlayedStep[];
  readonly outcome: EpisodeEnd;
  /** The agent's time per turn in milliseconds. `stepMs` is the phone's time per step. */
  readonly agentMs: readonly number[];
  readonly stepMs: readonly number[];
}

/** The user's answer if there is no other answer. */
export const defaultReply = "Please go on with the task as you see fit.";
/** The maximum number of actions in one turn. Without it, a turn might never end. */
const maxActionsPerTurn = 50;

/**
 * Plays from the first observation to the end of the episode. Throws EpisodeFault if something fails, StoppedError if
 * `signal` aborts. On a phone without a task, the episode ends with COMPLETE, ABORT or after `maxSteps`.
 */
export async function play(
  phone: PlayedPhone,
  first: Observation,
  session: Session,
  options: PlayOptions,
): Promise<PlayResult> {
  const { signal } = options;
  const look = {
    screenshot: options.pictures ? "base64" : "none",
    ...(options.hashes === false ? {} : { state_hash: true }),
    ...(options.elements ? { elements: true } : {}),
  } as const;
  const turns: Turn[] = [];
  const steps: PlayedStep[] = [];
  const agentMs: number[] = [];
  const stepMs: number[] = [];
  let observation = first;
  let message: string | null = null;
  await options.onScreen?.(0, pictureFrom(observation));
  await session.begin?.(signal).catch((error: unknown) => {
    throw signal.aborted ? new StoppedError() : error;
  });
  for (;;) {
    if (signal.aborted) throw new StoppedError();
    const began = performance.now();
    const turn: Turn = await withTimeout(options.turnSeconds, signal, (inner) =>
      session.next(
        {
          picture: pictureFrom(observation),
          elements: observation.elements ?? null,
          clock: observation.clock ?? "",
          message,
        },
        inner,
      ),
    );
    agentMs.push(performance.now() - began);
    turns.push(turn);
    options.onTurn?.(turn);
    message = null;
    for (const action of turn.actions.slice(0, maxActionsPerTurn)) {
      const from = performance.now();
      const stepped = await withFaultKind("environment", () => phone.step(action, look)).catch(classifyFault);
      stepMs.push(performance.now() - from);
      observation = stepped.observation;
      steps.push({ step: stepped.step, turn: turns.length, action, stateHash: observation.state_hash ?? "" });
      options.onStep?.(stepped.step, action);
      await options.onScreen?.(stepped.step, pictureFrom(observation));
      if (action.type === "INFO") message = stepped.message ?? defaultReply;
      const outcome = stepped.outcome ?? (steps.length === options.maxSteps ? "budget" : null);
      if (outcome) {
        session.onEnd?.(outcome, pictureFrom(observation));
        return { turns, steps, outcome, agentMs, stepMs };
      }
    }
  }
}

/**
 * Rethrows the error of a failed step. Status 422 becomes a fault of the agent's action, and status 500 a fault of a
 * screen of the phone. Other errors are rethrown unchanged.
 */
function classifyFault(error: unknown): never {
  if (error instanceof EpisodeFault && error.cause instanceof ProblemError) {
    const { status } = error.cause.problem;
    if (status === 422) throw new EpisodeFault("action", error.message, error.cause);
    if (status === 500) throw new EpisodeFault("app", error.message, error.cause);
  }
  throw error;
}

export const pictureFrom = ({ screenshot }: Observation): Uint8Array | null =>
  screenshot?.base64 === undefined ? null : Buffer.from(screenshot.base64, "base64");

async function withTimeout<T>(
  seconds: number | null,
  outer: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = seconds === null ? null : AbortSignal.timeout(seconds * 1000);
  const signal = timeout ? AbortSignal.any([outer, timeout]) : outer;
  const broken = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("given up")), { once: true });
  });
  try {
    return await Promise.race([run(signal), broken]);
  } catch (error) {
    if (outer.aborted) throw new StoppedError();
    if (timeout?.aborted) throw new EpisodeFault("model", `The agent took over ${seconds} s for a turn`, error);
    if (error instanceof EpisodeFault) throw error;
    throw new EpisodeFault(
      "model",
      `The agent failed: ${error instanceof Error ? error.message : String(error)}`,
      error,
    );
  }
}
