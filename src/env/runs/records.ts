// The stored data of a run, and the reports of its phones, independent of the storage.
import type { Device, Lang, Reward, Split } from "#contract/env.ts";
import type { RunAgent } from "#contract/run.ts";
import type { Verdict } from "#contract/task.ts";
import type { ServerVersions } from "#contract/version.ts";

export interface RunSpec {
  readonly id: string;
  readonly title?: string;
  readonly agent: RunAgent;
  /**
   * A digest of the settings that the run was created with. A repeated creation with the same settings returns the same
   * run.
   */
  readonly digest: string;
  readonly owner: string | null;
  /** The key against whose limits the run's phones count. */
  readonly payer?: string;
  /** The digest of the secret that the run's creator chose. */
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
  readonly extendedActions?: true;
  readonly reward: Reward | null;
  readonly versions: ServerVersions;
}
/** The result of a run after all its episodes are judged. */
export interface RunResult {
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
  /** void: the episode was given up after its last try. */
  readonly status: "waiting" | "dealt" | "judged" | "void";
  /** The number of tries. */
  readonly tries: number;
  /** The phone of the last try. */
  readonly env: string | null;
  /** When the try began, or when its phone last reported progress. */
  readonly heard: number;
}

/**
 * The result of one try at an episode. A try is invalid (`void`) and has no score if it broke before the agent's first
 * step or was abandoned by its runner. A try that broke at a step of the agent is judged, with the outcome `error` and
 * no reward.
 */
export type TryResult =
  | { readonly kind: "void"; readonly reason: "fault" | "abandoned" }
  | {
      readonly kind: "judged";
      readonly verdict: Verdict;
      readonly budget: number;
      readonly instruction: string;
      /** The hash of the state at the end. */
      readonly hash: string;
      readonly versions: ServerVersions;
      /** The snapshot file, in the form that a download returns. */
      readonly log: string;
    };
export interface EpisodeReport {
  readonly episode: number;
  /** The reporting phone. Reports of earlier tries are ignored. */
  readonly env: string;
  readonly ending: TryResult;
}
