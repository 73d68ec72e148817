// Collects measurements with their budgets and prints a line for each measurement.

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly ok: boolean | null;
}
export const rows: Row[] = [];
export const figures: Record<string, unknown> = {};

const sorted = (xs: readonly number[]): number[] => xs.toSorted((a, b) => a - b);
export const quantile = (xs: readonly number[], q: number): number =>
  sorted(xs)[Math.min(xs.length - 1, Math.floor(xs.length * q))] ?? Number.NaN;
export const p50 = (xs: readonly number[]): number => quantile(xs, 0.5);
export const p95 = (xs: readonly number[]): number => quantile(xs, 0.95);
export const ms = (n: number): string => `${n.toFixed(n < 10 ? 1 : 0)} ms`;
export const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
export function report(what: string, measured: string, budget: string, ok: boolean | null, figure: unknown): void {
  rows.push({ what, measured, budget, ok });
  figures[what] = figure;
  process.stdout.write(
    `${ok === null ? " " : ok ? "✓" : "✗"} ${what.padEnd(58)}${measured.padStart(34)}   ${budget}\n`,
  );
}

export async function measureMs(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}
export const sleep = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));
