// The folder of a run. Even if the process is killed at any moment, no file is half written.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Command } from "#contract/json.ts";
import type { Change, Device, EpisodeEnd, Lang, Reward, SnapshotFile } from "#contract/env.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { Provenance, ResultLine, Summary } from "#contract/run.ts";
import type { Verdict } from "#contract/task.ts";
import type { PhoneState } from "#os/state.ts";
import type { ScenarioOptions } from "../scenarios/scenario.ts";
import type { Profile, Turn } from "./agent.ts";
import type { FaultKind } from "./fault.ts";
import { episodeKeyOf, type EpisodeKey, type PlannedEpisode, type Selection } from "./plan.ts";

/** The settings that affect results. A run can only be continued with the same settings. */
export interface RunConfig {
  readonly agent: Profile;
  readonly selection: Selection;
  readonly locale: Lang;
  readonly device: Device | null;
  readonly elements: boolean;
  /** Whether the agent may state durations and press keys. Missing: it may not. */
  readonly extendedActions?: true;
  readonly reward: Reward | null;
  /** The hashes of the graphs that are played as tasks. The key is the id of the graph. */
  readonly onGraphs?: Readonly<Record<string, string>>;
  /** The options of the scenario. Missing in runs without a scenario. */
  readonly scenario?: ScenarioOptions;
}
export interface RunMeta {
  readonly format: "phonebooth-run-1";
  readonly config: RunConfig;
  readonly provenance: Provenance;
  /** The number of episodes in the plan. */
  readonly planned: number;
  /** An instant in ISO 8601. */
  readonly started: string;
  readonly finished: string | null;
  /**
   * The server and the id of a verified run, in which the server assigns and judges the episodes. Null for other runs.
   */
  readonly verified: { readonly url: string; readonly run: string } | null;
}
export interface ErrorLine extends PlannedEpisode {
  readonly kind: FaultKind;
  readonly message: string;
  /** The number of the attempt, from 1. The episode is invalid if its last attempt also failed. */
  readonly attempt: number;
  readonly void: boolean;
}
/** A line of `steps.jsonl` of an episode. The line does not depend on the machine or the time. */
export interface StepLine {
  readonly step: number;
  readonly turn: number;
  readonly action: DisplayAction;
  readonly thought: string;
  readonly commands: readonly Command[];
  readonly changes: readonly Change[];
  readonly state_hash: string;
  /** The file in this folder with the screen after the step. Null if no pictures were stored. */
  readonly screenshot: string | null;
  /** The node to which the step led. Present only if the phone is on a graph. `missed` is set if no edge matched. */
  readonly node?: string;
  readonly missed?: boolean;
}
/** A line of `turns.jsonl`: the agent's answers, unchanged. */
export interface TurnLine extends Omit<Turn, "actions"> {
  readonly turn: number;
  readonly actions: readonly DisplayAction[];
}
/** The content of `episode.json`. */
export interface EpisodeFile extends PlannedEpisode {
  readonly instruction: string;
  readonly budget: number | null;
  readonly outcome: EpisodeEnd;
  readonly verdict: Verdict;
  readonly reward: Reward | null;
}
/** The content of `states.json.gz`: the states that a judge compares. */
export interface EpisodeStates {
  readonly before: PhoneState;
  readonly after: PhoneState;
}
export interface Timing extends PlannedEpisode {
  readonly seconds: number;
  readonly agent_ms: readonly number[];
  readonly step_ms: readonly number[];
}

export const pictureName = (step: number): string => `${String(step).padStart(3, "0")}.png`;

export class RunFolder {
  readonly path: string;
  /** The names of files whose last line was checked. */
  readonly #checkedFiles = new Set<string>();
  constructor(path: string) {
    this.path = path;
  }

