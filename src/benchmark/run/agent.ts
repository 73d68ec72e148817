// The interface between the runner and any agent: a model, a script, a person.
import type { Fault } from "../agent/adapter.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import type { Element, EpisodeEnd, Lang } from "#contract/env.ts";
import type { JsonObject } from "#contract/json.ts";
import type { Staging } from "../scenarios/scenario.ts";

/** The agent's description in results. Every part may change the agent's behaviour. */
export interface Profile {
  readonly name: string;
  readonly adapter?: string;
  readonly model?: string;
  readonly settings: JsonObject;
}
/** What an agent learns about an episode at its start. */
export interface EpisodeBrief {
  readonly instruction: string;
  readonly budget: number | null;
  readonly locale: Lang;
  readonly apps: readonly string[];
  /** The random seed for agents that act by chance: the same for the same task, seed and trial. */
  readonly chance: string;
  /** The environment with its operator's token, and its task. Only for reference solutions; null in verified runs. */
  readonly inside: {
    readonly env: Env;
    readonly task: string | null;
    readonly seed: number;
    /** The scenario, for reference solutions that can handle it. */
    readonly staging?: Staging | null;
  } | null;
}
export interface View {
  /** PNG; null for agents that use no pictures. */
  readonly picture: Uint8Array | null;
  readonly elements: readonly Element[] | null;
  readonly clock: string;
  /** The user's message since the last turn. */
  readonly message: string | null;
}
/** An unreadable answer that was requested again. */
export interface Attempt {
  readonly reply: string;
  readonly fault: Fault;
}
export interface Turn {
  /** Executed in order. The next view shows the screen after the last one. */
  readonly actions: readonly Action[];
  readonly thought: string;
  /** The model's own text; "" without a model. */
  readonly reply: string;
  readonly attempts: readonly Attempt[];
  readonly repairs: readonly string[];
  readonly notes: readonly string[];
  readonly usage: { readonly input: number; readonly output: number } | null;
}
export interface Session {
  next(view: View, signal: AbortSignal): Promise<Turn>;
  /** Called when the episode is over, with the last picture. */
  onEnd?(outcome: EpisodeEnd, picture: Uint8Array | null): void;
}
export interface Agent {
  readonly profile: Profile;
  /** Whether it uses pictures. */
  readonly usesPictures: boolean;
  /** Whether it needs the elements even if the run does not request them. */
  readonly elements?: true;
  /** Whether it needs the operator's token, which verified runs do not give. */
  readonly needsOperatorToken?: true;
  /** Whether it is a person: one episode at a time, without a time limit. */
  readonly isHuman?: true;
  start(brief: EpisodeBrief): Promise<Session>;
  /** Releases its resources after the last episode. */
  end?(): Promise<void>;
}

export const makeTurn = (actions: readonly Action[], thought = ""): Turn => ({
  actions,
  thought,
  reply: "",
  attempts: [],
  repairs: [],
  notes: [],
  usage: null,
});
