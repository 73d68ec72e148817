// The table of all tasks, docs/tasks.md, and the record from which it is made: tasks/evidence.json and the pictures in
// docs/task-ends. `./phonebooth catalog` writes all of them.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { endPictureOf, mistakes, type Catalog, type CatalogEntry, type Mistake } from "#contract/task-evidence.ts";
import { splits } from "#contract/env.ts";
import { compositions, difficulties, objectives } from "#judge/define.ts";
import { median } from "#state/median.ts";
import { listTasks, tasks, type TaskInfo } from "#tasks/catalog.ts";
import { root } from "../env.ts";
import { readFrozenTasks } from "./frozen-tasks.ts";

export const taskPage = "docs/tasks.md";
export const picturesFolder = "docs/task-ends";
export const pictureName = (id: string): string => basename(endPictureOf(id));
const evidenceFile = "tasks/evidence.json";

export const readCatalog = (): Catalog =>
  existsSync(join(root, evidenceFile)) ? (JSON.parse(readFileSync(join(root, evidenceFile), "utf8")) as Catalog) : {};
/** Writes the entries of the tasks that exist, one line for each task. */
export function writeCatalog(catalog: Catalog): void {
  const lines = [...tasks.keys()]
    .toSorted()
    .flatMap((id) => (catalog[id] === undefined ? [] : [`${JSON.stringify(id)}: ${JSON.stringify(catalog[id])}`]));
  writeFileSync(join(root, evidenceFile), `{\n${lines.join(",\n")}\n}\n`);
}

const mistakeTexts: Readonly<Record<Mistake, string>> = {
  money: "money moves",
  others: "others see it",
  lost: "data are lost",
  final: "the sheet is final",
  undone: "can be corrected",
};
const levelRanges = ["steps", "screens", "words", "facts"] as const;

/** Returns the text of docs/tasks.md. Throws if a task is not in the catalog. */
export function formatTaskPage(catalog: Catalog): string {
  const frozen = readFrozenTasks();
  const rows = listTasks().map((task) => ({ ...task, ...entryOf(catalog, task.id), id: task.id }));
  type Row = (typeof rows)[number];
  const suites = [...new Set(rows.map(({ suite }) => suite))].toSorted();
  const axes: readonly (readonly [string, readonly string[], (row: Row) => string])[] = [
    ["scope", ["S1", "S2", "S3"], ({ scope }) => scope],
    ["objective", objectives, ({ objective }) => objective],
    ["composition", compositions, ({ composition }) => composition],
    ["difficulty", difficulties, ({ difficulty }) => difficulty],
  ];
  const countsOf = (split: string): string =>
    [
      split,
      String(rows.filter((row) => row.split === split).length),
      ...axes.map(([, values, read]) =>
        values.map((value) => rows.filter((row) => row.split === split && read(row) === value).length).join(" / "),
      ),
      String(rows.filter((row) => row.split === split && row.answerFields > 0).length),
    ].join(" | ");
  const levelLine = (level: string): string => {
    const own = rows.filter(({ difficulty }) => difficulty === level);
    const figures = levelRanges.map((name) => {
      const values = own.map((row) => row[name]);
      return `${median(values)} (${Math.min(...values)}–${Math.max(...values)})`;
    });
    const costly = own.filter(({ mistake }) => mistake !== "undone").length;
    return `| ${[level, own.length, ...figures, `${costly}`].join(" | ")} |`;
  };
  return `# All tasks

\`./phonebooth catalog\` makes this page: it plays the reference solution of each task (seed 1, in English) on a phone's real page, counts,
and keeps the picture of the end. Instructions are examples, because each seed draws another instance. The link of a task's name leads to
its file. Task set ${frozen.task_set}, frozen with the hash \`${frozen.hash}\`; public seeds ${frozen.seeds.join(", ")}. To play a task yourself, use \`./phonebooth play <task>\`, or the page *Tasks* of a server's console.

| split | tasks | ${axes.map(([name, values]) => `${name} ${values.join(" / ")}`).join(" | ")} | with answer sheet |
| --- | --- | ${axes.map(() => "---").join(" | ")} | --- |
${splits.map((split) => `| ${countsOf(split)} |`).join("\n")}

**Evidence for the difficulty.** *Steps*: actions of the solution, with scrolling. *Screens*: different screens in front. *Words*: words of all
different texts that were on the display. *Facts*: texts that the solution reads, remembers or derives. The table has the median of each level,
with the smallest and the largest value.

| level | tasks | steps | screens | words | facts | a mistake cannot be corrected |
| --- | --- | --- | --- | --- | --- | --- |
${difficulties.map(levelLine).join("\n")}

${suites.map((suite) => `[${suite}](#${suite})`).join(" · ")}
${suites
  .map((suite) =>
    formatSuite(
      suite,
      rows.filter((row) => row.suite === suite),
    ),
  )
  .join("")}`;
}

function formatSuite(suite: string, rows: readonly (TaskInfo & CatalogEntry)[]): string {
  return `
## ${suite}

| end | task | axes | budget | evidence |
| --- | --- | --- | --- | --- |
${rows.map(formatRow).join("\n")}
`;
}
function formatRow(row: TaskInfo & CatalogEntry): string {
  const { id, split, scope, objective, composition, difficulty, apps, budget, steps, screens, words, facts } = row;
  const cells = [
    `<img src="${basename(picturesFolder)}/${pictureName(id)}" width="90" alt="">`,
    `[${id}](../tasks/${id}.ts)<br>${escapeCell(row.en)}<br>${escapeCell(row.zh)}`,
    [split, scope, objective, composition, difficulty, ...(row.highRisk ? ["high risk"] : []), apps.join(", ")].join(
      "<br>",
    ),
    String(budget),
    [`${steps} steps`, `${screens} screens`, `${words} words`, `${facts} facts`, mistakeTexts[row.mistake]].join(
      "<br>",
    ),
  ];
  return `| ${cells.join(" | ")} |`;
}
const escapeCell = (text: string): string =>
  text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("*", "\\*").replaceAll("\n", "<br>");

function entryOf(catalog: Catalog, id: string): CatalogEntry {
  const entry = catalog[id];
  if (entry === undefined) throw new Error(`${id} is not in ${evidenceFile}: run ./phonebooth catalog`);
  if (!mistakes.includes(entry.mistake)) throw new Error(`${evidenceFile}: ${id} has an unknown cost of a mistake`);
  return entry;
}
