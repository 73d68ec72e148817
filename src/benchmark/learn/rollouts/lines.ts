// What rollouts leave behind: `groups.ndjson`, a line a group, and what stands beside it. Nothing in a line depends on the machine,
// the hour, or how many were played at once.
import type { Reply, Settings } from "../../agent/adapter.ts";
import type { Action } from "../../../contract/action.ts";
import type { Device, EpisodeEnd, Lang, Reward, Split } from "../../../contract/env.ts";
import type { AdvantageName, GroupVerdict } from "../../../contract/group.ts";
import type { Json } from "../../../contract/json.ts";
import type { Provenance } from "../../../contract/run.ts";
import type { Profile } from "../../run/agent.ts";
import type { FaultKind } from "../../run/fault.ts";
import type { TokenLogprob } from "../../run/model.ts";

/** One request to the model and what it answered. */
export interface Asked {
  /** As they were sent; a picture's address is a file beside `groups.ndjson`. */
  readonly messages: readonly Json[];
  readonly tools: readonly Json[] | null;
  /** Sampling as it was asked for, the request's own seed with it. */
  readonly sampling: Settings;
  readonly reply: Reply;
  /** Of the reply's tokens, where the endpoint gives them. */
  readonly logprobs: readonly TokenLogprob[] | null;
  /** Tokens, where the endpoint counts them. */
  readonly usage: { readonly input: number; readonly output: number } | null;
}
export interface RolloutTurn {
  /** From 1. */
  readonly turn: number;
  /** None where no model plays. More than one where an answer could not be read and was asked for again. */
  readonly asked: readonly Asked[];
  readonly actions: readonly Action[];
  /** Hash of the state after each action. */
  readonly state_hashes: readonly string[];
  /** Why the step was lost, where no answer could be read. */
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
/** What a model that judges said; `success` is null where its answer cannot be read. */
export interface Opinion {
  readonly success: boolean | null;
  readonly reason: string;
}
export interface MemberLine {
  /** From 1. */
  readonly member: number;
  readonly reward: number;
  /** Null where the group is dropped. */
  readonly advantage: number | null;
  readonly verdict: ShortVerdict;
  readonly turns: readonly RolloutTurn[];
  /** Only with a model that judges. */
  readonly opinion?: Opinion;
}
export interface GroupLine {
  readonly update: number;
  readonly group: number;
  readonly task: string;
  readonly seed: number;
  readonly instruction: string;
  readonly budget: number;
  /** Of the state that every member began with. */
  readonly hash: string;
  readonly advantage: AdvantageName;
  readonly mean: number;
  readonly std: number;
  readonly dropped: GroupVerdict["dropped"];
  readonly members: readonly MemberLine[];
}
/** `errors.ndjson`: what broke, and whether the member was played again. */
export interface BrokenLine {
  readonly update: number;
  readonly group: number;
  /** Null where the group could not be made or judged. */
  readonly member: number | null;
  readonly kind: FaultKind;
  readonly message: string;
  readonly attempt: number;
  /** The last attempt: the group is left out whole. */
  readonly void: boolean;
}

/** What decides about lines: a folder goes on only with the same. */
export interface RolloutsConfig {
  readonly agent: Profile;
  readonly tasks: string | null;
  readonly split: Split | null;
  /** Hash of the curriculum, where one is followed. */
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
