// What a run keeps and what its phones tell it, apart from how it is kept and told.
import type { Device, Lang, Reward, Split } from "../../contract/env.ts";
import type { RunAgent } from "../../contract/run.ts";
import type { Verdict } from "../../contract/task.ts";
import type { ServerVersions } from "../../contract/version.ts";

export interface RunSpec {
  readonly id: string;
  readonly title?: string;
  readonly agent: RunAgent;
  /** What it was created with, and by whom: the same again is the same run. */
  readonly digest: string;
  readonly owner: string | null;
  /** The key whose limits its phones count against. */
  readonly payer?: string;
  /** Digest of the secret that its creator chose. */
  readonly secret?: string;
  readonly created: number;
  readonly covers: Split | null;
  readonly hidden: boolean;
  readonly tasks: number;
  readonly seeds: readonly number[];
  readonly trials: number;
  readonly locale: Lang;
  readonly device: Device;
  readonly elements: boolean;
  readonly tools?: true;
  readonly reward: Reward | null;
  readonly versions: ServerVersions;
}
/** What stands when all is judged. */
export interface Finish {
  readonly at: number;
  /** The signed answer, as canonical JSON, without its signature. */
  readonly head: string;
  readonly signature: string;
}
export interface EpisodeRow {
  readonly n: number;
  readonly task: string;
  readonly seed: number;
  readonly seedIndex: number;
  readonly trial: number;
  /** Void: given up. */
  readonly status: "waiting" | "dealt" | "judged" | "void";
  /** How often it was dealt out. */
  readonly tries: number;
  /** The phone of the last try. */
  readonly env: string | null;
  /** When it was dealt, or last said to go on. */
  readonly heard: number;
}

/**
 * How a try at an episode came out. Void ones score for nobody: broken while no step of the agent's was done, or left lying by
 * who played it. What broke at a step of the agent's is judged: outcome `error`, nothing earned.
 */
export type Ending =
  | { readonly kind: "void"; readonly reason: "fault" | "abandoned" }
  | {
      readonly kind: "judged";
      readonly verdict: Verdict;
      readonly budget: number;
      readonly instruction: string;
      /** Of the state at the end. */
      readonly hash: string;
      readonly versions: ServerVersions;
      /** The snapshot's file, as it would be downloaded. */
      readonly log: string;
    };
export interface EpisodeReport {
  readonly episode: number;
  /** Which phone says so: a report of an earlier try counts no more. */
  readonly env: string;
  readonly ending: Ending;
}
