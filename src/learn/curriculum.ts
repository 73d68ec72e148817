// In which order tasks are learnt from (MobileGUI-RL, section 3.2): the fewest steps first, once through.
import { Rng } from "../state/rng.ts";

/** A task, and how many steps it takes: simulated, of its pruned walk, or of its solution. */
export interface Difficulty {
  readonly id: string;
  readonly steps: number;
}
/** `ascending`: easiest first, ties by id. `uniform`: any order, drawn from the seed. */
export type Order = "ascending" | "uniform";

/** The tasks in the order of learning. What order they come in does not matter; ids are distinct. */
export function curriculum<T extends Difficulty>(tasks: readonly T[], order: Order, seed: number): T[] {
  const byId = tasks.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  // Sorting is stable: what takes as many steps stays in the order of ids.
  return order === "ascending" ? byId.toSorted((a, b) => a.steps - b.steps) : Rng.of(seed, "curriculum").shuffle(byId);
}
