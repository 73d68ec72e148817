// Which episodes a run has: every task, seed and trial, each with a name of its own.
import { matchesPattern } from "../agent/task-pattern.ts";
import type { Split } from "../../contract/env.ts";
import type { TaskRow } from "../../contract/task.ts";

export interface Selection {
  /** The suite on the server that the tasks are of, and what it held; missing for those that are built in. */
  readonly suite?: { readonly name: string; readonly hash: string };
  readonly split: Split | null;
  /** Task ids, or globs with `*`, separated by commas; null for all. */
  readonly tasks: string | null;
  readonly seeds: readonly number[];
  readonly trials: number;
  /** At most so many tasks, in the order of their ids. */
  readonly limit: number | null;
}
/** What is chosen by. */
export type Row = Pick<TaskRow, "id" | "split">;
export interface Planned {
  readonly task: string;
  readonly seed: number;
  readonly trial: number;
}

/** In the order of tasks, then seeds, then trials. */
export function planOf(all: readonly Row[], { split, tasks, seeds, trials, limit }: Selection): Planned[] {
  const chosen = all
    .filter((row) => (split === null || row.split === split) && (tasks === null || matchesPattern(row.id, tasks)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, limit ?? undefined);
  return chosen.flatMap(({ id }) =>
    seeds.flatMap((seed) => Array.from({ length: trials }, (_, i) => ({ task: id, seed, trial: i + 1 }))),
  );
}

/** What tells an episode of a run from the others. */
export interface Keyed {
  readonly task: string;
  /** Null where it is hidden: its number in the run stands for it. */
  readonly seed: number | null;
  readonly seed_index?: number;
  readonly trial: number;
}
/** Of its folder, too. */
export const keyOf = ({ task, seed, seed_index: index = 1, trial }: Keyed): string =>
  `${task.replaceAll("/", ".")}.s${seed ?? `hidden-${index}`}.t${trial}`;
