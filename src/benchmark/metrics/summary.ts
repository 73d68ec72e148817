// From lines of results to numbers: every metric of a run, whole and by each axis. Pure, so that a server and a laptop agree.
import type { ResultLine, Row, Summary } from "../../contract/run.ts";
import { mean, meanInterval, passAtK, passHatK, rateInterval, standardDeviation } from "./statistics.ts";

/** What of a line the figures are made of. */
export type Scored = Pick<
  ResultLine,
  | "task"
  | "seed"
  | "seed_index"
  | "trial"
  | "outcome"
  | "success"
  | "goal"
  | "clean"
  | "progress"
  | "steps"
  | "reward"
  | "axes"
>;
type Key = (line: Scored) => readonly string[];
const axes = {
  difficulty: ({ axes: { difficulty } }) => [difficulty],
  scope: ({ axes: { scope } }) => [scope],
  objective: ({ axes: { objective } }) => [objective],
  composition: ({ axes: { composition } }) => [composition],
  split: ({ axes: { split } }) => [split],
  suite: ({ axes: { suite } }) => [suite],
  tag: ({ axes: { tags } }) => tags,
  app: ({ axes: { apps } }) => apps,
  task: ({ task }) => [task],
} satisfies Record<string, Key>;

/** `errors`: how many episodes stayed void. They are told and never scored. */
export function summaryOf(lines: readonly Scored[], errors: number): Summary {
  const by = Object.fromEntries(
    Object.entries(axes).map(([name, key]) => [name, grouped(lines, key)]),
  ) as unknown as Summary["by"];
  const trials = [...byKey(lines, ({ trial }) => [String(trial)]).values()];
  const instances = [...byKey(lines, (line) => [`${line.task} ${seedOf(line)}`]).values()];
  const most = Math.max(0, ...instances.map((group) => group.length));
  const ks = Array.from({ length: most }, (_, i) => i + 1);
  return {
    ...rowOf(lines),
    errors,
    tasks: Object.keys(by.task).length,
    trials: trials.length,
    outcomes: Object.fromEntries(
      [...byKey(lines, ({ outcome }) => [outcome])].toSorted().map(([outcome, { length }]) => [outcome, length]),
    ),
    pass_at_k: Object.fromEntries(ks.map((k) => [String(k), overInstances(instances, k, passAtK)])),
    pass_hat_k: Object.fromEntries(ks.map((k) => [String(k), overInstances(instances, k, passHatK)])),
    sr_std: standardDeviation(trials.map((group) => mean(group.map(succeeded))!)),
    macro: { task: macro(by.task), suite: macro(by.suite), app: macro(by.app) },
    by,
  };
}

export function rowOf(lines: readonly Scored[]): Row {
  const tasks = [...byKey(lines, axes.task).values()];
  const rate = (is: (line: Scored) => boolean): number | null => mean(lines.map((line) => (is(line) ? 1 : 0)));
  return {
    episodes: lines.length,
    sr: rate((line) => line.success),
    sr_ci: rateInterval(tasks.map((group) => group.map(succeeded))),
    pr: mean(lines.map((line) => line.progress)),
    pr_ci: meanInterval(tasks.map((group) => group.map((line) => line.progress))),
    fc: rate((line) => line.outcome === "complete" && !line.success),
    use: rate((line) => !line.clean),
    ot: rate((line) => line.goal && (line.outcome === "budget" || line.outcome === "loop")),
    steps: mean(lines.map((line) => line.steps)),
    steps_of_successes: mean(lines.filter((line) => line.success).map((line) => line.steps)),
    reward: mean(lines.map((line) => line.reward)),
  };
}

/** A hidden seed goes by its number in the run; without one, nothing says which trials share an instance. */
const seedOf = ({ seed, seed_index: index, trial }: Scored): string =>
  seed === null ? (index === undefined ? `hidden, trial ${trial}` : `hidden ${index}`) : String(seed);

const succeeded = (line: Scored): number => (line.success ? 1 : 0);

function byKey(lines: readonly Scored[], key: Key): Map<string, Scored[]> {
  const groups = new Map<string, Scored[]>();
  for (const line of lines)
    for (const name of key(line)) {
      const group = groups.get(name);
      if (group) group.push(line);
      else groups.set(name, [line]);
    }
  return groups;
}

const grouped = (lines: readonly Scored[], key: Key): Record<string, Row> =>
  Object.fromEntries(
    [...byKey(lines, key)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, group]) => [name, rowOf(group)]),
  );

/** Over the instances that were tried at least `k` times. */
function overInstances(
  instances: readonly (readonly Scored[])[],
  k: number,
  estimate: (n: number, c: number, k: number) => number,
): number {
  const tried = instances.filter((group) => group.length >= k);
  return mean(tried.map((group) => estimate(group.length, group.filter((line) => line.success).length, k)))!;
}

const macro = (rows: Readonly<Record<string, Row>>): number | null =>
  mean(Object.values(rows).flatMap(({ sr }) => (sr === null ? [] : [sr])));
