// Draws the groups to play and the random seeds of their members. Everything depends only on the seed, not on the order
// of execution.
import { Rng } from "#state/rng.ts";

/** A group before it is played. Updates and groups are numbered from 1. */
export interface GroupDraw {
  readonly update: number;
  readonly group: number;
  readonly task: string;
  /** The instance's seed. */
  readonly seed: number;
}
/** A task and its instance in a curriculum; with null the seed is drawn. */
export interface TaskRef {
  readonly task: string;
  readonly seed: number | null;
}
export interface DrawOptions {
  readonly seed: number;
  /** The first update, and the number of updates. */
  readonly first: number;
  readonly updates: number;
  /** Groups per update. */
  readonly batch: number;
  /** Whether the list is played once in its order (a curriculum) or reshuffled after each pass. */
  readonly ordered: boolean;
}

/** Smaller seeds are reserved for benchmark runs. */
const minSeed = 1000;

/**
 * The groups of these updates. The groups of an update do not depend on which updates are requested. An ordered list
 * ends with its last entry.
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

/** Names a group's line and pictures, and sorts the groups. */
export const groupKey = ({ update, group }: Pick<GroupDraw, "update" | "group">): string => `u${update}.g${group}`;

/** The source of a member's random draws: the same for the same update, group and member, whenever it is played. */
export const memberSeedKey = (seed: number, draw: Pick<GroupDraw, "update" | "group">, member: number): string =>
  `rollouts ${seed} ${groupKey(draw)}.m${member}`;

/** The seed for the endpoint's sampling at a member's n-th request, from 1. */
export const samplingSeed = (chance: string, request: number): number =>
  Rng.of(chance, "request", request).int(0, 2 ** 31 - 1);
