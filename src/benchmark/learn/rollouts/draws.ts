// Which groups are played, and what each of their members draws: all of it a function of the seed, never of who is first.
import { Rng } from "../../../state/rng.ts";

/** A group before it is played. Updates and groups count from 1. */
export interface Draw {
  readonly update: number;
  readonly group: number;
  readonly task: string;
  /** Of the instance. */
  readonly seed: number;
}
/** A task, and the instance of it that a curriculum names; null leaves that to the seed. */
export interface Listed {
  readonly task: string;
  readonly seed: number | null;
}
export interface DrawWish {
  readonly seed: number;
  /** The first update, and how many of them. */
  readonly first: number;
  readonly updates: number;
  /** Groups an update. */
  readonly batch: number;
  /** Whether the list is an order of its own, gone through once (a curriculum), or is shuffled anew each time it is through. */
  readonly ordered: boolean;
}

/** Smaller seeds are what runs measure with. */
const leastSeed = 1000;

/**
 * The groups of these updates. Which group an update has does not depend on which updates are asked for. A list that is ordered
 * ends the updates where it ends.
 */
export function drawsOf(list: readonly Listed[], { seed, first, updates, batch, ordered }: DrawWish): Draw[] {
  if (list.length === 0) return [];
  const laps = new Map<number, readonly Listed[]>();
  const lap = (n: number): readonly Listed[] => {
    const known = laps.get(n) ?? Rng.of(seed, "rollouts", "lap", n).shuffle(list);
    laps.set(n, known);
    return known;
  };
  const at = (i: number): Listed | undefined => (ordered ? list[i] : lap(Math.floor(i / list.length))[i % list.length]);
  return Array.from({ length: updates * batch }, (_, n) => (first - 1) * batch + n).flatMap((i) => {
    const found = at(i);
    if (!found) return [];
    return [
      {
        update: Math.floor(i / batch) + 1,
        group: (i % batch) + 1,
        task: found.task,
        seed: found.seed ?? Rng.of(seed, "rollouts", "instance", i).int(leastSeed, 2 ** 31 - 1),
      },
    ];
  });
}

/** Of a group's line, its pictures and its place in the order. */
export const groupKey = ({ update, group }: Pick<Draw, "update" | "group">): string => `u${update}.g${group}`;

/** What a member's chances hang on: the same for the same update, group and member, whenever it is played. */
export const chanceOf = (seed: number, draw: Pick<Draw, "update" | "group">, member: number): string =>
  `rollouts ${seed} ${groupKey(draw)}.m${member}`;

/** For the endpoint's sampling at a member's n-th request, from 1. */
export const samplingSeed = (chance: string, request: number): number =>
  Rng.of(chance, "request", request).int(0, 2 ** 31 - 1);
