// `./phonebooth tasks`: the tasks and where they stand, and what no task touches yet.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { splits } from "../src/contract/env.ts";
import { matchesPattern } from "../src/benchmark/agent/task-pattern.ts";
import { phone } from "../src/apps/phone.ts";
import { suggestionsOf, type Suggestion } from "../src/benchmark/graph/suggest.ts";
import { together } from "../src/benchmark/graph/watch.ts";
import { listTasks, type TaskInfo } from "../tasks/book.ts";
import { playTasks } from "./coverage.ts";
import { loadLabels } from "./labels.ts";
import { oneOf, UsageError, whole } from "./options.ts";
import { table } from "./table.ts";
import { draftEnding, draftNameOf, draftOf } from "./task-draft.ts";

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
  const wanted = values.split === undefined ? null : oneOf("split", values.split, splits);
  const chosen = listTasks().filter(
    ({ id, split, apps }) =>
      matchesPattern(id, values.tasks) && (wanted === null || split === wanted) && (app === null || apps.includes(app)),
  );
  if (values.suggest || values.write !== undefined) {
    const limit = whole("limit", values.limit, 1);
    // What is used is told by every task, whichever are listed.
    const seen = together((await playTasks()).map((played) => played.seen));
    const suggestions = suggestionsOf(phone, seen, { app, limit, labelOf: await loadLabels() });
    if (values.write !== undefined) write(suggestions, values.write);
    process.stdout.write(values.json ? `${JSON.stringify(suggestions, null, 2)}\n` : suggestions.map(told).join("\n"));
    return 0;
  }
  if (values.json) {
    process.stdout.write(`${JSON.stringify(chosen, null, 2)}\n`);
    return 0;
  }
  process.stdout.write(listed(chosen));
  if (chosen.length === 0) process.stderr.write("No task fits.\n");
  return chosen.length === 0 ? 1 : 0;
}

function listed(chosen: readonly TaskInfo[]): string {
  const head = ["task", "split", "scope", "objective", "composition", "level", "steps", "instances", "apps", "tags"];
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
  return `${table(head, rows)}\n${table(["axis", "tasks"], [...counts, ["apps", each(({ apps }) => apps)], ["tags", each(({ tags }) => tags)], ["high-risk", String(risky)]])}${chosen.length} tasks\n`;
}
function told({ target, difficulty, touches, adds, steps, parameters, instruction }: Suggestion): string {
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
function write(suggestions: readonly Suggestion[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const suggestion of suggestions) {
    // One that is being worked on stays.
    const path = join(folder, `${draftNameOf(suggestion)}${draftEnding}`);
    if (existsSync(path)) throw new UsageError(`${path} is there already.`);
    writeFileSync(path, draftOf(suggestion, folder));
    process.stderr.write(`${path}\n`);
  }
}
