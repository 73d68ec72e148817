// The interface of an export format, and the type of its input. The input is an episode with all data that the run
// stored or that a server can replay.
import * as v from "valibot";
import type { Adapter, Options } from "../agent/adapter.ts";
import type { EpisodeFile, RunMeta, StepLine, TurnLine } from "../run/folder.ts";
import type { Element } from "#contract/element.ts";
import type { ResultLine } from "#contract/run.ts";
import type { StepState } from "../run/history.ts";
import { actionColumns, ActionColumns } from "./columns.ts";
import type { Branch } from "./revisit.ts";
import type { Sink } from "./sink.ts";

export interface ExportEpisode {
  /** The name of the episode's folder in the run. Files of the episode in the export have the same name. */
  readonly key: string;
  readonly meta: RunMeta;
  readonly file: EpisodeFile;
  readonly result: ResultLine;
  readonly steps: readonly StepLine[];
  readonly turns: readonly TurnLine[];
  /** The titles of the phone's apps, in the phone's language. */
  readonly apps: readonly string[];
  /** The state at the start and after every step, or null if the run did not store its states. */
  readonly moments: readonly StepState[] | null;
  /** Returns the screen after a step as PNG, or null if there is no picture. Step 0 is the start. */
  picture(step: number): Promise<Uint8Array | null>;
  /**
   * Returns the elements on the screen after a step, with the effects of touches. Returns null if there is no server.
   */
  elements(step: number): Promise<readonly Element[] | null>;
  /**
   * Returns a phone in the state after a step. Other actions can be tried on this phone. Returns null if there is no
   * server.
   */
  branch(step: number): Promise<Branch | null>;
}
/** The number of losses, by a description of the part that the format could not express. */
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
  /** The data that the format requires. An episode without this data is skipped and reported. */
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

/** Copies all pictures of an episode. Returns a function that returns the path of a step's picture. */
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

/** The original episode with every action. It is stored beside the exported rows, which contain less. */
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
