// Computes the difficulty of a task from the results of reference models. Replaces the estimate of the task's author.
import type { ResultLine } from "#contract/run.ts";
import { mean } from "../metrics/statistics.ts";

export const levels = ["L1", "L2", "L3", "L4"] as const;
export type Level = (typeof levels)[number];

export interface ReferenceRun {
  /** The name of the model. Runs of the same model are merged. */
  readonly model: string;
  readonly lines: readonly ResultLine[];
}
export interface KnownTask {
  readonly id: string;
  readonly difficulty: string;
  readonly revision: number;
}
export interface CalibrationRow {
  readonly task: string;
  readonly declared: string;
  readonly computed: Level;
  /** The mean over the models. Each model has the same weight. */
  readonly sr: number;
  readonly pr: number;
  readonly episodes: number;
  readonly models: readonly string[];
}
export interface Calibration {
  readonly models: readonly string[];
  readonly rows: readonly CalibrationRow[];
  /** The number of tasks with data on each level, by the declared and by the computed difficulty. */
  readonly counts: Readonly<Record<Level, { readonly declared: number; readonly computed: number }>>;
  /** Tasks that no reference model has played. */
  readonly missing: readonly string[];
  /** Tasks that only some of the models have played. */
  readonly partial: readonly { readonly task: string; readonly without: readonly string[] }[];
  /** The number of result lines whose task was changed or removed. */
  readonly dropped: number;
}

/** The tolerance for rounding errors in means that should equal the lower limit of a level. */
const epsilon = 1e-9;

/** Returns the level. `sr` and `pr` are means in 0..1. */
export function levelOf(sr: number, pr: number): Level {
  const atLeast = (x: number, border: number): boolean => x >= border - epsilon;
  if (atLeast(sr, 0.75) && atLeast(pr, 0.75)) return "L1";
  if (atLeast(sr, 0.25) && atLeast(pr, 0.5)) return "L2";
  return sr > 0 && atLeast(pr, 0.25) ? "L3" : "L4";
}

export function calibrate(runs: readonly ReferenceRun[], known: readonly KnownTask[]): Calibration {
  const revisions = new Map(known.map(({ id, revision }) => [id, revision]));
  const models = [...new Set(runs.map(({ model }) => model))].toSorted();
  const played = new Map<string, Map<string, ResultLine[]>>();
  let dropped = 0;
  for (const { model, lines } of runs)
    for (const line of lines) {
      if (revisions.get(line.task) !== line.revision) {
        dropped += 1;
        continue;
      }
      const byModel = played.get(line.task) ?? new Map<string, ResultLine[]>();
      played.set(line.task, byModel);
      byModel.set(model, [...(byModel.get(model) ?? []), line]);
    }
  const rows = known
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, difficulty }): CalibrationRow[] => {
      const byModel = played.get(id);
      if (!byModel) return [];
      const groups = [...byModel.values()];
      const over = (of: (line: ResultLine) => number): number => mean(groups.map((lines) => mean(lines.map(of))!))!;
      const [sr, pr] = [over(({ success }) => Number(success)), over(({ progress }) => progress)];
      return [
        {
          task: id,
          declared: difficulty,
          computed: levelOf(sr, pr),
          sr,
          pr,
          episodes: groups.flat().length,
          models: [...byModel.keys()].toSorted(),
        },
      ];
    });
  return {
    models,
    rows,
    counts: Object.fromEntries(
      levels.map((level) => [
        level,
        {
          declared: rows.filter(({ declared }) => declared === level).length,
          computed: rows.filter(({ computed }) => computed === level).length,
        },
      ]),
    ) as Calibration["counts"],
    missing: known
      .map(({ id }) => id)
      .filter((id) => !played.has(id))
      .toSorted(),
    partial: rows
      .filter((row) => row.models.length < models.length)
      .map((row) => ({ task: row.task, without: models.filter((model) => !row.models.includes(model)) })),
    dropped,
  };
}
