// Data of the charts that do not show a metric by an axis. Pure.
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

/** Steps as a share of the budget, in tenths; episodes that used the whole budget are in the last bin. */
export const budgetBins = (rows: readonly EpisodeRow[]): Bin[] =>
  countBins(
    rows,
    Array.from({ length: 10 }, (_, i) => `${i * 10}–${(i + 1) * 10}%`),
    ({ steps, budget }) => Math.min(9, Math.floor((steps / Math.max(1, budget)) * 10)),
  );

/** 0 and 100 % have bins of their own. */
export const progressBins = (rows: readonly EpisodeRow[]): Bin[] =>
  countBins(rows, ["0", "–25%", "–50%", "–75%", "<100%", "100%"], ({ progress }) =>
    progress <= 0 ? 0 : progress >= 1 ? 5 : Math.min(4, Math.ceil(progress * 4)),
  );

const binWidths = [1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600];
/** Wall-clock time in equal bins of a round width; episodes without a timing are left out. */
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

/** How many episodes have each of the names, most frequent first. */
export function tally(rows: readonly EpisodeRow[], of: (row: EpisodeRow) => readonly string[]): Tally[] {
  const found = new Map<string, number>();
  for (const row of rows) for (const name of new Set(of(row))) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, n]) => ({ name, n })).toSorted((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
}

/** Arranges the parts of a total side by side in a width of 100: the start and the width of each. */
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

/** Classes of outcomes. Each episode is in exactly one, so the counts add up to all episodes. */
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
