// Formats runs, comparisons and calibrations as plain text for a terminal, without colour, in 110 columns.
import type { Row, Summary } from "#contract/run.ts";
import type { RunMeta } from "../run/folder.ts";
import { levels, type Calibration } from "./calibrate.ts";
import { axisNames, type Comparison, type Difference, type RunPair } from "./data.ts";
import {
  decimal,
  truncateToColumns,
  interval,
  letterOf,
  padToColumns,
  percent,
  plural,
  points,
  probability,
  widthOf,
} from "./format.ts";

const columns = 110;

export function summaryTable(meta: RunMeta, summary: Summary): string {
  const { agent, selection } = meta.config;
  const settings = Object.entries(agent.settings).map(([name, value]) => `${name}=${String(value)}`);
  return joinLines([
    truncateToColumns(agent.name, columns),
    truncateToColumns(
      [
        plural(summary.episodes, "episode"),
        plural(summary.tasks, "task"),
        plural(summary.trials, "trial"),
        `split ${selection.split ?? "all"}`,
        meta.config.scenario ? `scenario ${meta.config.scenario.name}` : "",
        meta.config.locale,
        `tasks ${meta.provenance.task_set}`,
        meta.provenance.apps === undefined ? "" : `apps ${meta.provenance.apps}`,
        `judge ${meta.provenance.judge}`,
        meta.finished === null ? `not finished: ${summary.episodes + summary.errors} of ${meta.planned}` : "",
        meta.verified ? "verified by the server" : "",
      ]
        .filter((part) => part !== "")
        .join(" · "),
      columns,
    ),
    ...(settings.length === 0 ? [] : [truncateToColumns(settings.join(" "), columns)]),
    "",
    ...headline(summary),
    ...axisNames.flatMap((axis) => axisBlock(axis, summary.by[axis] ?? {})),
  ]);
}

function headline(summary: Summary): string[] {
  const figures: [string, string, string][] = [
    ["SR", percent(summary.sr), `success rate, 95% in ${interval(summary.sr_ci)}`],
    ["PR", percent(summary.pr), `mean progress, 95% in ${interval(summary.pr_ci)}`],
    ...noopFigures(summary),
    ["FC", percent(summary.fc), "declared complete without success"],
    ["USE", percent(summary.use), "with unexpected side effects"],
    ["OT", percent(summary.ot), "reached the goal and continued until the end"],
    [
      "steps",
      decimal(summary.steps),
      `mean of all episodes; of successes ${decimal(summary.steps_of_successes)}; reward ${decimal(summary.reward, 3)}`,
    ],
    ...scenarioFigures(summary),
    ["ended", "", formatOutcomes(summary.outcomes)],
    ["errors", String(summary.errors), "episodes still invalid after every try: reported separately, never scored"],
    [
      "macro",
      percent(summary.macro.task),
      `SR averaged over tasks; over suites ${percent(summary.macro.suite)}; over apps ${percent(summary.macro.app)}`,
    ],
  ];
  const ks = Object.keys(summary.pass_at_k);
  if (ks.length > 1) {
    figures.push(
      ["pass@k", "", ks.map((k) => `${k}: ${percent(summary.pass_at_k[k]!)}`).join("   ")],
      ["pass^k", "", ks.map((k) => `${k}: ${percent(summary.pass_hat_k[k]!)}`).join("   ")],
    );
  }
  if (summary.sr_std !== null)
    figures.push(["std", percent(summary.sr_std), `standard deviation of SR over ${plural(summary.trials, "trial")}`]);
  return figures.map(([name, value, about]) =>
    truncateToColumns(
      `  ${padToColumns(name, 8)}${padToColumns(value, 7, "right")}  ${value === "" ? about.trimStart() : about}`,
      columns,
    ),
  );
}

/**
 * Returns an empty list for episodes from older versions, because their verdicts lack the score of an untouched phone.
 */
const noopFigures = ({ pr_noop: noop, pr_over_noop: gain, pr_over_noop_ci: ci }: Row): [string, string, string][] =>
  noop === undefined || gain === undefined
    ? []
    : [["PR-noop", percent(gain), `PR minus the ${percent(noop)} of untouched phones, 95% in ${interval(ci ?? null)}`]];

/** Figures that only runs with a scenario have. */
function scenarioFigures(row: Row): [string, string, string][] {
  const figures: [string, string, string][] = [];
  const add = (name: string, value: number | null | undefined, about: string): void => {
    if (value !== undefined) figures.push([name, percent(value), about]);
  };
  add("CR", row.cr, `completion: progress towards the nearest goal node, 95% in ${interval(row.cr_ci ?? null)}`);
  add("CVR", row.cvr, `coverage: share of task-relevant nodes visited, 95% in ${interval(row.cvr_ci ?? null)}`);
  add("AMR", row.amr, `prescriptions obeyed, 95% in ${interval(row.amr_ci ?? null)}`);
  add(
    "back",
    row.recovery,
    `returned from a wrong path, 95% in ${interval(row.recovery_ci ?? null)}; after ${decimal(row.steps_to_recover ?? null)} steps`,
  );
  if (row.off !== undefined) figures.push(["off", decimal(row.off), "mean steps off the graph"]);
  return figures;
}

