// What a runner asks of an agent, whatever stands behind it: a model, a script, a person.
import type { Fault } from "../agent/adapter.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "../../contract/action.ts";
import type { Element, EpisodeEnd, Lang } from "../../contract/env.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { Staging } from "../scenarios/scenario.ts";

/** What results are told to be of. Everything in it may change what the agent does. */
export interface Profile {
  readonly name: string;
  readonly adapter?: string;
  readonly model?: string;
  readonly settings: JsonObject;
}
/** An episode as its agent gets to know it. */
export interface Brief {
  readonly instruction: string;
  readonly budget: number | null;
  readonly locale: Lang;
  readonly apps: readonly string[];
  /** Draws for agents that act by chance: the same for the same task, seed and trial. */
  readonly chance: string;
  /** The environment with its operator's token, and its task: for reference solutions alone; null in verified runs. */
  readonly inside: {
    readonly env: Env;
    readonly task: string | null;
    readonly seed: number;
    /** The scenario that is played, for reference solutions that know their way in it. */
    readonly staging?: Staging | null;
  } | null;
}
export interface View {
  /** PNG; null for agents that do not look. */
  readonly picture: Uint8Array | null;
  readonly elements: readonly Element[] | null;
  readonly clock: string;
  /** What the user said since. */
  readonly message: string | null;
}
/** An answer that could not be read, and was asked for again. */
export interface Attempt {
  readonly reply: string;
  readonly fault: Fault;
}
export interface Turn {
  /** Done in order; the view after the last of them is the next one. */
  readonly actions: readonly Action[];
  readonly thought: string;
  /** As the model wrote it; "" where there is no model. */
  readonly reply: string;
  readonly attempts: readonly Attempt[];
  readonly repairs: readonly string[];
  readonly notes: readonly string[];
  readonly usage: { readonly input: number; readonly output: number } | null;
}
export interface Session {
  next(view: View, signal: AbortSignal): Promise<Turn>;
  /** The episode is over; the picture is the last one. */
  over?(outcome: EpisodeEnd, picture: Uint8Array | null): void;
}
export interface Agent {
  readonly profile: Profile;
  /** Whether it looks at pictures. */
  readonly sees: boolean;
  /** It needs the elements, whether or not the run asks for them. */
  readonly elements?: true;
  /** It needs the operator's token: no verified run can have it. */
  readonly inside?: true;
  /** A person: one episode at a time, and all the time that they want. */
  readonly alone?: true;
  start(brief: Brief): Promise<Session>;
  /** Lets go of what it holds, after the last episode. */
  end?(): Promise<void>;
}

export const turnOf = (actions: readonly Action[], thought = ""): Turn => ({
  actions,
  thought,
  reply: "",
  attempts: [],
  repairs: [],
  notes: [],
  usage: null,
});
