// What a format of data sets is, and what it is given: an episode with all that its run kept or a server can show again.
import * as v from "valibot";
import type { Adapter, Options } from "../agent/adapter.ts";
import type { EpisodeFile, Meta, StepLine, TurnLine } from "../run/folder.ts";
import type { Element } from "../../contract/env.ts";
import type { ResultLine } from "../../contract/run.ts";
import type { Moment } from "../run/history.ts";
import { actionColumns, ActionColumns } from "./columns.ts";
import type { Branch } from "./revisit.ts";
import type { Sink } from "./sink.ts";

export interface ExportEpisode {
  /** Of its folder in the run, and of its files here. */
  readonly key: string;
  readonly meta: Meta;
  readonly file: EpisodeFile;
  readonly result: ResultLine;
  readonly steps: readonly StepLine[];
  readonly turns: readonly TurnLine[];
  /** Titles of the phone's apps in its language. */
  readonly apps: readonly string[];
  /** Start and every step; null where the run does not hold its states. */
  readonly moments: readonly Moment[] | null;
  /** PNG of the glass after a step; 0 is the start. Null where there is none. */
  picture(step: number): Promise<Uint8Array | null>;
  /** What was on the glass after a step, with what a touch would do; null where no server can be asked. */
  elements(step: number): Promise<readonly Element[] | null>;
  /** A phone as it was after a step, to try another way; null as above. */
  branch(step: number): Promise<Branch | null>;
}
/** What did not survive, each with how often. */
export type Lost = Readonly<Record<string, number>>;
export interface Added {
  readonly rows: number;
  readonly lost: Lost;
}
export interface Writer {
  add(episode: ExportEpisode): Promise<Added>;
  /** Once, after the last episode. */
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
  /** What an episode must have. Without it, it is left out and told apart. */
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

/** Copies all pictures of an episode and says where they are. */
export async function savedPictures(sink: Sink, episode: ExportEpisode): Promise<(step: number) => string | null> {
  const saved = new Set<number>();
  for (let step = 0; step <= episode.steps.length; step++) {
    const png = await episode.picture(step);
    if (png === null) continue;
    sink.bytes(pictureFile(episode.key, step), png);
    saved.add(step);
  }
  return (step) => (saved.has(step) ? pictureFile(episode.key, step) : null);
}

/** Beside every row that says less: the episode as it was, with every action. */
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
