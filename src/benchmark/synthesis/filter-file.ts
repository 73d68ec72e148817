// Reads the file of the filter's dialogues, which has one dialogue per line, and summarizes the dialogues.
import { existsSync, readFileSync } from "node:fs";
import { computeFilterMetrics, filterOutcomes, type FilterMetrics } from "#learn/filter.ts";
import { RunError } from "../run/run-error.ts";
import type { FilterLine } from "./filter.ts";

/** Throws RunError if the file is missing or was not written by the filter. */
export function readDialogues(path: string): FilterLine[] {
  if (!existsSync(path)) throw new RunError(`There is no file ${path}`);
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line, i) => {
      try {
        const read = JSON.parse(line) as FilterLine;
        if (typeof read.task === "string" && (filterOutcomes as readonly string[]).includes(read.outcome)) return read;
      } catch {
        // The error is thrown below, as for a line with other content.
      }
      throw new RunError(`${path}, line ${i + 1}, is not a dialogue of the filter`);
    });
}

export interface FilterSummary extends FilterMetrics {
  readonly agent: string;
  readonly world: string;
  readonly blind: boolean;
  /** The number of unsolvable variants that were played. */
  readonly twins: number;
  /**
   * The number of admitted solvable tasks that were done on a simulated phone, as the judge decided. Null if no task was
   * played on a simulated phone.
   */
  readonly held: number | null;
  /** The mean agreement between the world model's lists and the simulated phone's lists. Null if they were not compared. */
  readonly agreement: number | null;
}

/** Summarizes the lines of one filter command. The lines have the same agent and the same world. */
export function filterSummary(lines: readonly FilterLine[]): FilterSummary {
  const [first] = lines;
  if (!first) throw new RunError("No dialogue was played");
  const { agent, world, blind } = first;
  const shares = lines.flatMap(({ agreement }) => agreement ?? []);
  return {
    agent,
    world,
    blind,
    ...computeFilterMetrics(lines),
    twins: lines.filter(({ twin }) => twin !== null).length,
    held: lines.some(({ held }) => held !== null)
      ? lines.filter(({ admitted, held }) => admitted && held === true).length
      : null,
    agreement: shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length,
  };
}

export function formatSummary(s: FilterSummary): string {
  const share = (n: number | null): string => (n === null ? "–" : `${(n * 100).toFixed(1)} %`);
  const tally = ({ played, admitted }: { played: number; admitted: number }): string => `${admitted} of ${played}`;
  return [
    `${s.dialogues} dialogues of ${s.agent} with ${s.world === "exact" ? "the phone itself" : s.world}${s.blind ? ", which does not receive the task" : ""}`,
    `outcomes    ${filterOutcomes
      .filter((name) => s.outcomes[name] > 0)
      .map((name) => `${name} ${s.outcomes[name]}`)
      .join(", ")}`,
    `admitted    solvable tasks: ${tally(s.solvable)}; unsolvable variants: ${tally(s.unsolvable)}`,
    `precision   ${share(s.precision)}   recall ${share(s.recall)}   mean steps of admitted tasks ${s.steps === null ? "–" : s.steps.toFixed(1)}`,
    ...(s.held === null ? [] : [`judged      ${s.held} of ${s.solvable.admitted} admitted tasks were really done`]),
    ...(s.agreement === null
      ? []
      : [`agreement   ${share(s.agreement)} of the world's elements are the same on the phone`]),
    ...(s.void > 0 ? [`invalid     ${s.void}: an endpoint failed; these are not counted`] : []),
    "",
  ].join("\n");
}
