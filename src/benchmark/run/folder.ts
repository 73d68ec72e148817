// A run's folder: what is in it, written so that a kill at any moment leaves nothing half.
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
import type { Command } from "../../contract/json.ts";
import type { Change, Device, EpisodeEnd, Lang, Reward, SnapshotFile } from "../../contract/env.ts";
import type { Action } from "../../contract/action.ts";
import type { Provenance, ResultLine, Summary } from "../../contract/run.ts";
import type { Verdict } from "../../contract/task.ts";
import type { PhoneState } from "../../os/state.ts";
import type { ScenarioWish } from "../scenarios/scenario.ts";
import type { Profile, Turn } from "./agent.ts";
import type { FaultKind } from "./fault.ts";
import { keyOf, type Keyed, type Planned, type Selection } from "./plan.ts";

/** What decides about results: a run goes on only with the same. */
export interface RunConfig {
  readonly agent: Profile;
  readonly selection: Selection;
  readonly locale: Lang;
  readonly device: Device | null;
  readonly elements: boolean;
  readonly reward: Reward | null;
  /** Digests of the graphs that are played as tasks, by their ids. */
  readonly onGraphs?: Readonly<Record<string, string>>;
  /** Missing in runs without one. */
  readonly scenario?: ScenarioWish;
}
export interface Meta {
  readonly format: "phonebooth-run-1";
  readonly config: RunConfig;
  readonly provenance: Provenance;
  /** How many episodes the plan has. */
  readonly planned: number;
  /** Instant, ISO 8601. */
  readonly started: string;
  readonly finished: string | null;
  /** Of a run that the server dealt out and judged itself. */
  readonly verified: { readonly url: string; readonly run: string } | null;
}
export interface ErrorLine extends Planned {
  readonly kind: FaultKind;
  readonly message: string;
  /** From 1; the episode is void when the last one broke, too. */
  readonly attempt: number;
  readonly void: boolean;
}
/** `steps.jsonl` of an episode. Nothing in it depends on the machine or the hour. */
export interface StepLine {
  readonly step: number;
  readonly turn: number;
  readonly action: Action;
  readonly thought: string;
  readonly commands: readonly Command[];
  readonly changes: readonly Change[];
  readonly state_hash: string;
  /** The glass after it, in this folder; null where no pictures were kept. */
  readonly screenshot: string | null;
  /** On a graph: where it led, and whether it found no edge. */
  readonly node?: string;
  readonly missed?: boolean;
}
/** `turns.jsonl`: what the agent said, word by word. */
export interface TurnLine extends Omit<Turn, "actions"> {
  readonly turn: number;
  readonly actions: readonly Action[];
}
/** `episode.json` */
export interface EpisodeFile extends Planned {
  readonly instruction: string;
  readonly budget: number | null;
  readonly outcome: EpisodeEnd;
  readonly verdict: Verdict;
  readonly reward: Reward | null;
}
/** `states.json.gz`: what a judge looks at. */
export interface States {
  readonly before: PhoneState;
  readonly after: PhoneState;
}
export interface Timing extends Planned {
  readonly seconds: number;
  readonly agent_ms: readonly number[];
  readonly step_ms: readonly number[];
}

export const pictureName = (step: number): string => `${String(step).padStart(3, "0")}.png`;

export class RunFolder {
  readonly path: string;
  /** Files whose end was looked at. */
  readonly #mended = new Set<string>();
  constructor(path: string) {
    this.path = path;
  }

  get exists(): boolean {
    return existsSync(this.#at("meta.json"));
  }
  meta(): Meta {
    return JSON.parse(readFileSync(this.#at("meta.json"), "utf8")) as Meta;
  }
  saveMeta(meta: Meta): void {
    mkdirSync(this.#at("episodes"), { recursive: true });
    // A run without errors says so with a file that is empty.
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
  /** In the order of the plan, whatever the order in which they ended. */
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
  /** The server's signed answer of a verified run. */
  saveVerified(answer: object): void {
    this.#write("verified.json", answer);
  }

  /** A new episode's folder: it gets its name only when all of it is there. */
  draft(episode: Keyed): EpisodeDraft {
    return this.draftNamed(keyOf(episode));
  }
  draftNamed(name: string): EpisodeDraft {
    return new EpisodeDraft(this.#at("episodes"), name);
  }
  /** One that goes on from what is kept under another name, and takes its place. */
  draftFrom(name: string, episode: Keyed): EpisodeDraft {
    return new EpisodeDraft(this.#at("episodes"), keyOf(episode), this.episodeNamed(name).path);
  }
  episode(episode: Keyed): EpisodeFolder {
    return this.episodeNamed(keyOf(episode));
  }
  episodeNamed(name: string): EpisodeFolder {
    return new EpisodeFolder(join(this.#at("episodes"), name));
  }
  /** What a kill has left half. */
  dropDrafts(): void {
    for (const name of existsSync(this.#at("episodes")) ? readdirSync(this.#at("episodes")) : [])
      if (name.endsWith(draftMark)) rmSync(join(this.#at("episodes"), name), { recursive: true, force: true });
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
    // A line that a kill cut off is not to swallow the next: it can only be from before this folder was opened.
    if (!this.#mended.has(name) && existsSync(path)) {
      const text = readFileSync(path, "utf8");
      if (text !== "" && !text.endsWith("\n")) appendFileSync(path, "\n");
    }
    this.#mended.add(name);
    appendFileSync(path, `${JSON.stringify(line)}\n`);
  }
  #lines<T>(name: string): T[] {
    const path = this.#at(name);
    if (!existsSync(path)) return [];
    return readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line) => lineOf<T>(line));
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
  /** Null in verified runs: their states stay on the server. */
  states(): States | null {
    const path = join(this.path, "states.json.gz");
    return existsSync(path) ? (JSON.parse(gunzipSync(readFileSync(path)).toString()) as States) : null;
  }
  /** The whole episode as a server takes it; null as above. */
  snapshot(): SnapshotFile | null {
    const path = join(this.path, "snapshot.json.gz");
    return existsSync(path) ? (JSON.parse(gunzipSync(readFileSync(path)).toString()) as SnapshotFile) : null;
  }
  /** Of a PNG that is there; null where none was kept. */
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
    this.#path = join(folder, `${key}${draftMark}`);
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
  keep(): void {
    rmSync(this.#final, { recursive: true, force: true });
    renameSync(this.#path, this.#final);
    if (this.#from !== null) rmSync(this.#from, { recursive: true, force: true });
  }
  drop(): void {
    rmSync(this.#path, { recursive: true, force: true });
  }
}

const draftMark = ".unfinished";
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const readLines = <T>(path: string): T[] =>
  existsSync(path)
    ? readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line) => lineOf<T>(line))
    : [];
/** Nothing where the line is empty or was cut off by a kill: its episode is played again. */
function lineOf<T>(line: string): T[] {
  if (line === "") return [];
  try {
    return [JSON.parse(line) as T];
  } catch {
    return [];
  }
}
