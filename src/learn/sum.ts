import { square } from "#state/portable-math.ts";

/**
 * The sum of numbers. Its bits do not depend on their order, because they are added from the lowest to the highest. So
 * a group's values do not depend on which of its phones finished first.
 */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of Float64Array.from(values).sort()) total += value;
  return total;
}
/** The mean of at least one number. Its bits do not depend on their order. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
/** Sample standard deviation, over n − 1; 0 for fewer than two numbers. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => square(value - middle))) / (values.length - 1));
}
