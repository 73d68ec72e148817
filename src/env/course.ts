// The course of an episode: the phone's current state, its state at any version, and every change. The journal stores
// all these data, so this object can be dropped and rebuilt at any time.
import { phone } from "#apps/phone.ts";
import type { StepAction } from "#contract/action.ts";
import type { EpisodeEnd } from "#contract/env.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import { createPatches } from "#state/create-patches.ts";
import { applyPatches, PatchError, type Patch } from "#state/patch.ts";
import { outdatedRefusal } from "./access.ts";
import { Refusal } from "./answer.ts";
import { build } from "./task-book.ts";
import { loopLength, outcomeOf } from "./episode.ts";
import type { Journal } from "./journal.ts";
import {
  parsePatches,
  type AnyCourse,
  type Checkpoint,
  type ChangeKind,
  type EnvRecord,
  type Episode,
  type History,
  type Row,
} from "./records.ts";
import { asJson } from "./writes.ts";

/** A change of the phone and the state after it. */
export interface PhoneChange {
  readonly kind: ChangeKind;
  readonly state: PhoneState;
  readonly patches: readonly Patch[];
  readonly commands: readonly Command[];
  readonly action?: StepAction;
  /** The hash of the state; present if a page has already computed it. */
  readonly hash?: string;
}

const checkpointRows = 16;
/**
 * The maximum characters of patches that are replayed, or sent to a page. Above this number, the whole phone is used
 * instead.
 */
export const checkpointChars = 64_000;
/**
 * The maximum characters of one change. The limit makes sure that a snapshot with several such changes can be
 * downloaded and uploaded again.
 */
const maxChangeChars = 6_000_000;
/** Returns whether the log accepts the patches. */
export const fitsInLog = (patches: readonly Patch[]): boolean => JSON.stringify(patches).length <= maxChangeChars;
/** The maximum characters of a checkpoint. Reading a larger checkpoint takes longer than replaying the rows. */
const maxCheckpointChars = 600_000;

export class Course implements AnyCourse<Episode> {
  readonly #journal: Journal;
  /** The state after boot. The `overlay` of a checkpoint contains patches to this state. */
  readonly base: PhoneState;
  #env: EnvRecord;
  #episode: Episode;
  /** The state at version 0, cached after its first use. */
  #start: PhoneState | null = null;
  #state: PhoneState;
  #hash: string;
  #version: number;
  #step: number;
  #rowsSinceCheckpoint: number;
  #charsSinceCheckpoint: number;
  #lastAction: string | null;
  #repeats: number;

