// The order in which tasks are learned (MobileGUI-RL, section 3.2). Tasks with the fewest steps come first, and each
// task occurs once.
import { Rng } from "#state/rng.ts";

/** A task and its number of steps: in the simulation, in its pruned walk, or in its solution. */
export interface Difficulty {
  readonly id: string;
  readonly steps: number;
}
/**
 * `ascending`: the easiest task first, and tasks with equal difficulty by id. `uniform`: a random order from the seed.
 */
export type Order = "ascending" | "uniform";

/** Returns the tasks in the order of learning. The order of `tasks` does not matter. Their ids must be distinct. */
export function curriculum<T extends Difficulty>(tasks: readonly T[], order: Order, seed: number): T[] {
  const byId = tasks.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  // Sorting is stable: tasks with the same number of steps stay in the order of their ids.
  return order === "ascending" ? byId.toSorted((a, b) => a.steps - b.steps) : Rng.of(seed, "curriculum").shuffle(byId);
}
