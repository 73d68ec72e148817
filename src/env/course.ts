// The course of an episode: the phone as it is now, as it was at any version, and every change of it. The journal has all
// of it; what is here is dropped and rebuilt at will.
import { phone } from "../apps/phone.ts";
import type { StepAction } from "../contract/action.ts";
import type { EpisodeEnd } from "../contract/env.ts";
import type { Command } from "../os/command.ts";
import type { PhoneState } from "../os/state.ts";
import { hashOf } from "../state/hash.ts";
import { overlayOf } from "../state/overlay.ts";
import { applyPatches, PatchError, type Patch } from "../state/patch.ts";
import { outdated } from "./access.ts";
import { Refusal } from "./answer.ts";
import { build } from "./task-book.ts";
import { loopLength, outcomeOf } from "./episode.ts";
import type { Journal } from "./journal.ts";
import {
  patchesOf,
  type AnyCourse,
  type Checkpoint,
  type ChangeKind,
  type EnvRecord,
  type Episode,
  type History,
  type Row,
} from "./records.ts";
import { json } from "./writes.ts";

/** What a change made of the phone. */
export interface Made {
  readonly kind: ChangeKind;
  readonly state: PhoneState;
  readonly patches: readonly Patch[];
  readonly commands: readonly Command[];
  readonly action?: StepAction;
  /** Known already from a page that did the same. */
  readonly hash?: string;
}

const checkpointRows = 16;
/** As many characters of patches are replayed, or told to a page, before all of the phone is. */
export const checkpointChars = 64_000;
/** What one change may be of: a snapshot with some of them can still be downloaded and sent up again. */
const changeChars = 6_000_000;
/** Whether the log takes it. */
export const isKeepable = (patches: readonly Patch[]): boolean => JSON.stringify(patches).length <= changeChars;
/** A larger one takes longer to read than what happened since the last. */
const checkpointMost = 600_000;

export class Course implements AnyCourse<Episode> {
  readonly #journal: Journal;
  /** What the boot gives: overlays are relative to it. */
  readonly base: PhoneState;
  #env: EnvRecord;
  #episode: Episode;
  /** Version 0, once somebody has asked for it. */
  #start: PhoneState | null = null;
  #state: PhoneState;
  #hash: string;
  #version: number;
  #step: number;
  #rowsSinceCheckpoint: number;
  #charsSinceCheckpoint: number;
  #lastAction: string | null;
  #repeats: number;

  /** Rebuilds the latest state: the newest checkpoint, and what has happened since. */
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
    this.#state = rebuilt(this.base, checkpoint, rows);
    this.#hash = hashOf(json(this.#state));
    // The same patches over another base: what phones begin with has changed. Of a start nobody wrote down what it was.
    const told = rows.at(-1)?.hash ?? journal.row(version)?.hash;
    if (told === undefined ? episode.build !== build : told !== this.#hash) throw outdated();
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
  /** The agent's steps so far. */
  get step(): number {
    return this.#step;
  }
  /** How the agent's next step would end the episode, if it does. */
  outcomeOf(action: StepAction): EpisodeEnd | null {
    return outcomeOf({
      action,
      step: this.#step + 1,
      budget: this.#episode.task?.budget ?? null,
      repeats: JSON.stringify(action) === this.#lastAction ? this.#repeats + 1 : 1,
    });
  }

  /**
   * Writes a change, and `also` what belongs to it, in one transaction; gives its row. Refuses as `invalid` what is too
   * large. With `outcome` the episode ends here.
   */
  commit(made: Made, outcome: EpisodeEnd | null = null, also = () => {}): Row {
    const version = this.#version + 1;
    const step = made.kind === "step" ? this.#step + 1 : null;
    const hash = made.hash ?? hashOf(json(made.state));
    const action = made.action ? JSON.stringify(made.action) : null;
    const patches = JSON.stringify(made.patches);
    if (patches.length > changeChars) throw new Refusal("invalid", "The change is too large for the log.");
    const row = { version, step, kind: made.kind, action, commands: JSON.stringify(made.commands), patches, hash };
    const rows = this.#rowsSinceCheckpoint + 1;
    const chars = this.#charsSinceCheckpoint + patches.length;
    const overlay =
      rows >= checkpointRows || chars >= checkpointChars ? JSON.stringify(overlayOf(this.base, made.state)) : null;
    const checkpoint = overlay !== null && overlay.length <= checkpointMost;
    const episode = outcome === null ? this.#episode : { ...this.#episode, outcome, endedAt: version };
    this.#journal.transaction(() => {
      this.#journal.append(row);
      if (checkpoint) this.#journal.saveCheckpoint({ version, overlay });
      if (outcome !== null) this.#journal.saveEpisode(episode);
      also();
    });
    this.#state = made.state;
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

  /** A fault of ours: the episode earns nothing, and nothing of what was begun is kept. */
  void(): void {
    this.#episode = { ...this.#episode, outcome: "error", endedAt: this.#version };
    this.#journal.saveEpisode(this.#episode);
  }
  /** The environment's record is another now; the phone stays. */
  saveEnv(env: EnvRecord): void {
    this.#env = env;
    this.#journal.saveEnv(env);
  }

  /** Version 0. */
  get start(): PhoneState {
    this.#start ??= applyPatches(this.base, JSON.parse(this.#journal.checkpoint(0).overlay) as Patch[]);
    return this.#start;
  }
  stateAt(version: number): PhoneState {
    if (version === this.#version) return this.#state;
    if (version === 0) return this.start;
    const checkpoint = this.#journal.checkpoint(version);
    const from = applyPatches(this.base, JSON.parse(checkpoint.overlay) as Patch[]);
    return replayed(from, this.#journal.rows(checkpoint.version, version));
  }
  /** Null where no such version was. */
  hashAt(version: number): string | null {
    if (version === this.#version) return this.#hash;
    if (version === 0) return hashOf(json(this.start));
    return this.#journal.row(version)?.hash ?? null;
  }
  /** The version right after an agent's step, the start after step 0. Refuses a step that was not. */
  versionAfter(step: number): number {
    const version = this.#journal.versionAfter(step);
    if (version === null)
      throw new Refusal("not-found", `The episode has no step ${step}.`, [
        { path: "step", message: "Expected a step that was taken" },
      ]);
    return version;
  }
  /** What happened after `version`, in order; at most `most` rows. */
  rowsAfter(version: number, most?: number): Row[] {
    return this.#journal.rows(version, this.#version, most);
  }
  /** All that happened, up to and with `version`. */
  historyTo(version: number): History {
    return {
      episode: this.#episode,
      start: this.#journal.checkpoint(0).overlay,
      rows: this.#journal.rows(0, version),
    };
  }
}

/** Refuses where its patches fit nothing any more. */
function rebuilt(base: PhoneState, { overlay }: Checkpoint, rows: readonly Row[]): PhoneState {
  try {
    return replayed(applyPatches(base, JSON.parse(overlay) as Patch[]), rows);
  } catch (error) {
    if (error instanceof PatchError) throw outdated();
    throw error;
  }
}
const replayed = (from: PhoneState, rows: readonly Row[]): PhoneState =>
  rows.reduce((state, row) => applyPatches(state, patchesOf(row)), from);
