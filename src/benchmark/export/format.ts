// The interface of an export format and its input: an episode with everything that its run stored or a server can
// replay.
import * as v from "valibot";
import type { Adapter, Options } from "../agent/adapter.ts";
import type { EpisodeFile, RunMeta, StepLine, TurnLine } from "../run/folder.ts";
import type { Element } from "#contract/env.ts";
import type { ResultLine } from "#contract/run.ts";
import type { StepState } from "../run/history.ts";
import { actionColumns, ActionColumns } from "./columns.ts";
import type { Branch } from "./revisit.ts";
import type { Sink } from "./sink.ts";

export interface ExportEpisode {
  /** The name of the episode's folder in the run and of its files in the export. */
  readonly key: string;
  readonly meta: RunMeta;
  readonly file: EpisodeFile;
  readonly result: ResultLine;
  readonly steps: readonly StepLine[];
  readonly turns: readonly TurnLine[];
  /** Titles of the phone's apps in its language. */
  readonly apps: readonly string[];
  /** The start and every step; null when the run did not store its states. */
  readonly moments: readonly StepState[] | null;
  /** PNG of the screen after a step; 0 is the start. Null when there is none. */
  picture(step: number): Promise<Uint8Array | null>;
  /** The elements on the screen after a step, with the effects of touches; null without a server. */
  elements(step: number): Promise<readonly Element[] | null>;
  /** A phone in the state after a step, to try other actions; null without a server. */
  branch(step: number): Promise<Branch | null>;
}
/** Counts of what the format could not express, by description. */
export type Lost = Readonly<Record<string, number>>;
export interface Added {
  readonly rows: number;
  readonly lost: Lost;
}
export interface Writer {
  add(episode: ExportEpisode): Promise<Added>;
  /** Called once, after the last episode. */
  end(): void;
}
export interface FormatOptions {
  readonly adapter: Adapter;
  readonly options: Options;
  /** The adapter's prompt. */
  readonly prompt: string;
}
export interface Format {
  readonly about: string;
  /** What an episode must have. An episode without it is skipped and reported. */
  readonly needs: { readonly pictures: boolean; readonly moments: boolean };
  begin(sink: Sink, options: FormatOptions): Writer;
}

export class Losses {
  readonly #counts = new Map<string, number>();
  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }
  get all(): Lost {
    return Object.fromEntries([...this.#counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}

export const pictureFile = (key: string, step: number): string => `images/${key}_${String(step).padStart(3, "0")}.png`;

/** Copies all pictures of an episode and returns a function for their paths. */
export async function savePictures(sink: Sink, episode: ExportEpisode): Promise<(step: number) => string | null> {
  const saved = new Set<number>();
  for (let step = 0; step <= episode.steps.length; step++) {
    const png = await episode.picture(step);
    if (png === null) continue;
    sink.writeBytes(pictureFile(episode.key, step), png);
    saved.add(step);
  }
  return (step) => (saved.has(step) ? pictureFile(episode.key, step) : null);
}

/** The original episode with every action, stored with rows that contain less. */
export const Original = v.strictObject({
  task: v.string(),
  seed: v.nullable(v.number()),
  trial: v.number(),
  agent: v.string(),
  outcome: v.string(),
  success: v.boolean(),
  reward: v.number(),
  steps: v.array(
    v.strictObject({ step: v.number(), action: ActionColumns, thought: v.string(), state_hash: v.string() }),
  ),
});
export const originalOf = ({ meta, result, steps }: ExportEpisode): v.InferOutput<typeof Original> => ({
  task: result.task,
  seed: result.seed,
  trial: result.trial,
  agent: meta.config.agent.name,
  outcome: result.outcome,
  success: result.success,
  reward: result.reward,
  steps: steps.map(({ step, action, thought, state_hash }) => ({
    step,
    action: actionColumns(action),
    thought,
    state_hash,
  })),
});
