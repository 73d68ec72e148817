// From lines of results to numbers: every metric of a run, whole and by each axis. Pure, so that a server and a laptop agree.
import type { ResultLine, Row, Summary } from "../../contract/run.ts";
import type { ScenarioResult } from "../../contract/scenario.ts";
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
  | "progress_noop"
  | "steps"
  | "reward"
  | "axes"
  | "user"
  | "tools"
  | "scenario"
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
  risk: ({ axes: { high_risk: isHigh } }) => (isHigh ? ["high"] : []),
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
    ...overNoop(tasks),
    fc: rate((line) => line.outcome === "complete" && !line.success),
    use: rate((line) => !line.clean),
    ot: rate((line) => line.goal && (line.outcome === "budget" || line.outcome === "loop")),
    steps: mean(lines.map((line) => line.steps)),
    steps_of_successes: mean(lines.filter((line) => line.success).map((line) => line.steps)),
    reward: mean(lines.map((line) => line.reward)),
    ...besideTheGlass(lines),
    ...scenarioFigures(tasks),
  };
}

/** Nothing where a line does not tell what the untouched phone scores, or where there is none. `tasks`: the lines of each. */
function overNoop(tasks: readonly (readonly Scored[])[]): Pick<Row, "pr_noop" | "pr_over_noop" | "pr_over_noop_ci"> {
  const lines = tasks.flat();
  const noop = mean(lines.flatMap((line) => line.progress_noop ?? []));
  if (noop === null || lines.some((line) => line.progress_noop === undefined)) return {};
  const gains = tasks.map((group) => group.map((line) => line.progress - line.progress_noop!));
  // The interval is that of values in 0..1: -1..1 is brought there and back.
  const interval = meanInterval(gains.map((group) => group.map((gain) => (gain + 1) / 2)));
  return {
    pr_noop: noop,
    pr_over_noop: mean(gains.flat())!,
    pr_over_noop_ci: interval && [interval[0] * 2 - 1, interval[1] * 2 - 1],
  };
}

function besideTheGlass(lines: readonly Scored[]): Pick<Row, "tools" | "questions"> {
  const tools = mean(lines.flatMap((line) => line.tools ?? []));
  const questions = mean(lines.flatMap(({ user }) => (user ? [user.questions] : [])));
  return { ...(tools === null ? {} : { tools }), ...(questions === null ? {} : { questions }) };
}

/** Of episodes that were played in a scenario; nothing where none was. `tasks`: the lines of each. */
function scenarioFigures(tasks: readonly (readonly Scored[])[]): Partial<Row> {
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
