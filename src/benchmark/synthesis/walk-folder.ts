/**
 * Stores walks in a folder: `walks.jsonl` lists the walks, and each walk has its own folder with its steps and its
 * snapshot.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as v from "valibot";
import { SnapshotFile } from "#contract/env.ts";
import { stepsInLoops } from "#learn/novelty.ts";
import { RunError } from "../run/run-error.ts";
import type { StoredWalk } from "./candidates.ts";
import { visitedScreens } from "./windows.ts";
import type { Walk, WalkStep, WalkOptions } from "./explore.ts";

/** A line of `walks.jsonl`. */
export interface WalkLine extends WalkOptions {
  /** The name of the walk's folder. */
  readonly name: string;
  /** The number of steps that were executed. */
  readonly done: number;
  /** The number of screens that the explorer distinguished. */
  readonly screens: number;
  /** The screens of apps that were displayed, with the phone's own names (`notes.editor`). */
  readonly visited: readonly string[];
  /** The number of steps on loops that the walk had followed before. */
  readonly looped: number;
  /** The hash of the phone's state at the end. */
  readonly hash: string;
}
export const walkName = ({ app, seed, uniform }: Pick<WalkOptions, "app" | "seed" | "uniform">): string =>
  `${app}.s${seed}${uniform ? ".uniform" : ""}`;

export class WalkFolder {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }

  /** Throws RunError if there are no walks. */
  lines(): WalkLine[] {
    const path = join(this.path, "walks.jsonl");
    if (!existsSync(path))
      throw new RunError(`${this.path} has no walks; record some with ./phonebooth explore --out ${this.path}`);
    return readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as WalkLine);
  }
  get exists(): boolean {
    return existsSync(join(this.path, "walks.jsonl"));
  }
  /** Writes the walk's folder under a temporary name, renames it when it is complete, and then appends the line. */
  add(walk: Walk): WalkLine {
    const name = walkName(walk);
    const [folder, draft] = [join(this.path, "walks", name), join(this.path, "walks", `${name}.unfinished`)];
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    const { walkedSteps, snapshot, ...options } = walk;
    const steps = walkedSteps.map((step) => `${JSON.stringify(step)}\n`).join("");
    writeFileSync(join(draft, "steps.jsonl.gz"), gzipSync(steps));
    writeFileSync(join(draft, "snapshot.json.gz"), gzipSync(JSON.stringify(snapshot)));
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    const screens = walkedSteps.map(({ screen }) => screen);
    const line: WalkLine = {
      name,
      ...options,
      done: walkedSteps.length,
      screens: new Set(screens).size,
      visited: visitedScreens(snapshot),
      looped: stepsInLoops(screens),
      hash: snapshot.hash,
    };
    appendFileSync(join(this.path, "walks.jsonl"), `${JSON.stringify(line)}\n`);
    return line;
  }
  read(name: string): StoredWalk {
    const at = (file: string): string => gunzipSync(readFileSync(join(this.path, "walks", name, file))).toString();
    const snapshot = v.parse(SnapshotFile, JSON.parse(at("snapshot.json.gz")));
    const observedSteps = at("steps.jsonl.gz")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as WalkStep);
    return { name, seed: snapshot.boot.seed, snapshot, observedSteps };
  }
}