  /** Rebuilds the latest state from the newest checkpoint and the rows after it. */
  constructor(journal: Journal, env: EnvRecord) {
    const episode = journal.episode();
    if (!episode) throw new Error(`${env.id} has no episode`);
    const { version, step } = journal.last();
    const checkpoint = journal.checkpoint(version);
    const rows = journal.rows(checkpoint.version, version);
    const latest = journal.latestActions(loopLength);
    const other = latest.findIndex((action) => action !== latest[0]);
    this.#journal = journal;
    this.#env = env;
    this.#episode = episode;
    this.base = phone.boot(episode.boot);
    this.#state = rebuildState(this.base, checkpoint, rows);
    this.#hash = hashOf(asJson(this.#state));
    // If the same patches lead to a different hash, this build boots phones in another state than the build that began
    // the episode. The start of an episode has no row with a hash.
    const storedHash = rows.at(-1)?.hash ?? journal.row(version)?.hash;
    if (storedHash === undefined ? episode.build !== build : storedHash !== this.#hash) throw outdatedRefusal();
    this.#version = version;
    this.#step = step;
    this.#rowsSinceCheckpoint = rows.length;
    this.#charsSinceCheckpoint = rows.reduce((sum, row) => sum + row.patches.length, 0);
    this.#lastAction = latest[0] ?? null;
    this.#repeats = other < 0 ? latest.length : other;
  }

  get env(): EnvRecord {
    return this.#env;
  }
  get episode(): Episode {
    return this.#episode;
  }
  get state(): PhoneState {
    return this.#state;
  }
  get hash(): string {
    return this.#hash;
  }
  get version(): number {
    return this.#version;
  }
  get isOutdated(): boolean {
    return this.#episode.build !== build;
  }
  /** The number of the agent's steps so far. */
  get step(): number {
    return this.#step;
  }
  /** Returns how the agent's next step would end the episode, or null. */
  outcomeOf(action: StepAction): EpisodeEnd | null {
    return outcomeOf({
      action,
      step: this.#step + 1,
      budget: this.#episode.task?.budget ?? null,
      repeats: JSON.stringify(action) === this.#lastAction ? this.#repeats + 1 : 1,
    });
  }

  /**
   * Stores a change, together with the writes of `also`, in one transaction. Returns the row of the change. Refuses a
   * change that is too large as `invalid`. `outcome` ends the episode.
   */
  commit(change: PhoneChange, outcome: EpisodeEnd | null = null, also = () => {}): Row {
    const version = this.#version + 1;
    const step = change.kind === "step" ? this.#step + 1 : null;
    const hash = change.hash ?? hashOf(asJson(change.state));
    const action = change.action ? JSON.stringify(change.action) : null;
    const patches = JSON.stringify(change.patches);
    if (patches.length > maxChangeChars) throw new Refusal("invalid", "The change is too large for the log.");
    const row = { version, step, kind: change.kind, action, commands: JSON.stringify(change.commands), patches, hash };
    const rows = this.#rowsSinceCheckpoint + 1;
    const chars = this.#charsSinceCheckpoint + patches.length;
    const overlay =
      rows >= checkpointRows || chars >= checkpointChars
        ? JSON.stringify(createPatches(this.base, change.state))
        : null;
    const checkpoint = overlay !== null && overlay.length <= maxCheckpointChars;
    const episode = outcome === null ? this.#episode : { ...this.#episode, outcome, endedAt: version };
    this.#journal.transaction(() => {
      this.#journal.append(row);
      if (checkpoint) this.#journal.saveCheckpoint({ version, overlay });
      if (outcome !== null) this.#journal.saveEpisode(episode);
      also();
    });
    this.#state = change.state;
    this.#hash = hash;
    this.#version = version;
    this.#episode = episode;
    this.#rowsSinceCheckpoint = checkpoint ? 0 : rows;
    this.#charsSinceCheckpoint = checkpoint ? 0 : chars;
    if (step !== null) {
      this.#step = step;
      this.#repeats = action === this.#lastAction ? this.#repeats + 1 : 1;
      this.#lastAction = action;
    }
    return row;
  }

  /**
   * Ends the episode after a fault of the server. The episode earns no reward, and the unfinished step is not stored.
   */
  invalidate(): void {
    this.#episode = { ...this.#episode, outcome: "error", endedAt: this.#version };
    this.#journal.saveEpisode(this.#episode);
  }
  /** Replaces the environment's record; the phone does not change. */
  saveEnv(env: EnvRecord): void {
    this.#env = env;
    this.#journal.saveEnv(env);
  }

  /** The state at version 0. */
  get start(): PhoneState {
    this.#start ??= applyPatches(this.base, JSON.parse(this.#journal.checkpoint(0).overlay) as Patch[]);
    return this.#start;
  }
  stateAt(version: number): PhoneState {
    if (version === this.#version) return this.#state;
    if (version === 0) return this.start;
    const checkpoint = this.#journal.checkpoint(version);
    const from = applyPatches(this.base, JSON.parse(checkpoint.overlay) as Patch[]);
    return replayRows(from, this.#journal.rows(checkpoint.version, version));
  }
  /** Returns null if the version does not exist. */
  hashAt(version: number): string | null {
    if (version === this.#version) return this.#hash;
    if (version === 0) return hashOf(asJson(this.start));
    return this.#journal.row(version)?.hash ?? null;
  }
  /** Returns the version after an agent's step; step 0 is the start. Refuses a step that does not exist. */
  versionAfter(step: number): number {
    const version = this.#journal.versionAfter(step);
    if (version === null)
      throw new Refusal("not-found", `The episode has no step ${step}.`, [
        { path: "step", message: "Expected a step that was taken" },
      ]);
    return version;
  }
  /** Returns the rows after `version` in order, at most `most`. */
  rowsAfter(version: number, most?: number): Row[] {
    return this.#journal.rows(version, this.#version, most);
  }
  /** Returns the history up to and including `version`. */
  historyTo(version: number): History {
    return {
      episode: this.#episode,
      start: this.#journal.checkpoint(0).overlay,
      rows: this.#journal.rows(0, version),
    };
  }
}

/** Rebuilds the state. Refuses as outdated if the patches no longer apply. */
function rebuildState(base: PhoneState, { overlay }: Checkpoint, rows: readonly Row[]): PhoneState {
  try {
    return replayRows(applyPatches(base, JSON.parse(overlay) as Patch[]), rows);
  } catch (error) {
    if (error instanceof PatchError) throw outdatedRefusal();
    throw error;
  }
}
const replayRows = (from: PhoneState, rows: readonly Row[]): PhoneState =>
  rows.reduce((state, row) => applyPatches(state, parsePatches(row)), from);
