// `./phonebooth tasks`: lists the tasks and their properties, and the parts of the navigation that no task covers yet.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { splits } from "#contract/env.ts";
import { matchesPattern } from "#benchmark/agent/task-pattern.ts";
import { phone } from "#apps/phone.ts";
import { suggestTasks, type Suggestion } from "#benchmark/navigation/suggest.ts";
import { mergeSeen } from "#benchmark/navigation/watched-kernel.ts";
import { draw, listTasks, type TaskInfo } from "#tasks/catalog.ts";
import { playTasks } from "../build/coverage.ts";
import { localWorld } from "../build/world-file.ts";
import { loadLabels } from "./edge-labels.ts";
import { parseOneOf, UsageError, parseWholeNumber } from "./options.ts";
import { formatTable } from "./table.ts";
import { draftEnding, draftNameOf, formatDraft } from "./task-draft.ts";

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      tasks: { type: "string", default: "*" },
      split: { type: "string" },
      app: { type: "string" },
      json: { type: "boolean", default: false },
      suggest: { type: "boolean", default: false },
      limit: { type: "string", default: "20" },
      write: { type: "string" },
    },
  });
  const app = values.app ?? null;
  if (app !== null && !phone.has(app)) throw new UsageError(`There is no app ${app}.`);
  const wanted = values.split === undefined ? null : parseOneOf("split", values.split, splits);
  const chosen = listTasks().filter(
    ({ id, split, apps }) =>
      matchesPattern(id, values.tasks) && (wanted === null || split === wanted) && (app === null || apps.includes(app)),
  );
  if (values.suggest || values.write !== undefined) {
    const limit = parseWholeNumber("limit", values.limit, 1);
    // Coverage counts all tasks, even those that are not listed.
    const visited = mergeSeen((await playTasks()).map((played) => played.seen));
    const suggestions = suggestTasks(phone, visited, { app, limit, labelOf: await loadLabels() });
    if (values.write !== undefined) writeDrafts(suggestions, values.write);
    process.stdout.write(
      values.json ? `${JSON.stringify(suggestions, null, 2)}\n` : suggestions.map(formatSuggestion).join("\n"),
    );
    return 0;
  }
  if (values.json) {
    process.stdout.write(`${JSON.stringify(chosen, null, 2)}\n`);
    return 0;
  }
  process.stdout.write(formatTasks(chosen));
  if (chosen.length === 1) process.stdout.write(await exampleOf(chosen[0]!.id));
  if (chosen.length === 0) process.stderr.write("No task matches.\n");
  return chosen.length === 0 ? 1 : 0;
}

const exampleSeed = 1;
/** Returns the instruction of one instance, in both languages. */
async function exampleOf(id: string): Promise<string> {
  const world = await localWorld();
  const [en, zh] = await Promise.all((["en", "zh-CN"] as const).map((lang) => draw(id, exampleSeed, lang, world)));
  return `\nSeed ${exampleSeed}: ${en!.instruction}\n        ${zh!.instruction}\n`;
}
function formatTasks(chosen: readonly TaskInfo[]): string {
  const head = [
    "task",
    "split",
    "scope",
    "objective",
    "composition",
    "difficulty",
    "budget",
    "instances",
    "apps",
    "tags",
  ];
  const rows = chosen.map((t) => [
    t.id,
    t.split,
    t.scope,
    t.objective,
    t.composition,
    t.difficulty,
    String(t.budget),
    String(t.instances),
    t.apps.join(" "),
    t.tags.join(" "),
  ]);
  const counts = (["split", "scope", "objective", "composition", "difficulty", "suite"] as const).map((axis) => {
    const by = Map.groupBy(chosen, (task) => task[axis]);
    return [
      axis,
      [...by]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, of]) => `${name} ${of.length}`)
        .join("  "),
    ];
  });
  const risky = chosen.filter(({ highRisk }) => highRisk).length;
  const each = (of: (task: TaskInfo) => readonly string[]): string =>
    [...Map.groupBy(chosen.flatMap(of), (name) => name)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, all]) => `${name} ${all.length}`)
      .join("  ");
  return `${formatTable(head, rows)}\n${formatTable(["axis", "tasks"], [...counts, ["apps", each(({ apps }) => apps)], ["tags", each(({ tags }) => tags)], ["high-risk", String(risky)]])}${chosen.length} tasks\n`;
}
function formatSuggestion({ target, difficulty, touches, adds, steps, parameters, instruction }: Suggestion): string {
  const way = steps.map((step) => (step.on === null ? `${step.kind} ${step.to}` : `${step.from}.${step.on}`));
  return [
    `${target}  ${difficulty}, ${touches} touches, adds ${adds.length}\n`,
    `  way   ${way.join(" → ")}\n`,
    ...(parameters.length > 0
      ? [`  with  ${parameters.map(({ name, schema }) => `${name}: ${JSON.stringify(schema)}`).join("; ")}\n`]
      : []),
    `  en    ${instruction.en}\n`,
    ...(instruction.zh === null ? [] : [`  zh    ${instruction.zh}\n`]),
  ].join("");
}
function writeDrafts(suggestions: readonly Suggestion[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const suggestion of suggestions) {
    // An existing draft may be in progress and is kept.
    const path = join(folder, `${draftNameOf(suggestion)}${draftEnding}`);
    if (existsSync(path)) throw new UsageError(`${path} already exists.`);
    writeFileSync(path, formatDraft(suggestion, folder));
    process.stderr.write(`${path}\n`);
  }
}
