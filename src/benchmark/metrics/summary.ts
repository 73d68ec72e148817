// Computes all metrics of a run from its result lines, in total and by each axis. A pure function, so that a server and
// a laptop compute the same values.
import type { ResultLine, Row, Summary } from "#contract/run.ts";
import type { ScenarioResult } from "#contract/scenario.ts";
import {
  mean,
  meanInterval,
  passAtK,
  passHatK,
  rateInterval,
  ratio,
  ratioInterval,
  standardDeviation,
} from "./statistics.ts";

/** The fields of a line that the metrics use. */
export type ScoredLine = Pick<
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
  | "progress_noop"
  | "steps"
  | "reward"
  | "axes"
  | "user"
  | "tools"
  | "scenario"
>;
type Key = (line: ScoredLine) => readonly string[];
const axes = {
  difficulty: ({ axes: { difficulty } }) => [difficulty],
  scope: ({ axes: { scope } }) => [scope],
  objective: ({ axes: { objective } }) => [objective],
  composition: ({ axes: { composition } }) => [composition],
  split: ({ axes: { split } }) => [split],
  suite: ({ axes: { suite } }) => [suite],
  tag: ({ axes: { tags } }) => tags,
  app: ({ axes: { apps } }) => apps,
  risk: ({ axes: { high_risk: isHigh } }) => (isHigh ? ["high"] : []),
  task: ({ task }) => [task],
} satisfies Record<string, Key>;

/** `errors`: the number of invalid episodes. Invalid episodes are reported and not scored. */
export function summaryOf(lines: readonly ScoredLine[], errors: number): Summary {
  const by = Object.fromEntries(
    Object.entries(axes).map(([name, key]) => [name, rowsByKey(lines, key)]),
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
    macro: { task: macroAverage(by.task), suite: macroAverage(by.suite), app: macroAverage(by.app) },
    by,
  };
}

export function rowOf(lines: readonly ScoredLine[]): Row {
  const tasks = [...byKey(lines, axes.task).values()];
  const rate = (is: (line: ScoredLine) => boolean): number | null => mean(lines.map((line) => (is(line) ? 1 : 0)));
  return {
    episodes: lines.length,
    sr: rate((line) => line.success),
    sr_ci: rateInterval(tasks.map((group) => group.map(succeeded))),
    pr: mean(lines.map((line) => line.progress)),
    pr_ci: meanInterval(tasks.map((group) => group.map((line) => line.progress))),
    ...progressOverNoop(tasks),
    fc: rate((line) => line.outcome === "complete" && !line.success),
    use: rate((line) => !line.clean),
    ot: rate((line) => line.goal && (line.outcome === "budget" || line.outcome === "loop")),
    steps: mean(lines.map((line) => line.steps)),
    steps_of_successes: mean(lines.filter((line) => line.success).map((line) => line.steps)),
    reward: mean(lines.map((line) => line.reward)),
    ...toolAndQuestionFigures(lines),
    ...scenarioFigures(tasks),
  };
}

/**
 * Returns an empty object if a line lacks the score of the untouched phone, or if there is no line. `tasks`: the lines
 * of each task.
 */
function progressOverNoop(
  tasks: readonly (readonly ScoredLine[])[],
): Pick<Row, "pr_noop" | "pr_over_noop" | "pr_over_noop_ci"> {
  const lines = tasks.flat();
  const noop = mean(lines.flatMap((line) => line.progress_noop ?? []));
  if (noop === null || lines.some((line) => line.progress_noop === undefined)) return {};
  const gains = tasks.map((group) => group.map((line) => line.progress - line.progress_noop!));
  // `meanInterval` requires values in 0..1. Gains are in -1..1, so they are converted before the call and converted
  // back after it.
  const interval = meanInterval(gains.map((group) => group.map((gain) => (gain + 1) / 2)));
  return {
    pr_noop: noop,
    pr_over_noop: mean(gains.flat())!,
    pr_over_noop_ci: interval && [interval[0] * 2 - 1, interval[1] * 2 - 1],
  };
}

function toolAndQuestionFigures(lines: readonly ScoredLine[]): Pick<Row, "tools" | "questions"> {
  const tools = mean(lines.flatMap((line) => line.tools ?? []));
  const questions = mean(lines.flatMap(({ user }) => (user ? [user.questions] : [])));
  return { ...(tools === null ? {} : { tools }), ...(questions === null ? {} : { questions }) };
}

/**
 * Returns the metrics of episodes that have a scenario, or an empty object if there are none. `tasks`: the lines of
 * each task.
 */
function scenarioFigures(tasks: readonly (readonly ScoredLine[])[]): Partial<Row> {
  const clusters = tasks.map((group) => group.flatMap(({ scenario }) => scenario ?? []));
  if (clusters.every((group) => group.length === 0)) return {};
  const of = (read: (one: ScenarioResult) => number | null): number[][] =>
    clusters.map((group) => group.flatMap((one) => read(one) ?? []));
  const cr = of(({ completion }) => completion);
  const amr = of(({ constraints }) => (constraints ? mean(constraints.map(({ kept }) => (kept ? 1 : 0))) : null));
  const begun = clusters.map((group) => group.filter(({ wrong }) => wrong !== undefined));
  const back = begun.map((group) => group.map(({ recovered }) => (recovered === null ? 0 : 1)));
  const off = of(({ off: steps }) => steps ?? null).flat();
  const parts = clusters.map((group) => group.map(({ visited, nodes }) => [visited, nodes] as const));
  return {
    cr: mean(cr.flat()),
    cr_ci: meanInterval(cr),
    cvr: ratio(parts),
    cvr_ci: ratioInterval(parts),
    ...(amr.flat().length === 0 ? {} : { amr: mean(amr.flat()), amr_ci: meanInterval(amr) }),
    ...(back.flat().length === 0
      ? {}
      : {
          recovery: mean(back.flat()),
          recovery_ci: rateInterval(back),
          steps_to_recover: mean(begun.flat().flatMap(({ recovered }) => recovered ?? [])),
        }),
    ...(off.length === 0 ? {} : { off: mean(off) }),
  };
}

/**
 * A hidden seed is identified by its number in the run. If the number is also missing, it is unknown which trials
 * belong to the same instance.
 */
const seedOf = ({ seed, seed_index: index, trial }: ScoredLine): string =>
  seed === null ? (index === undefined ? `hidden, trial ${trial}` : `hidden ${index}`) : String(seed);

const succeeded = (line: ScoredLine): number => (line.success ? 1 : 0);

function byKey(lines: readonly ScoredLine[], key: Key): Map<string, ScoredLine[]> {
  const groups = new Map<string, ScoredLine[]>();
  for (const line of lines)
    for (const name of key(line)) {
      const group = groups.get(name);
      if (group) group.push(line);
      else groups.set(name, [line]);
    }
  return groups;
}

const rowsByKey = (lines: readonly ScoredLine[], key: Key): Record<string, Row> =>
  Object.fromEntries(
    [...byKey(lines, key)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, group]) => [name, rowOf(group)]),
  );

/** Averages over the instances that have at least `k` trials. */
function overInstances(
  instances: readonly (readonly ScoredLine[])[],
  k: number,
  estimate: (n: number, c: number, k: number) => number,
): number {
  const tried = instances.filter((group) => group.length >= k);
  return mean(tried.map((group) => estimate(group.length, group.filter((line) => line.success).length, k)))!;
}

const macroAverage = (rows: Readonly<Record<string, Row>>): number | null =>
  mean(Object.values(rows).flatMap(({ sr }) => (sr === null ? [] : [sr])));
