// What an environment keeps, row by row, apart from how it is kept.
import type { StepAction } from "../contract/action.ts";
import type { EpisodeEnd, Lang, Reward } from "../contract/env.ts";
import type { Boot } from "../os/boot.ts";
import type { Command } from "../os/command.ts";
import type { Json } from "../state/json.ts";
import type { Patch } from "../state/patch.ts";

export interface EnvRecord {
  readonly id: string;
  /** Hashes of the tokens that were given out. */
  readonly agents: readonly string[];
  readonly operators: readonly string[];
  /** What it was created with, and by whom: the same again is the same environment. */
  readonly digest: string;
  readonly owner: string | null;
  /** The key whose limits it counts against. */
  readonly payer?: string;
  /** The owner whose graphs it may be begun on, where that is not its own. */
  readonly reads?: string;
  /** Digest of the secret that its creator chose. */
  readonly secret?: string;
  readonly created: number;
  readonly idleSeconds: number;
  /** Since when it has been suspended; null where it is not. */
  readonly away: number | null;
  /** Only where it is played for a run. */
  readonly seat?: Seat;
}
/** The place of a phone in a run. */
export interface Seat {
  readonly run: string;
  readonly episode: number;
  /** The run knows how it ended. */
  readonly told: boolean;
}

export interface EpisodeTask {
  readonly id: string;
  readonly seed: number;
  readonly lang: Lang;
  readonly instruction: string;
  readonly budget: number;
  readonly apps: readonly string[];
  /** What the instance took from the world, so that its judge reads nothing. */
  readonly facts: Json;
}
/** What every episode is, whatever its phone is made of. */
export interface AnyEpisode {
  /** Counts the episodes of this environment. */
  readonly number: number;
  readonly task: { readonly id: string } | null;
  /** Of a phone on a graph: which one. */
  readonly graph?: { readonly id: string };
  readonly reward: Reward | null;
  readonly elements: boolean;
  /** Its agent may call tools. */
  readonly tools?: true;
  readonly outcome: EpisodeEnd | null;
  /** The version at which it ended. */
  readonly endedAt: number | null;
  /** Somebody uploaded what it was made of: that it happened as its log says is their word alone. */
  readonly foreign?: true;
}
/** Of a phone that is worked out. */
export interface Episode extends AnyEpisode {
  readonly boot: Boot;
  readonly task: EpisodeTask | null;
  /** The build that began it; missing in what is older than builds that tell. */
  readonly build?: string;
}
/** What every course of an episode tells of itself. */
export interface AnyCourse<E extends AnyEpisode = AnyEpisode> {
  readonly env: EnvRecord;
  readonly episode: E;
  readonly version: number;
  /** The agent's steps so far. */
  readonly step: number;
  readonly hash: string;
  /** Another build has begun it: it is read, and does not go on. */
  readonly isOutdated?: boolean;
  /** Refuses a step that was not. */
  versionAfter(step: number): number;
  /** What happened after `version`, in order; at most `most` rows. */
  rowsAfter(version: number, most?: number): Row[];
  /** All that happened, up to and with `version`. */
  historyTo(version: number): History<E>;
  saveEnv(env: EnvRecord): void;
}
/** An episode with all that happened in it. */
export interface History<E extends AnyEpisode = Episode> {
  readonly episode: E;
  /** The patches that make version 0 out of the default phone, as JSON. */
  readonly start: string;
  readonly rows: readonly Row[];
}

export type ChangeKind = "step" | "command" | "edit" | "event" | "hand";
/** A row of the log; the texts are JSON. */
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
export interface Kept {
  readonly digest: string;
  readonly episode: number;
  readonly answer: string;
}

export const actionOf = (row: Row): StepAction | null =>
  row.action === null ? null : (JSON.parse(row.action) as StepAction);
export const commandsOf = (row: Row): Command[] => JSON.parse(row.commands) as Command[];
export const patchesOf = (row: Row): Patch[] => JSON.parse(row.patches) as Patch[];
