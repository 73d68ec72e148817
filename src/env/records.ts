// The stored data of an environment, independent of the storage.
import type { StepAction } from "#contract/action.ts";
import type { EpisodeEnd, Lang, Reward } from "#contract/env.ts";
import type { Boot } from "#os/boot.ts";
import type { Command } from "#os/command.ts";
import type { Json } from "#state/json.ts";
import type { Patch } from "#state/patch.ts";

export interface EnvRecord {
  readonly id: string;
  /** Hashes of the issued tokens. */
  readonly agents: readonly string[];
  readonly operators: readonly string[];
  /**
   * A digest of the settings that the environment was created with. A repeated creation with the same settings returns
   * the same environment.
   */
  readonly digest: string;
  readonly owner: string | null;
  /** The key against whose limits the environment counts. */
  readonly payer?: string;
  /** The owner whose graphs the episodes may use; missing if this is the environment's own owner. */
  readonly reads?: string;
  /** The digest of the secret that the environment's creator chose. */
  readonly secret?: string;
  readonly created: number;
  readonly idleSeconds: number;
  /** When the environment was suspended; null if it is not suspended. */
  readonly away: number | null;
  /** Present only if the environment belongs to a run. */
  readonly seat?: RunMembership;
}
/** The run and the episode that a phone belongs to. */
export interface RunMembership {
  readonly run: string;
  readonly episode: number;
  /** Whether the run knows the outcome. */
  readonly told: boolean;
}

export interface EpisodeTask {
  readonly id: string;
  readonly seed: number;
  readonly lang: Lang;
  readonly instruction: string;
  readonly budget: number;
  readonly apps: readonly string[];
  /** The world data of the instance, so that its judge need not read the world. */
  readonly facts: Json;
}
/** An episode of any kind of phone. */
export interface AnyEpisode {
  /** The number of the episode in its environment. */
  readonly number: number;
  readonly task: { readonly id: string } | null;
  /** The graph, if the phone is on a graph. */
  readonly graph?: { readonly id: string };
  readonly reward: Reward | null;
  readonly elements: boolean;
  /** Whether the episode's agent may call tools. */
  readonly tools?: true;
  /** Whether the agent has only the 17 actions, without durations, keys and addresses. */
  readonly standardActions?: true;
  readonly outcome: EpisodeEnd | null;
  /** The version at which the episode ended. */
  readonly endedAt: number | null;
  /** The episode continues an uploaded snapshot, so its log cannot be trusted. */
  readonly foreign?: true;
}
/** An episode of a simulated phone. */
export interface Episode extends AnyEpisode {
  readonly boot: Boot;
  readonly task: EpisodeTask | null;
  /** The build that began the episode; missing in older records. */
  readonly build?: string;
}
/** The course of an episode of any kind of phone. */
export interface AnyCourse<E extends AnyEpisode = AnyEpisode> {
  readonly env: EnvRecord;
  readonly episode: E;
  readonly version: number;
  /** The number of the agent's steps so far. */
  readonly step: number;
  readonly hash: string;
  /** Whether another build began the episode. Such an episode can be read but not continued. */
  readonly isOutdated?: boolean;
  /** Refuses a step that does not exist. */
  versionAfter(step: number): number;
  /** Returns the rows after `version` in order, at most `most`. */
  rowsAfter(version: number, most?: number): Row[];
  /** Returns the history up to and including `version`. */
  historyTo(version: number): History<E>;
  saveEnv(env: EnvRecord): void;
}
/** An episode with its start and all its changes. */
export interface History<E extends AnyEpisode = Episode> {
  readonly episode: E;
  /** The patches from the default phone to version 0, as JSON. */
  readonly start: string;
  readonly rows: readonly Row[];
}

export type ChangeKind = "step" | "command" | "edit" | "event" | "hand";
/** A row of the log. Its texts are JSON. */
export interface Row {
  readonly version: number;
  readonly step: number | null;
  readonly kind: ChangeKind;
  readonly action: string | null;
  readonly commands: string;
  readonly patches: string;
  readonly hash: string;
}
export interface Checkpoint {
  readonly version: number;
  readonly overlay: string;
}
export interface StoredAnswer {
  readonly digest: string;
  readonly episode: number;
  readonly answer: string;
}

export const parseAction = (row: Row): StepAction | null =>
  row.action === null ? null : (JSON.parse(row.action) as StepAction);
export const parseCommands = (row: Row): Command[] => JSON.parse(row.commands) as Command[];
export const parsePatches = (row: Row): Patch[] => JSON.parse(row.patches) as Patch[];
