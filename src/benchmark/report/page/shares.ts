// Numbers behind the charts that are not a metric by an axis. Pure.
import type { EpisodeRow } from "../data.ts";

export interface Bin {
  readonly label: string;
  readonly successes: number;
  readonly failures: number;
}
export interface Tally {
  readonly name: string;
  readonly n: number;
}

/** Steps as a share of the budget, in tenths; what used all of it, in the last. */
export const budgetBins = (rows: readonly EpisodeRow[]): Bin[] =>
  binned(
    rows,
    Array.from({ length: 10 }, (_, i) => `${i * 10}–${(i + 1) * 10}%`),
    ({ steps, budget }) => Math.min(9, Math.floor((steps / Math.max(1, budget)) * 10)),
  );

/** None and all stand apart from what lies between. */
export const progressBins = (rows: readonly EpisodeRow[]): Bin[] =>
  binned(rows, ["0", "–25%", "–50%", "–75%", "<100%", "100%"], ({ progress }) =>
    progress <= 0 ? 0 : progress >= 1 ? 5 : Math.min(4, Math.ceil(progress * 4)),
  );

const timeSteps = [1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600];
/** Wall time in even bins of a round width; episodes without a timing are in none. */
export function timeBins(rows: readonly EpisodeRow[]): Bin[] {
  const timed = rows.filter(({ seconds }) => seconds !== null);
  const longest = Math.max(0, ...timed.map(({ seconds }) => seconds!));
  const width = timeSteps.find((step) => longest / step <= 12) ?? Math.ceil(longest / 12 / 600) * 600;
  const n = Math.max(1, Math.ceil((longest + 1e-9) / width));
  const [per, unit] = width % 60 === 0 ? [60, "min"] : [1, "s"];
  return binned(
    timed,
    Array.from({ length: n }, (_, i) => `${(i * width) / per}–${((i + 1) * width) / per} ${unit}`),
    ({ seconds }) => Math.min(n - 1, Math.floor(seconds! / width)),
  );
}

function binned(rows: readonly EpisodeRow[], labels: readonly string[], at: (row: EpisodeRow) => number): Bin[] {
  const bins = labels.map((label) => ({ label, successes: 0, failures: 0 }));
  for (const row of rows) bins[at(row)]![row.success ? "successes" : "failures"] += 1;
  return bins;
}

/** How many episodes have each of the names, most frequent first. */
export function tally(rows: readonly EpisodeRow[], of: (row: EpisodeRow) => readonly string[]): Tally[] {
  const found = new Map<string, number>();
  for (const row of rows) for (const name of new Set(of(row))) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, n]) => ({ name, n })).toSorted((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
}

/** Parts of a total side by side in a strip that is 100 wide: where each begins, and its width. */
export function laidOut<Part extends Tally>(parts: readonly Part[], total: number): (Part & Span)[] {
  let x = 0;
  return parts.map((part) => {
    const width = (part.n / total) * 100;
    x += width;
    return { ...part, x: x - width, width };
  });
}
interface Span {
  readonly x: number;
  readonly width: number;
}

/** What became of every episode, each in one class: they add up to all. */
export const fates = [
  "success",
  "goal, not clean",
  "false complete",
  "gave up",
  "budget used up",
  "went in circles",
  "broke",
] as const;
export type Fate = (typeof fates)[number];
export function fateOf({ success, goal, outcome }: EpisodeRow): Fate {
  if (success) return "success";
  if (goal) return "goal, not clean";
  return (
    {
      complete: "false complete",
      abort: "gave up",
      budget: "budget used up",
      loop: "went in circles",
      error: "broke",
    } as const
  )[outcome];
}
