// The files of rollouts: `groups.ndjson` with one line per group, and the files beside it. No line depends on the
// machine, the time, or how many groups played at once.
import type { Reply, Settings } from "../../agent/adapter.ts";
import type { Action } from "#contract/action.ts";
import type { Device, EpisodeEnd, Lang, Reward, Split } from "#contract/env.ts";
import type { AdvantageName, GroupVerdict } from "#contract/group.ts";
import type { Json } from "#contract/json.ts";
import type { Provenance } from "#contract/run.ts";
import type { Profile } from "../../run/agent.ts";
import type { FaultKind } from "../../run/fault.ts";
import type { TokenLogprob } from "../../run/model.ts";

/** One request to the model and its answer. */
export interface RecordedRequest {
  /** The messages as sent; a picture's URL is replaced with a file beside `groups.ndjson`. */
  readonly messages: readonly Json[];
  readonly tools: readonly Json[] | null;
  /** The requested sampling settings, including the request's own seed. */
  readonly sampling: Settings;
  readonly reply: Reply;
  /** For the reply's tokens, if the endpoint returns them. */
  readonly logprobs: readonly TokenLogprob[] | null;
  /** Token counts, if the endpoint returns them. */
  readonly usage: { readonly input: number; readonly output: number } | null;
}
export interface RolloutTurn {
  /** From 1. */
  readonly turn: number;
  /** Empty when no model plays. More than one when an unreadable answer was requested again. */
  readonly asked: readonly RecordedRequest[];
  readonly actions: readonly Action[];
  /** Hash of the state after each action. */
  readonly state_hashes: readonly string[];
  /** Why the step was lost, if no answer was readable. */
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
/** A judge model's opinion; `success` is null when its answer is unreadable. */
export interface Opinion {
  readonly success: boolean | null;
  readonly reason: string;
}
export interface MemberLine {
  /** From 1. */
  readonly member: number;
  readonly reward: number;
  /** Null when the group is dropped. */
  readonly advantage: number | null;
  readonly verdict: ShortVerdict;
  readonly turns: readonly RolloutTurn[];
  /** Only with a judge model. */
  readonly opinion?: Opinion;
}
export interface GroupLine {
  readonly update: number;
  readonly group: number;
  readonly task: string;
  readonly seed: number;
  readonly instruction: string;
  readonly budget: number;
  /** The hash of the state with which every member began. */
  readonly hash: string;
  readonly advantage: AdvantageName;
  readonly mean: number;
  readonly std: number;
  readonly dropped: GroupVerdict["dropped"];
  readonly members: readonly MemberLine[];
}
/** `errors.ndjson`: what failed, and whether the member was played again. */
export interface RolloutErrorLine {
  readonly update: number;
  readonly group: number;
  /** Null when the group itself could not be created or judged. */
  readonly member: number | null;
  readonly kind: FaultKind;
  readonly message: string;
  readonly attempt: number;
  /** Whether it was the last attempt. If so, the whole group is left out. */
  readonly void: boolean;
}

/** The settings that affect lines. A folder can only be resumed with the same settings. */
export interface RolloutsConfig {
  readonly agent: Profile;
  readonly tasks: string | null;
  readonly split: Split | null;
  /** The curriculum's hash, if there is one. */
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
/** `rollouts.json` */
export interface RolloutsMeta {
  readonly format: "phonebooth-rollouts-1";
  readonly config: RolloutsConfig;
  readonly provenance: Provenance;
}