const formatOutcomes = (outcomes: Summary["outcomes"]): string =>
  Object.entries(outcomes)
    .toSorted(([, a], [, b]) => b - a)
    .map(([outcome, n]) => `${outcome} ${n}`)
    .join("   ");

function axisBlock(axis: string, rows: Readonly<Record<string, Row>>): string[] {
  const names = Object.keys(rows);
  if (names.length === 0) return [];
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, i) => padToColumns(cell, widths[i]!, i === 0 || i === 4 ? "left" : "right")).join("  ")}`.trimEnd();
  const widths = [18, 5, 6, 12, 10, 6, 6, 6, 6, 5, 6];
  return [
    "",
    line([axis, "n", "SR", "95%", "", "PR", "FC", "USE", "OT", "steps", "reward"]),
    ...names.map((name) => {
      const row = rows[name]!;
      return line([
        name,
        String(row.episodes),
        percent(row.sr),
        interval(row.sr_ci),
        bar(row.sr),
        percent(row.pr),
        percent(row.fc),
        percent(row.use),
        percent(row.ot),
        decimal(row.steps),
        decimal(row.reward, 2),
      ]);
    }),
  ];
}

function bar(share: number | null): string {
  const filled = Math.round((share ?? 0) * 10);
  return "█".repeat(filled) + "·".repeat(10 - filled);
}

/** Additional rows below the table, if a run was played with a scenario. */
const scenarioRows: readonly (readonly [string, (row: Row) => number | null | undefined])[] = [
  ["CR", ({ cr }) => cr],
  ["CVR", ({ cvr }) => cvr],
  ["AMR", ({ amr }) => amr],
  ["back", ({ recovery }) => recovery],
];
/** The rows below the success rates of compared runs. */
const figures: readonly (readonly [string, (row: Row) => string])[] = [
  ["PR", (row) => percent(row.pr)],
  ["PR over no-op", (row) => percent(row.pr_over_noop ?? null)],
  ["FC", (row) => percent(row.fc)],
  ["USE", (row) => percent(row.use)],
  ["OT", (row) => percent(row.ot)],
  ["steps", (row) => decimal(row.steps)],
  ["steps of successes", (row) => decimal(row.steps_of_successes)],
  ["reward", (row) => decimal(row.reward, 3)],
];

/** Truncates every row to 110 columns. Runs that do not fit next to each other are in another block below. */
export function comparisonTable(comparison: Comparison): string {
  const { runs, common, differences, pairs } = comparison;
  const letters = runs.map((_, i) => letterOf(i));
  const lines = [
    ...runs.map(({ name, episodes }, i) =>
      truncateToColumns(`${letters[i]}  ${padToColumns(name, 70)}  ${plural(episodes, "episode")}`.trimEnd(), columns),
    ),
    "",
    common === 0
      ? "No episode is in all of these runs: the figures of each run cover its own episodes."
      : `Figures cover the ${plural(common, "episode")} that all of these runs have.`,
    ...warnings(comparison),
    ...pairs.flatMap((pair) => ["", ...pairLines(pair, letters)]),
  ];
  const rest = differences.filter(({ grave }) => !grave);
  if (rest.length > 0)
    lines.push("", "Also different:", ...rest.flatMap((difference) => differenceLines(difference, letters)));
  const perBlock = Math.floor((columns - 30) / 17);
  for (let from = 0; from < runs.length; from += perBlock) {
    const shown = runs.slice(from, from + perBlock);
    const line = (name: string, n: string, cells: readonly string[]): string =>
      `  ${padToColumns(name, 20)}${padToColumns(n, 6, "right")}${cells.map((cell) => padToColumns(cell, 17, "right")).join("")}`.trimEnd();
    const heads = shown.map((_, i) => letters[from + i]!);
    const each = (of: (row: Row) => string): string[] => shown.map(({ summary }) => of(summary));
    lines.push(
      "",
      line("all", "n", heads),
      line("SR", commonValue(shown.map(({ summary }) => summary.episodes)), each(withInterval)),
      ...scenarioRows
        .filter(([, of]) => runs.some(({ summary }) => of(summary) !== undefined))
        .map(([name, of]) =>
          line(
            name,
            "",
            each((row) => percent(of(row) ?? null)),
          ),
        ),
      ...figures.map(([name, of]) => line(name, "", each(of))),
    );
    for (const axis of axisNames) {
      const names = [...new Set(shown.flatMap(({ summary }) => Object.keys(summary.by[axis] ?? {})))].toSorted();
      if (names.length === 0) continue;
      lines.push("", line(`SR by ${axis}`, "n", heads));
      for (const name of names) {
        const rows = shown.map(({ summary }) => summary.by[axis]?.[name]);
        lines.push(
          line(
            name,
            commonValue(rows.map((row) => row?.episodes ?? 0)),
            rows.map((row) => (row ? withInterval(row) : "–")),
          ),
        );
      }
    }
  }
  return joinLines(lines);
}

/** Returns "" if the runs have different values. */
const commonValue = (ns: readonly number[]): string => (new Set(ns).size === 1 ? String(ns[0]) : "");
const withInterval = (row: Row): string =>
  row.sr_ci === null ? "–" : `${percent(row.sr)} ${Math.round(row.sr_ci[0] * 100)}–${Math.round(row.sr_ci[1] * 100)}`;
function warnings({ differences, runs }: Comparison): string[] {
  const grave = differences.filter((difference) => difference.grave);
  if (grave.length === 0) return [];
  const letters = runs.map((_, i) => letterOf(i));
  return [
    "",
    "!".repeat(columns),
    "!! NOT COMPARABLE: these runs differ in properties that can change their figures:",
    ...grave
      .flatMap((difference) => differenceLines(difference, letters))
      .map((line) => truncateToColumns(`!!${line}`, columns)),
    "!".repeat(columns),
  ];
}
/** Returns one line if all values fit into it. Otherwise returns one line per run. */
function differenceLines({ what, values }: Difference, letters: readonly string[]): string[] {
  const labelled = values.map((value, i) => `${letters[i]} ${value}`);
  const line = `  ${padToColumns(what, 28)}${labelled.join("   ")}`;
  return widthOf(line) <= columns - 2
    ? [line]
    : [
        `  ${truncateToColumns(what, columns - 4)}`,
        ...labelled.map((one) => `    ${truncateToColumns(one, columns - 6)}`),
      ];
}

function pairLines(pair: RunPair, letters: readonly string[]): string[] {
  const [a, b] = [letters[pair.first]!, letters[pair.second]!];
  if (pair.episodes === 0) return [`${b} against ${a}: no episodes in common`];
  return [
    `${b} against ${a} in ${plural(pair.episodes, "paired episode")}: ${pair.wins} won, ${pair.losses} lost, ` +
      `${pair.both + pair.neither} alike (${pair.both} both, ${pair.neither} neither)`,
    `  SR ${points(pair.difference!)} points, 95% in ${interval(pair.difference_ci, points)}; ` +
      `exact p ${probability(pair.p)} over episodes, ${probability(pair.p_tasks)} over tasks`,
    ...bucketLines(pair, a, b),
  ];
}
/** Lists only the tasks in which exactly one run succeeded. The other tasks are in `report --json` and on the page. */
function bucketLines({ tasks }: RunPair, a: string, b: string): string[] {
  const unlike = tasks.filter(({ first, second }) => first + second > 0);
  if (unlike.length === 0) return [];
  const width = Math.min(60, Math.max(12, ...unlike.map(({ task }) => widthOf(task))));
  const line = (name: string, cells: readonly (string | number)[]): string =>
    `  ${padToColumns(name, width)}${cells.map((cell) => padToColumns(String(cell), 9, "right")).join("")}`;
  return [
    line("task", ["both", `only ${a}`, `only ${b}`, "neither"]),
    ...unlike.map(({ task, both, first, second, neither }) => line(task, [both, first, second, neither])),
  ];
}

export function calibrationTable(calibration: Calibration): string {
  const { rows, models, counts, missing, partial, dropped } = calibration;
  const width = Math.min(60, Math.max(12, ...rows.map(({ task }) => widthOf(task))));
  const line = (cells: readonly string[]): string =>
    [
      padToColumns(cells[0]!, width),
      ...cells.slice(1).map((cell, i) => padToColumns(cell, [9, 9, 7, 7, 9, 7][i]!, "right")),
    ].join("");
  const names = (list: readonly string[]): string[] => list.map((name) => `  ${truncateToColumns(name, columns - 2)}`);
  return joinLines([
    `Reference models: ${models.join(", ")}`,
    "",
    line(["task", "declared", "computed", "SR", "PR", "episodes", "models"]),
    ...rows.map(
      (row) =>
        line([
          row.task,
          row.declared,
          row.computed,
          percent(row.sr),
          percent(row.pr),
          String(row.episodes),
          String(row.models.length),
        ]) + (row.declared === row.computed ? "" : "  *"),
    ),
    "",
    `${padToColumns("level", width)}${padToColumns("declared", 9, "right")}${padToColumns("computed", 9, "right")}`,
    ...levels.map(
      (level) =>
        padToColumns(level, width) +
        padToColumns(String(counts[level].declared), 9, "right") +
        padToColumns(String(counts[level].computed), 9, "right"),
    ),
    "",
    `${rows.filter(({ declared, computed }) => declared !== computed).length} of ${plural(rows.length, "task")} with a computed level other than the declared one (*).`,
    ...(dropped === 0
      ? []
      : [`${plural(dropped, "result")} left out: the task has changed since, or no longer exists.`]),
    ...(missing.length === 0 ? [] : ["", `No data for ${plural(missing.length, "task")}:`, ...names(missing)]),
    ...(partial.length === 0
      ? []
      : [
          "",
          `Not played by every model (${partial.length}):`,
          ...names(partial.map(({ task, without }) => `${task}  without ${without.join(", ")}`)),
        ]),
  ]);
}

const joinLines = (lines: readonly string[]): string => `${lines.join("\n")}\n`;
