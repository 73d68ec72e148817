// Tasks by split and index. OpenEnv and ORS request tasks in this way.
import type { Hono } from "hono";
import {
  SplitIndexBody,
  environmentName,
  SplitRangeBody,
  SplitBody,
  Splits,
  SplitTask,
  SplitTasks,
} from "#contract/task-api.ts";
import * as v from "valibot";
import type { Split } from "#contract/env.ts";
import { Refusal } from "#env/answer.ts";
import type { Auth } from "./route-access.ts";
import { jsonResponse, type Call, type HonoEnv } from "./http.ts";
import { route } from "./route.ts";
import { builtInTasks } from "./tasks.ts";

/** Returns the splits that have tasks. */
const usedSplits = (): readonly Split[] => {
  const used = new Set(builtInTasks().map(({ split }) => split));
  return (["train", "test", "high_risk"] as const).filter((split) => used.has(split));
};

/** Returns the tasks of a split in the order of their index. */
function tasksOfSplit(split: string): readonly SplitTask[] {
  const known = usedSplits();
  if (!(known as readonly string[]).includes(split))
    throw new Refusal("no-such-index", `There is no split ${split}: expected one of ${known.join(", ")}.`);
  return builtInTasks()
    .filter((task) => task.split === split)
    .map(({ id, apps, difficulty, budget }, index) => ({ id, split, index, apps: [...apps], difficulty, budget }));
}
export function getTaskAt(split: string, index: number): SplitTask {
  const tasks = tasksOfSplit(split);
  const task = tasks[index < 0 ? tasks.length + index : index];
  if (!task) throw new Refusal("no-such-index", `The split ${split} has ${tasks.length} tasks.`);
  return task;
}

/** Declares the routes of tasks. `base` is the prefix of their paths. */
export function taskApi(app: Hono<HonoEnv>, base: string, tag: string, auth: Auth): void {
  const ok = (is: string, schema: v.GenericSchema) => ({ 200: { is, schema } });
  const named = (c: Call): void => {
    const name = c.req.param("env");
    if (name?.toLowerCase() !== environmentName)
      throw new Refusal("not-found", `There is one environment: ${environmentName}.`);
  };
  const summary = (what: string): string => `${tag}: ${what}`;
  route(
    app,
    "GET",
    `${base}/list_environments`,
    {
      tag,
      operationId: `list${tag}Environments`,
      summary: summary("its environment"),
      answers: ok("Its name", v.array(v.string())),
      auth,
    },
    () => jsonResponse([environmentName]),
  );
  route(
    app,
    "GET",
    `${base}/:env/splits`,
    {
      tag,
      operationId: `list${tag}Splits`,
      summary: summary("the splits of tasks"),
      answers: ok("Their names", Splits),
      auth,
    },
    ({ c }) => {
      named(c);
      return jsonResponse(usedSplits().map((name) => ({ name, type: name === "train" ? "train" : "test" })));
    },
  );
  route(
    app,
    "POST",
    `${base}/:env/tasks`,
    {
      tag,
      operationId: `list${tag}Tasks`,
      summary: summary("the tasks of a split"),
      body: SplitBody,
      answers: ok("All of them", SplitTasks),
      auth,
    },
    ({ c, body: { split } }) => {
      named(c);
      return jsonResponse({ tasks: tasksOfSplit(split), env_name: environmentName });
    },
  );
  route(
    app,
    "POST",
    `${base}/:env/num_tasks`,
    {
      tag,
      operationId: `count${tag}Tasks`,
      summary: summary("how many tasks a split has"),
      body: SplitBody,
      answers: ok("Their number", v.strictObject({ num_tasks: v.number() })),
      auth,
    },
    ({ c, body: { split } }) => {
      named(c);
      return jsonResponse({ num_tasks: tasksOfSplit(split).length });
    },
  );
  route(
    app,
    "POST",
    `${base}/:env/task`,
    {
      tag,
      operationId: `get${tag}Task`,
      summary: summary("a task by its index"),
      body: SplitIndexBody,
      answers: ok("The task", v.strictObject({ task: SplitTask })),
      auth,
    },
    ({ c, body: { split, index } }) => {
      named(c);
      return jsonResponse({ task: getTaskAt(split, index) });
    },
  );
  route(
    app,
    "POST",
    `${base}/:env/task_range`,
    {
      tag,
      operationId: `list${tag}TaskRange`,
      summary: summary("tasks by their indices"),
      body: SplitRangeBody,
      answers: ok("The tasks", SplitTasks),
      auth,
    },
    ({ c, body: { split, start, stop } }) => {
      named(c);
      return jsonResponse({ tasks: tasksOfSplit(split).slice(start ?? 0, stop ?? undefined) });
    },
  );
}
