/** Numbers in the shapes that they have in a store. */
import { exp } from "#state/portable-math.ts";
import type { Rng } from "#state/rng.ts";

/** Returns a number around 0 with the spread 1, almost never beyond 4. */
export const normal = (rng: Rng): number =>
  Array.from({ length: 12 }, () => rng.next()).reduce((sum, value) => sum + value, 0) - 6;
/** Returns a number whose half of all values is below `median`; few are far above. */
export const skewed = (rng: Rng, median: number, spread: number): number =>
  Math.max(0, Math.round(median * exp(spread * normal(rng))));

/** Divides a total by weights into whole numbers, each at most its `most`. */
export function share(total: number, weights: readonly number[], most: readonly number[]): number[] {
  const parts = weights.map(() => 0);
  let left = total;
  for (let round = 0; left > 0 && round < 60; round++) {
    const open = weights.map((weight, i) => (parts[i]! < most[i]! ? weight : 0));
    const sum = open.reduce((a, b) => a + b, 0);
    if (sum === 0) break;
    const before = left;
    for (let i = 0; i < parts.length && left > 0; i++) {
      const more = Math.min(left, most[i]! - parts[i]!, Math.floor((before * open[i]!) / sum));
      parts[i]! += more;
      left -= more;
    }
    if (left === before)
      for (const i of weights.map((_, i) => i).sort((a, b) => open[b]! - open[a]!)) {
        if (left === 0) break;
        if (parts[i]! < most[i]!) {
          parts[i]! += 1;
          left -= 1;
        }
      }
  }
  return parts;
}
