// Chooses the groups to play and the random seeds of their members. The result depends only on the seed, not on the
// order of execution.
import { Rng } from "#state/rng.ts";

/** A group before it is played. Numbers of updates and groups begin with 1. */
export interface GroupDraw {
  readonly update: number;
  readonly group: number;
  readonly task: string;
  /** The instance's seed. */
  readonly seed: number;
}
/** A task of a curriculum with the seed of its instance. If the seed is null, it is chosen at random. */
export interface TaskRef {
  readonly task: string;
  readonly seed: number | null;
}
export interface DrawOptions {
  readonly seed: number;
  /** `first`: the first update. `updates`: the number of updates. */
  readonly first: number;
  readonly updates: number;
  /** The number of groups per update. */
  readonly batch: number;
  /** If true, the list is played once in its order (a curriculum). If false, it is shuffled again after each pass. */
  readonly ordered: boolean;
}

/** The smallest seed that can be chosen. Smaller seeds are reserved for benchmark runs. */
const minSeed = 1000;

/**
 * Returns the groups of these updates. The groups of an update do not depend on which other updates are requested. An
 * ordered list is played only once, so there are no groups after its last entry.
 */
export function drawGroups(
  list: readonly TaskRef[],
  { seed, first, updates, batch, ordered }: DrawOptions,
): GroupDraw[] {
  if (list.length === 0) return [];
  const laps = new Map<number, readonly TaskRef[]>();
  const lap = (n: number): readonly TaskRef[] => {
    const known = laps.get(n) ?? Rng.of(seed, "rollouts", "lap", n).shuffle(list);
    laps.set(n, known);
    return known;
  };
  const at = (i: number): TaskRef | undefined =>
    ordered ? list[i] : lap(Math.floor(i / list.length))[i % list.length];
  return Array.from({ length: updates * batch }, (_, n) => (first - 1) * batch + n).flatMap((i) => {
    const found = at(i);
    if (!found) return [];
    return [
      {
        update: Math.floor(i / batch) + 1,
        group: (i % batch) + 1,
        task: found.task,
        seed: found.seed ?? Rng.of(seed, "rollouts", "instance", i).int(minSeed, 2 ** 31 - 1),
      },
    ];
  });
}

/** Returns the key of a group. It is used as the name of the group's line and pictures, and to sort groups. */
export const groupKey = ({ update, group }: Pick<GroupDraw, "update" | "group">): string => `u${update}.g${group}`;

/** Returns the seed of a member's random numbers. A member that is played again gets the same seed. */
export const memberSeedKey = (seed: number, draw: Pick<GroupDraw, "update" | "group">, member: number): string =>
  `rollouts ${seed} ${groupKey(draw)}.m${member}`;

/**
 * Returns the seed for the endpoint's sampling in the request with this number. A member's requests are numbered from
 * 1.
 */
export const samplingSeed = (chance: string, request: number): number =>
  Rng.of(chance, "request", request).int(0, 2 ** 31 - 1);
