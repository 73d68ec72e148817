// Computes the data of the charts, except the charts of a metric by an axis. Pure functions.
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

/**
 * Counts episodes by their number of steps as a share of the budget, in tenths. Episodes that used the whole budget are
 * in the last bin.
 */
export const budgetBins = (rows: readonly EpisodeRow[]): Bin[] =>
  countBins(
    rows,
    Array.from({ length: 10 }, (_, i) => `${i * 10}–${(i + 1) * 10}%`),
    ({ steps, budget }) => Math.min(9, Math.floor((steps / Math.max(1, budget)) * 10)),
  );

/** Counts episodes by progress. The values 0 % and 100 % have their own bins. */
export const progressBins = (rows: readonly EpisodeRow[]): Bin[] =>
  countBins(rows, ["0", "–25%", "–50%", "–75%", "<100%", "100%"], ({ progress }) =>
    progress <= 0 ? 0 : progress >= 1 ? 5 : Math.min(4, Math.ceil(progress * 4)),
  );

const binWidths = [1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600];
/**
 * Counts episodes by wall-clock time. The bins have equal, round widths. Episodes without a stored time are left out.
 */
export function timeBins(rows: readonly EpisodeRow[]): Bin[] {
  const timed = rows.filter(({ seconds }) => seconds !== null);
  const longest = Math.max(0, ...timed.map(({ seconds }) => seconds!));
  const width = binWidths.find((step) => longest / step <= 12) ?? Math.ceil(longest / 12 / 600) * 600;
  const n = Math.max(1, Math.ceil((longest + 1e-9) / width));
  const [per, unit] = width % 60 === 0 ? [60, "min"] : [1, "s"];
  return countBins(
    timed,
    Array.from({ length: n }, (_, i) => `${(i * width) / per}–${((i + 1) * width) / per} ${unit}`),
    ({ seconds }) => Math.min(n - 1, Math.floor(seconds! / width)),
  );
}

function countBins(rows: readonly EpisodeRow[], labels: readonly string[], at: (row: EpisodeRow) => number): Bin[] {
  const bins = labels.map((label) => ({ label, successes: 0, failures: 0 }));
  for (const row of rows) bins[at(row)]![row.success ? "successes" : "failures"] += 1;
  return bins;
}

/** Counts the episodes that have each of the names. The most frequent name comes first. */
export function tally(rows: readonly EpisodeRow[], of: (row: EpisodeRow) => readonly string[]): Tally[] {
  const found = new Map<string, number>();
  for (const row of rows) for (const name of new Set(of(row))) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, n]) => ({ name, n })).toSorted((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
}

/** Arranges the parts of a total next to each other in a width of 100. Returns the start and the width of each part. */
export function layOutParts<Part extends Tally>(parts: readonly Part[], total: number): (Part & Span)[] {
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

/**
 * The classes of outcomes. Each episode belongs to exactly one class, so the counts add up to the number of episodes.
 */
export const outcomeClasses = [
  "success",
  "goal, not clean",
  "false complete",
  "gave up",
  "budget used up",
  "went in circles",
  "broke",
] as const;
export type OutcomeClass = (typeof outcomeClasses)[number];
export function outcomeClassOf({ success, goal, outcome }: EpisodeRow): OutcomeClass {
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
