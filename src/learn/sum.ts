import { square } from "#state/portable-math.ts";

/**
 * Returns the sum of numbers. The bits of the sum do not depend on the order of the numbers, because they are added
 * from the lowest to the highest. For this reason a group's values do not depend on which of its phones finished first.
 */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of Float64Array.from(values).sort()) total += value;
  return total;
}
/** Returns the mean of at least one number. The bits of the mean do not depend on the order of the numbers. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
/** Returns the sample standard deviation, which divides by n − 1; 0 for fewer than two numbers. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => square(value - middle))) / (values.length - 1));
}
