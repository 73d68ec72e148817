/**
 * Draws numbers such as likes and followers, which are high for few people and low for most. Uses only sums and
 * products, so that every host computes the same numbers.
 */
import type { Rng } from "#state/rng.ts";

/** Returns a number in [0, 1), usually near 0. The higher `power` is, the rarer large numbers are. */
export function rareGreat(rng: Rng, power: number): number {
  const drawn = rng.next();
  let value = 1;
  for (let i = 0; i < power; i++) value *= drawn;
  return value;
}

/** Draws an index. Each index is drawn with a probability in proportion to its weight. */
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

/** Splits `total` into whole numbers in proportion to the weights. No number exceeds `most`. */
export function splitTotal(total: number, weights: readonly number[], most: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const counts = weights.map((weight) => Math.min(most, Math.floor((total * weight) / sum)));
  let rest = total - counts.reduce((a, b) => a + b, 0);
  // Rounding and the maximum leave a rest. The loop adds 1 to each count in turn until the sum is `total`.
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
