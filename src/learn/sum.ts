import { square } from "../state/portable-math.ts";

/**
 * The sum of numbers, the same to the last bit in whatever order they come: they are added from the least to the greatest.
 * So a group's figures do not depend on which of its phones was done first.
 */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of Float64Array.from(values).sort()) total += value;
  return total;
}
/** The mean of at least one number; any order of them gives the same bits. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
/** Sample standard deviation, over n − 1; 0 for fewer than two numbers. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => square(value - middle))) / (values.length - 1));
}
