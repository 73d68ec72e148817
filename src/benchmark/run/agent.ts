// The interface between the runner and all agents: models, scripts, and people.
import type { Fault } from "../agent/adapter.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { EpisodeEnd, Lang } from "#contract/env.ts";
import type { JsonObject } from "#contract/json.ts";
import type { Staging } from "../scenarios/scenario.ts";

/** The description of the agent in results. A change of any part may change the agent's behaviour. */
export interface Profile {
  readonly name: string;
  readonly adapter?: string;
  readonly model?: string;
  readonly settings: JsonObject;
}
/** The information that an agent receives at the start of an episode. */
export interface EpisodeBrief {
  readonly instruction: string;
  readonly budget: number | null;
  readonly locale: Lang;
  readonly apps: readonly string[];
  /** Whether the agent may state durations and press keys. Missing: it may not. */
  readonly extended?: boolean;
  /** The random seed for agents with random behaviour. It is the same for the same task, seed and trial. */
  readonly chance: string;
  /**
   * The environment with the operator's token, and the task. Only reference solutions use this field. It is null in
   * verified runs.
   */
  readonly inside: {
    readonly env: Env;
    readonly task: string | null;
    readonly seed: number;
    /** The scenario, for reference solutions that support scenarios. */
    readonly staging?: Staging | null;
  } | null;
}
export interface View {
  /** The screen as PNG, or null for agents that use no pictures. */
  readonly picture: Uint8Array | null;
  readonly elements: readonly Element[] | null;
  readonly clock: string;
  /** The user's message since the last turn. */
  readonly message: string | null;
}
/** An unreadable answer, after which the model was asked again. */
export interface Attempt {
  readonly reply: string;
  readonly fault: Fault;
}
export interface Turn {
  /** The actions in the order of execution. The next view contains the screen after the last action. */
  readonly actions: readonly DisplayAction[];
  readonly thought: string;
  /** The text that the model wrote, or "" if the agent uses no model. */
  readonly reply: string;
  readonly attempts: readonly Attempt[];
  readonly repairs: readonly string[];
  readonly notes: readonly string[];
  readonly usage: { readonly input: number; readonly output: number } | null;
}
export interface Session {
  /** Waits until the agent is ready. The agent's time does not count before that. */
  begin?(signal: AbortSignal): Promise<void>;
  next(view: View, signal: AbortSignal): Promise<Turn>;
  /** Called with the last picture when the episode has ended. */
  onEnd?(outcome: EpisodeEnd, picture: Uint8Array | null): void;
}
export interface Agent {
  readonly profile: Profile;
  /** Whether the agent uses pictures. */
  readonly usesPictures: boolean;
  /** Whether the agent needs the elements even if the run does not request them. */
  readonly elements?: true;
  /** Whether the agent needs the operator's token. Verified runs do not provide it. */
  readonly needsOperatorToken?: true;
  /** Whether the agent is a person. A person plays one episode at a time, without a time limit. */
  readonly isHuman?: true;
  start(brief: EpisodeBrief): Promise<Session>;
  /** Releases the agent's resources after the last episode. */
  end?(): Promise<void>;
}

export const makeTurn = (actions: readonly DisplayAction[], thought = ""): Turn => ({
  actions,
  thought,
  reply: "",
  attempts: [],
  repairs: [],
  notes: [],
  usage: null,
});
