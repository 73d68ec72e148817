// Plays: shows the phone to an agent, does what it says, until the episode is over. Speaks the public API alone.
import type { Env } from "../../../clients/typescript/src/client.ts";
import { ProblemError } from "../../../clients/typescript/src/client.ts";
import type { Action } from "../../contract/action.ts";
import type { EpisodeEnd, Observation } from "../../contract/env.ts";
import type { Session, Turn } from "./agent.ts";
import { during, EpisodeFault, Stopped } from "./fault.ts";

export interface PlayOptions {
  /** Seconds that an agent may take for one turn; null for as long as it wants. */
  readonly turnSeconds: number | null;
  /** Whether pictures are wanted: for the agent, or for the record. */
  readonly pictures: boolean;
  /** Whether the record has the hash of each state: a run that the server deals out tells them of no phone. */
  readonly hashes?: boolean;
  /** Whether the agent is given the elements. */
  readonly elements: boolean;
  /** For a free phone, which no budget ends; null leaves it to the phone. */
  readonly mostSteps: number | null;
  readonly signal: AbortSignal;
  /** Called with what each step left on the glass; step 0 is the start. */
  readonly saw?: (step: number, picture: Uint8Array | null) => Promise<void>;
  readonly did?: (step: number, action: Action) => void;
}
export interface PlayedStep {
  readonly step: number;
  /** Which turn it was part of, from 1. */
  readonly turn: number;
  readonly action: Action;
  readonly stateHash: string;
}
export interface Played {
  readonly turns: readonly Turn[];
  readonly steps: readonly PlayedStep[];
  readonly outcome: EpisodeEnd;
  /** Milliseconds: the agent's own, turn by turn, and those of the phone's steps. */
  readonly agentMs: readonly number[];
  readonly stepMs: readonly number[];
}

/** What a user says who has nothing to add. */
export const noReply = "Please go on with the task as you see fit.";
/** A turn without an end would be an episode without one. */
const mostActions = 50;

/**
 * From what creating the phone answered to the end of the episode. Throws EpisodeFault where it breaks, Stopped where
 * `signal` says so; a free phone ends with COMPLETE, ABORT or `mostSteps`.
 */
export async function play(env: Env, first: Observation, session: Session, options: PlayOptions): Promise<Played> {
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
  await options.saw?.(0, pictureOf(observation));
  for (;;) {
    if (signal.aborted) throw new Stopped();
    const began = performance.now();
    const turn: Turn = await within(options.turnSeconds, signal, (inner) =>
      session.next(
        {
          picture: pictureOf(observation),
          elements: observation.elements ?? null,
          clock: observation.clock ?? "",
          message,
        },
        inner,
      ),
    );
    agentMs.push(performance.now() - began);
    turns.push(turn);
    message = null;
    for (const action of turn.actions.slice(0, mostActions)) {
      const from = performance.now();
      const stepped = await during("environment", () => env.step(action, look)).catch(placed);
      stepMs.push(performance.now() - from);
      observation = stepped.observation;
      steps.push({ step: stepped.step, turn: turns.length, action, stateHash: observation.state_hash ?? "" });
      options.did?.(stepped.step, action);
      await options.saw?.(stepped.step, pictureOf(observation));
      if (action.type === "INFO") message = stepped.message ?? noReply;
      const outcome = stepped.outcome ?? (steps.length === options.mostSteps ? "budget" : null);
      if (outcome) {
        session.over?.(outcome, pictureOf(observation));
        return { turns, steps, outcome, agentMs, stepMs };
      }
    }
  }
}

/** Whose fault a step was that the server would not do: the runner's, or a screen's of ours. */
function placed(error: unknown): never {
  if (error instanceof EpisodeFault && error.cause instanceof ProblemError) {
    const { status } = error.cause.problem;
    if (status === 422) throw new EpisodeFault("action", error.message, error.cause);
    if (status === 500) throw new EpisodeFault("app", error.message, error.cause);
  }
  throw error;
}

export const pictureOf = ({ screenshot }: Observation): Uint8Array | null =>
  screenshot?.base64 === undefined ? null : Buffer.from(screenshot.base64, "base64");

async function within<T>(
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
    if (outer.aborted) throw new Stopped();
    if (timeout?.aborted) throw new EpisodeFault("model", `The agent took over ${seconds} s for a turn`, error);
    if (error instanceof EpisodeFault) throw error;
    throw new EpisodeFault(
      "model",
      `The agent broke: ${error instanceof Error ? error.message : String(error)}`,
      error,
    );
  }
}