  get exists(): boolean {
    return existsSync(this.#at("meta.json"));
  }
  meta(): RunMeta {
    return JSON.parse(readFileSync(this.#at("meta.json"), "utf8")) as RunMeta;
  }
  saveMeta(meta: RunMeta): void {
    mkdirSync(this.#at("episodes"), { recursive: true });
    // Creates both files, so that they also exist in a run without results or errors.
    for (const name of ["results.jsonl", "errors.jsonl"]) appendFileSync(this.#at(name), "");
    this.#write("meta.json", meta);
  }

  results(): ResultLine[] {
    return this.#lines<ResultLine>("results.jsonl");
  }
  addResult(line: ResultLine): void {
    this.#append("results.jsonl", line);
  }
  saveResults(lines: readonly ResultLine[]): void {
    this.#replace("results.jsonl", lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  }
  /** Sorts in the order of the plan, because episodes end in any order. */
  sortResults(): void {
    const lines = this.results().toSorted(
      (a, b) => compare(a.task, b.task) || (a.seed ?? 0) - (b.seed ?? 0) || a.trial - b.trial,
    );
    this.saveResults(lines);
  }
  errors(): ErrorLine[] {
    return this.#lines<ErrorLine>("errors.jsonl");
  }
  addError(line: ErrorLine): void {
    this.#append("errors.jsonl", line);
  }
  timings(): Timing[] {
    return this.#lines<Timing>("timings.jsonl");
  }
  addTiming(line: Timing): void {
    this.#append("timings.jsonl", line);
  }
  saveSummary(summary: Summary): void {
    this.#write("summary.json", summary);
  }
  saveReport(html: string): string {
    this.#replace("report.html", html);
    return this.#at("report.html");
  }
  /** Stores the server's signed answer of a verified run. */
  saveVerified(answer: object): void {
    this.#write("verified.json", answer);
  }

  /** Creates the folder of a new episode. The folder gets its final name only when it is complete. */
  createDraft(episode: EpisodeKey): EpisodeDraft {
    return this.createNamedDraft(episodeKeyOf(episode));
  }
  createNamedDraft(name: string): EpisodeDraft {
    return new EpisodeDraft(this.#at("episodes"), name);
  }
  /** Creates a draft that starts as a copy of another episode's folder and later replaces that folder. */
  createDraftFrom(name: string, episode: EpisodeKey): EpisodeDraft {
    return new EpisodeDraft(this.#at("episodes"), episodeKeyOf(episode), this.episodeByName(name).path);
  }
  episode(episode: EpisodeKey): EpisodeFolder {
    return this.episodeByName(episodeKeyOf(episode));
  }
  episodeByName(name: string): EpisodeFolder {
    return new EpisodeFolder(join(this.#at("episodes"), name));
  }
  /** Deletes the unfinished files of a killed process. */
  deleteDrafts(): void {
    for (const name of existsSync(this.#at("episodes")) ? readdirSync(this.#at("episodes")) : [])
      if (name.endsWith(draftSuffix)) rmSync(join(this.#at("episodes"), name), { recursive: true, force: true });
  }

  #at(name: string): string {
    return join(this.path, name);
  }
  #write(name: string, value: unknown): void {
    this.#replace(name, `${JSON.stringify(value, null, 2)}\n`);
  }
  #replace(name: string, text: string): void {
    const temporary = this.#at(`${name}.tmp`);
    writeFileSync(temporary, text);
    renameSync(temporary, this.#at(name));
  }
  #append(name: string, line: object): void {
    const path = this.#at(name);
    // Ends an incomplete last line, which a killed process may have left, so that the new line begins on a line of its
    // own. Lines that this object appends are complete, so each file is checked only once.
    if (!this.#checkedFiles.has(name) && existsSync(path)) {
      const text = readFileSync(path, "utf8");
      if (text !== "" && !text.endsWith("\n")) appendFileSync(path, "\n");
    }
    this.#checkedFiles.add(name);
    appendFileSync(path, `${JSON.stringify(line)}\n`);
  }
  #lines<T>(name: string): T[] {
    const path = this.#at(name);
    if (!existsSync(path)) return [];
    return readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line) => parseLine<T>(line));
  }
}

export class EpisodeFolder {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
  get exists(): boolean {
    return existsSync(join(this.path, "episode.json"));
  }
  file(): EpisodeFile {
    return JSON.parse(readFileSync(join(this.path, "episode.json"), "utf8")) as EpisodeFile;
  }
  steps(): StepLine[] {
    return readLines<StepLine>(join(this.path, "steps.jsonl"));
  }
  turns(): TurnLine[] {
    return readLines<TurnLine>(join(this.path, "turns.jsonl"));
  }
  /** Returns null in verified runs, because their states stay on the server. */
  states(): EpisodeStates | null {
    const path = join(this.path, "states.json.gz");
    return existsSync(path) ? (JSON.parse(gunzipSync(readFileSync(path)).toString()) as EpisodeStates) : null;
  }
  /** Returns the whole episode in the server's upload format, or null in verified runs. */
  snapshot(): SnapshotFile | null {
    const path = join(this.path, "snapshot.json.gz");
    return existsSync(path) ? (JSON.parse(gunzipSync(readFileSync(path)).toString()) as SnapshotFile) : null;
  }
  /** Returns the path of the PNG, or null if none was stored. */
  picturePath(step: number): string | null {
    const path = join(this.path, pictureName(step));
    return existsSync(path) ? path : null;
  }
}

export class EpisodeDraft {
  readonly #path: string;
  readonly #final: string;
  readonly #from: string | null;
  constructor(folder: string, key: string, from: string | null = null) {
    this.#path = join(folder, `${key}${draftSuffix}`);
    this.#final = join(folder, key);
    this.#from = from;
    rmSync(this.#path, { recursive: true, force: true });
    if (from === null) mkdirSync(this.#path, { recursive: true });
    else cpSync(from, this.#path, { recursive: true });
  }
  savePicture(step: number, png: Uint8Array): void {
    writeFileSync(join(this.#path, pictureName(step)), png);
  }
  saveLines(name: "steps.jsonl" | "turns.jsonl", lines: readonly object[]): void {
    writeFileSync(join(this.#path, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  }
  saveFile(file: EpisodeFile): void {
    writeFileSync(join(this.#path, "episode.json"), `${JSON.stringify(file, null, 2)}\n`);
  }
  saveZipped(name: "states.json.gz" | "snapshot.json.gz", value: unknown): void {
    writeFileSync(join(this.#path, name), gzipSync(JSON.stringify(value)));
  }
  commit(): void {
    rmSync(this.#final, { recursive: true, force: true });
    renameSync(this.#path, this.#final);
    if (this.#from !== null) rmSync(this.#from, { recursive: true, force: true });
  }
  discard(): void {
    rmSync(this.#path, { recursive: true, force: true });
  }
}

const draftSuffix = ".unfinished";
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const readLines = <T>(path: string): T[] =>
  existsSync(path)
    ? readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line) => parseLine<T>(line))
    : [];
/**
 * Returns an empty list if the line is empty or is incomplete because the process was killed. The episode of such a
 * line is played again.
 */
function parseLine<T>(line: string): T[] {
  if (line === "") return [];
  try {
    return [JSON.parse(line) as T];
  } catch {
    return [];
  }
}
