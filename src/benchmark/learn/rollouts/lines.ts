// The files of rollouts: `groups.ndjson` with one line per group, and the other files in the folder. The lines do not
// depend on the machine, the time, or the number of groups that played at the same time.
import type { Reply, Settings } from "../../agent/adapter.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { Device, EpisodeEnd, Lang, Reward, Split } from "#contract/env.ts";
import type { AdvantageName, GroupVerdict } from "#contract/group.ts";
import type { Json } from "#contract/json.ts";
import type { Provenance } from "#contract/run.ts";
import type { Profile } from "../../run/agent.ts";
import type { FaultKind } from "../../run/fault.ts";
import type { TokenLogprob } from "../../run/model.ts";

/** One request to the model and its answer. */
export interface RecordedRequest {
  /**
   * The messages as they were sent, except that each picture URL is replaced with the path of a file in the folder of
   * `groups.ndjson`.
   */
  readonly messages: readonly Json[];
  readonly tools: readonly Json[] | null;
  /** The requested sampling settings, including the seed of this request. */
  readonly sampling: Settings;
  readonly reply: Reply;
  /** The log probabilities of the reply's tokens, or null if the endpoint does not return them. */
  readonly logprobs: readonly TokenLogprob[] | null;
  /** The token counts, or null if the endpoint does not return them. */
  readonly usage: { readonly input: number; readonly output: number } | null;
}
export interface RolloutTurn {
  /** The number of the turn, from 1. */
  readonly turn: number;
  /**
   * The requests of this turn. Empty if the agent uses no model. More than one if an unreadable answer was requested
   * again.
   */
  readonly asked: readonly RecordedRequest[];
  readonly actions: readonly DisplayAction[];
  /** The hash of the state after each action. */
  readonly state_hashes: readonly string[];
  /** The reason why the step was lost, if no answer was readable. */
  readonly fault: string | null;
}
export interface ShortVerdict {
  readonly success: boolean;
  readonly goal: boolean;
  readonly clean: boolean;
  readonly progress: number;
  readonly outcome: EpisodeEnd;
  readonly steps: number;
}
/** The opinion of a judge model. `success` is null if the answer is unreadable. */
export interface Opinion {
  readonly success: boolean | null;
  readonly reason: string;
}
export interface MemberLine {
  /** The number of the member, from 1. */
  readonly member: number;
  readonly reward: number;
  /** The advantage of the member, or null if the group is dropped. */
  readonly advantage: number | null;
  readonly verdict: ShortVerdict;
  readonly turns: readonly RolloutTurn[];
  /** The opinion of the judge model. Missing if there is no judge model. */
  readonly opinion?: Opinion;
}
export interface GroupLine {
  readonly update: number;
  readonly group: number;
  readonly task: string;
  readonly seed: number;
  readonly instruction: string;
  readonly budget: number;
  /** The hash of the state in which every member began. */
  readonly hash: string;
  readonly advantage: AdvantageName;
  readonly mean: number;
  readonly std: number;
  readonly dropped: GroupVerdict["dropped"];
  readonly members: readonly MemberLine[];
}
/** A line of `errors.ndjson`: the error, and whether the member was played again. */
export interface RolloutErrorLine {
  readonly update: number;
  readonly group: number;
  /** The number of the member, or null if the group itself could not be created or judged. */
  readonly member: number | null;
  readonly kind: FaultKind;
  readonly message: string;
  readonly attempt: number;
  /** Whether this was the last attempt. If true, the whole group is left out. */
  readonly void: boolean;
}

/** The settings that affect the lines. A folder can only be continued with the same settings. */
export interface RolloutsConfig {
  readonly agent: Profile;
  readonly tasks: string | null;
  readonly split: Split | null;
  /** The hash of the curriculum, or null if there is no curriculum. */
  readonly curriculum: string | null;
  readonly seed: number;
  readonly size: number;
  readonly batch: number;
  readonly reward: Reward | null;
  readonly advantage: AdvantageName;
  readonly keep_failed: boolean;
  readonly locale: Lang;
  readonly device: Device | null;
  readonly elements: boolean;
  readonly judge: { readonly model: string; readonly pictures: number } | null;
}
/** The content of `rollouts.json`. */
export interface RolloutsMeta {
  readonly format: "phonebooth-rollouts-1";
  readonly config: RolloutsConfig;
  readonly provenance: Provenance;
}
