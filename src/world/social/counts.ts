/** Numbers that few have many of: likes, followers. Sums and products only, so every host computes the same. */
import type { Rng } from "#state/rng.ts";

/** A number in [0, 1) that is mostly near 0: the higher `power`, the rarer are great ones. */
export function rareGreat(rng: Rng, power: number): number {
  const drawn = rng.next();
  let value = 1;
  for (let i = 0; i < power; i++) value *= drawn;
  return value;
}

/** Draws indexes by their weights. */
export class WeightedIndex {
  private readonly sums: number[] = [];
  private total = 0;
  constructor(weights: Iterable<number>) {
    for (const weight of weights) this.sums.push((this.total += weight));
  }
  pick(rng: Rng): number {
    const at = rng.next() * this.total;
    let [lo, hi] = [0, this.sums.length - 1];
    while (lo < hi) {
      const middle = (lo + hi) >> 1;
      if (this.sums[middle]! > at) hi = middle;
      else lo = middle + 1;
    }
    return lo;
  }
}

/** Splits `total` by weights into whole numbers of at most `most` each. */
export function splitTotal(total: number, weights: readonly number[], most: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const counts = weights.map((weight) => Math.min(most, Math.floor((total * weight) / sum)));
  let rest = total - counts.reduce((a, b) => a + b, 0);
  // What rounding and the maximum leave goes to the others in turn, so that the sum is exact.
  while (rest > 0) {
    const before = rest;
    for (let i = 0; i < counts.length && rest > 0; i++)
      if (counts[i]! < most && weights[i]! > 0) {
        counts[i]! += 1;
        rest--;
      }
    if (rest === before) throw new Error(`no room for ${rest} more`);
  }
  return counts;
}
