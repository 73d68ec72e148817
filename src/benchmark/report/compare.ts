// Compares runs over the episodes that they have in common: figures by every axis, wins of each pair of runs, and
// changed outcomes.
import type { ResultLine } from "#contract/run.ts";
import { differenceInterval, exactTest, mean } from "../metrics/statistics.ts";
import { summaryOf } from "../metrics/summary.ts";
import type { RunMeta } from "../run/folder.ts";
import { episodeKeyOf } from "../run/plan.ts";
import {
  withheldInstruction,
  type Comparison,
  type Difference,
  type FlipSide,
  type RunPair,
  type TaskBuckets,
} from "./data.ts";

export interface ComparedRun {
  readonly name: string;
  readonly meta: RunMeta;
  readonly lines: readonly ResultLine[];
}
export function compare(runs: readonly ComparedRun[]): Comparison {
  const keyed = runs.map(({ lines }) => new Map(lines.map((line) => [episodeKeyOf(line), line])));
  const common = [...(keyed[0]?.keys() ?? [])].filter((key) => keyed.every((lines) => lines.has(key)));
  const names = runNames(runs);
  return {
    runs: runs.map(({ lines }, i) => ({
      name: names[i]!,
      episodes: lines.length,
      summary: summaryOf(common.length === 0 ? lines : common.map((key) => keyed[i]!.get(key)!), 0),
    })),
    common: common.length,
    differences: differencesOf(runs),
    pairs: runs.flatMap((_, first) =>
      runs.slice(first + 1).map((_, i) => pairOf(first, first + 1 + i, keyed[first]!, keyed[first + 1 + i]!)),
    ),
  };
}

function pairOf(
  first: number,
  second: number,
  a: ReadonlyMap<string, ResultLine>,
  b: ReadonlyMap<string, ResultLine>,
): RunPair {
  const met = [...a].flatMap(([key, x]) => {
    const y = b.get(key);
    return y ? [{ key, x, y }] : [];
  });
  const tasks = new Map<string, number[]>();
  for (const { x, y } of met) tasks.set(x.task, [...(tasks.get(x.task) ?? []), Number(y.success) - Number(x.success)]);
  const clusters = [...tasks.values()];
  const sums = clusters.map((differences) => differences.reduce((sum, d) => sum + d, 0));
  const count = (is: (x: ResultLine, y: ResultLine) => boolean): number => met.filter(({ x, y }) => is(x, y)).length;
  const wins = count((x, y) => !x.success && y.success);
  const losses = count((x, y) => x.success && !y.success);
  return {
    first,
    second,
    episodes: met.length,
    both: count((x, y) => x.success && y.success),
    neither: count((x, y) => !x.success && !y.success),
    wins,
    losses,
    difference: mean(clusters.flat()),
    difference_ci: differenceInterval(clusters),
    p: exactTest(wins, losses),
    p_tasks: exactTest(sums.filter((sum) => sum > 0).length, sums.filter((sum) => sum < 0).length),
    flips: met
      .filter(({ x, y }) => x.success !== y.success)
      .map(({ key, x, y }) => ({
        key,
        task: x.task,
        seed: x.seed,
        trial: x.trial,
        difficulty: x.axes.difficulty,
        instruction: x.instruction ?? withheldInstruction,
        won: y.success,
        first: sideOf(x),
        second: sideOf(y),
      })),
    tasks: bucketsOf(met),
  };
}

function bucketsOf(met: readonly { readonly x: ResultLine; readonly y: ResultLine }[]): TaskBuckets[] {
  return [...Map.groupBy(met, ({ x }) => x.task)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([task, pairs]) => {
      const count = (first: boolean, second: boolean): number =>
        pairs.filter(({ x, y }) => x.success === first && y.success === second).length;
      return {
        task,
        both: count(true, true),
        first: count(true, false),
        second: count(false, true),
        neither: count(false, false),
      };
    });
}

const sideOf = ({ outcome, goal, clean, progress, steps }: ResultLine): FlipSide => ({
  outcome,
  goal,
  clean,
  progress,
  steps,
});

/** Returns the names of the runs: the name of the agent, with a suffix if two runs have the same agent. */
function runNames(runs: readonly ComparedRun[]): string[] {
  const agents = runs.map(({ meta }) => meta.config.agent.name);
  const labels = runs.map(({ name }, i) =>
    agents.filter((agent) => agent === agents[i]).length > 1 ? `${agents[i]} (${name})` : agents[i]!,
  );
  return labels.map((label, i) => (labels.indexOf(label) === i ? label : `${label} #${i + 1}`));
}

/**
 * The revision in git is not in the list, because it may differ without an effect. The parts with an effect have their
 * own hashes.
 */
const graveFields = [
  "harness",
  "task_set",
  "world",
  "apps",
  "contract",
  "world_data",
  "judge",
  "brand",
  "device",
  "locale",
] as const;

function differencesOf(runs: readonly ComparedRun[]): Difference[] {
  const differences = (what: string, grave: boolean, of: (run: ComparedRun) => unknown): Difference[] => {
    const values = runs.map((run) => textOf(of(run)));
    return new Set(values).size > 1 ? [{ what, grave, values }] : [];
  };
  return [
    ...graveFields.flatMap((field) => differences(field, true, ({ meta }) => meta.provenance[field])),
    ...revisionDifferences(runs),
    ...differences("scenario", true, ({ meta: { config } }) => config.scenario?.name ?? "none"),
    ...differences("elements in the observation", true, ({ meta }) => meta.config.elements),
    ...differences("reward", false, ({ meta }) => meta.config.reward?.name ?? "mobilegym"),
    // Hidden seeds are chosen separately for each run, so two runs have different seeds.
    ...differences("seeds", runs.some(hasHiddenSeeds), (run) =>
      hasHiddenSeeds(run) ? `hidden, ${run.meta.verified?.run ?? run.name}` : run.meta.config.selection.seeds.join(" "),
    ),
    ...differences("trials", false, ({ meta }) => meta.config.selection.trials),
    ...differences("split", false, ({ meta }) => meta.config.selection.split ?? "all"),
    ...differences("finished", false, ({ meta }) => (meta.finished === null ? "no" : "yes")),
    ...differences("commit", false, ({ meta }) => meta.provenance.commit),
    ...differences("uncommitted changes", false, ({ meta }) => meta.provenance.git_diff_hash),
  ];
}

const hasHiddenSeeds = ({ lines }: ComparedRun): boolean => lines.some(({ seed }) => seed === null);

function revisionDifferences(runs: readonly ComparedRun[]): Difference[] {
  const revisions = runs.map(({ lines }) => new Map(lines.map(({ task, revision }) => [task, revision])));
  const tasks = [...new Set(revisions.flatMap((known) => [...known.keys()]))].toSorted();
  return tasks.flatMap((task) => {
    const known = revisions.map((of) => of.get(task));
    return new Set(known.filter((revision) => revision !== undefined)).size > 1
      ? [{ what: `revision of ${task}`, grave: true, values: known.map((revision) => textOf(revision)) }]
      : [];
  });
}

const textOf = (value: unknown): string =>
  value === undefined || value === null ? "–" : typeof value === "string" ? value : JSON.stringify(value);
