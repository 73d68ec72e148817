// Lists the episodes of a run: every task, seed and trial, each with its own key.
import { matchesPattern } from "../agent/task-pattern.ts";
import type { Split } from "#contract/env.ts";
import type { TaskRow } from "#contract/task.ts";

export interface Selection {
  /** The server's suite to which the tasks belong: its name and the hash of its content. Missing for built-in tasks. */
  readonly suite?: { readonly name: string; readonly hash: string };
  readonly split: Split | null;
  /** Task ids, or globs with `*`, separated by commas. If null, all tasks are selected. */
  readonly tasks: string | null;
  readonly seeds: readonly number[];
  readonly trials: number;
  /** The maximum number of tasks. The tasks are taken in the order of their ids. */
  readonly limit: number | null;
}
/** The fields of a task that are used to select it. */
export type PlanRow = Pick<TaskRow, "id" | "split">;
export interface PlannedEpisode {
  readonly task: string;
  readonly seed: number;
  readonly trial: number;
}

/** Returns the episodes in the order of tasks, then seeds, then trials. */
export function planEpisodes(
  all: readonly PlanRow[],
  { split, tasks, seeds, trials, limit }: Selection,
): PlannedEpisode[] {
  const chosen = all
    .filter((row) => (split === null || row.split === split) && (tasks === null || matchesPattern(row.id, tasks)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, limit ?? undefined);
  return chosen.flatMap(({ id }) =>
    seeds.flatMap((seed) => Array.from({ length: trials }, (_, i) => ({ task: id, seed, trial: i + 1 }))),
  );
}

/** Identifies an episode in a run. */
export interface EpisodeKey {
  readonly task: string;
  /** The seed, or null if it is hidden. `seed_index`, the number of the seed in the run, then replaces it. */
  readonly seed: number | null;
  readonly seed_index?: number;
  readonly trial: number;
}
/** Returns the key of an episode, which is also the name of its folder. */
export const episodeKeyOf = ({ task, seed, seed_index: index = 1, trial }: EpisodeKey): string =>
  `${task.replaceAll("/", ".")}.s${seed ?? `hidden-${index}`}.t${trial}`;
