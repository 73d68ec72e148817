// Statistics for a benchmark of grouped yes-or-no results.
import { exp, ln, square } from "#state/portable-math.ts";

const z95 = 1.959963984540054;

export const mean = (xs: readonly number[]): number | null =>
  xs.length === 0 ? null : xs.reduce((sum, x) => sum + x, 0) / xs.length;

/** Returns the sample standard deviation, or null for fewer than two values. */
export function standardDeviation(xs: readonly number[]): number | null {
  const middle = mean(xs);
  if (middle === null || xs.length < 2) return null;
  return Math.sqrt(xs.reduce((sum, x) => sum + square(x - middle), 0) / (xs.length - 1));
}

/** Returns the binomial coefficient n over k, or 0 if k is out of range. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return Math.round(product);
}

/**
 * Returns the probability that at least one of `k` trials succeeds, if the `k` trials are drawn from `n` trials of
 * which `c` succeeded (Chen et al. 2021, eq. 1).
 */
export const passAtK = (n: number, c: number, k: number): number => 1 - choose(n - c, k) / choose(n, k);

/**
 * Returns the probability that all `k` trials succeed, if the `k` trials are drawn from `n` trials of which `c`
 * succeeded (tau-bench's pass^k).
 */
export const passHatK = (n: number, c: number, k: number): number => choose(c, k) / choose(n, k);

/** Groups of dependent values. For example, repetitions of a task are not independent of each other. */
export type Clusters = readonly (readonly number[])[];

/**
 * Returns the variance of the mean over all values, or null for fewer than two clusters. The variance accounts for
 * similar values within a cluster, so it is not underestimated.
 */
function clusteredVariance(clusters: Clusters): number | null {
  const filled = clusters.filter((cluster) => cluster.length > 0);
  const all = filled.flat();
  const middle = mean(all);
  if (middle === null || filled.length < 2) return null;
  const squares = filled.reduce((sum, xs) => sum + square(xs.reduce((s, x) => s + (x - middle), 0)), 0);
  return (squares * filled.length) / (filled.length - 1) / square(all.length);
}

/**
 * Returns the 95 % interval of a rate, with Wilson's method. With this method, the interval stays within 0..1, and its
 * width is not 0 for rates of 0 and 1. Uses the effective number of values, so that repetitions that always agree count
 * as one value.
 */
export function rateInterval(clusters: Clusters): [number, number] | null {
  const filled = clusters.filter((cluster) => cluster.length > 0);
  const all = filled.flat();
  const p = mean(all);
  if (p === null) return null;
  const naive = (p * (1 - p)) / all.length;
  const robust = clusteredVariance(filled);
  const inflation = naive === 0 ? all.length / filled.length : robust === null ? 1 : Math.max(1, robust / naive);
  const n = all.length / inflation;
  const centre = (p + square(z95) / (2 * n)) / (1 + square(z95) / n);
  const half = (z95 / (1 + square(z95) / n)) * Math.sqrt((p * (1 - p)) / n + square(z95) / (4 * square(n)));
  // At 0 and 1, the bound is set exactly, because the formula would leave a rounding error.
  return [p === 0 ? 0 : Math.max(0, centre - half), p === 1 ? 1 : Math.min(1, centre + half)];
}

/** Returns the 95 % interval of a mean of values in 0..1, or null for fewer than two clusters. */
export function meanInterval(clusters: Clusters): [number, number] | null {
  const variance = clusteredVariance(clusters);
  const middle = mean(clusters.flat());
  if (variance === null || middle === null) return null;
  // If all values are equal, the formula would return an interval of width 0. A few values do not justify this.
  if (variance === 0) return rateInterval(clusters);
  const half = z95 * Math.sqrt(variance);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Pairs of a part and its total, in groups of dependent values. */
export type Parts = readonly (readonly (readonly [part: number, whole: number])[])[];
/** Returns the sum of the parts divided by the sum of the totals, or null if there are no values. */
export function ratio(clusters: Parts): number | null {
  const all = clusters.flat();
  const whole = all.reduce((sum, [, n]) => sum + n, 0);
  return whole === 0 ? null : all.reduce((sum, [n]) => sum + n, 0) / whole;
}
/**
 * Returns the 95 % interval of the value of `ratio`, from its residuals (Cochran 1977, section 6.5). Returns null for
 * fewer than two clusters.
 */
export function ratioInterval(clusters: Parts): [number, number] | null {
  const middle = ratio(clusters);
  const filled = clusters.filter((cluster) => cluster.length > 0);
  if (middle === null || filled.length < 2) return null;
  const whole = filled.flat().reduce((sum, [, n]) => sum + n, 0);
  const squares = filled.reduce((sum, xs) => sum + square(xs.reduce((s, [part, n]) => s + part - middle * n, 0)), 0);
  // If all values are equal, the formula would return an interval of width 0, as in `meanInterval`.
  if (squares < 1e-18) return rateInterval(filled.map((xs) => xs.map(() => middle)));
  const half = z95 * Math.sqrt((squares * filled.length) / (filled.length - 1) / square(whole));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * Returns the 95 % interval of the mean of paired differences (each -1, 0 or 1) of yes-or-no results, with the method
 * of Agresti and Min (2005). The method adds half a pair to each of the four cells, so that the width of the interval
 * is not 0 if no pair differs. Uses the effective number of pairs, as in `rateInterval`.
 */
export function differenceInterval(clusters: Clusters): [number, number] | null {
  const filled = clusters.filter((cluster) => cluster.length > 0);
  const all = filled.flat();
  const middle = mean(all);
  if (middle === null) return null;
  const naive = (mean(all.map((x) => square(x)))! - square(middle)) / all.length;
  const robust = clusteredVariance(filled);
  const inflation = naive === 0 ? all.length / filled.length : robust === null ? 1 : Math.max(1, robust / naive);
  const n = all.length / inflation + 2;
  const wins = all.filter((x) => x > 0).length / inflation + 0.5;
  const losses = all.filter((x) => x < 0).length / inflation + 0.5;
  const centre = (wins - losses) / n;
  const half = z95 * (Math.sqrt(wins + losses - square(wins - losses) / n) / n);
  return [Math.max(-1, centre - half), Math.min(1, centre + half)];
}

/**
 * Returns the two-sided p of McNemar's exact test: the probability of a result at least as extreme as these `wins` and
 * `losses` with a fair coin. Pairs that agree contain no information, so p is 1 if no pair differs (McNemar 1947; exact
 * form as in Fagerland, Lydersen and Laake 2013).
 */
export function exactTest(wins: number, losses: number): number {
  const n = wins + losses;
  let log = -n * Math.LN2;
  let tail = exp(log);
  for (let k = 1; k <= Math.min(wins, losses); k++) {
    log += ln((n - k + 1) / k);
    tail += exp(log);
  }
  return Math.min(1, 2 * tail);
}
