// Tasks by split and index: OpenEnv and ORS ask for them in the same words.
import type { Hono } from "hono";
import { AtIndex, environmentName, InRange, OfSplit, Splits, SplitTask, SplitTasks } from "../contract/task-api.ts";
import * as v from "valibot";
import type { Split } from "../contract/env.ts";
import { Refusal } from "../env/answer.ts";
import type { Auth } from "./door.ts";
import { jsonAnswer, type Call, type Edge } from "./edge.ts";
import { route } from "./route.ts";
import { builtInTasks } from "./tasks.ts";

/** Those that have tasks. */
const splitsInUse = (): readonly Split[] => {
  const used = new Set(builtInTasks().map(({ split }) => split));
  return (["train", "test", "high_risk"] as const).filter((split) => used.has(split));
};

/** The tasks of a split, in the order of their indices. */
function tasksOf(split: string): readonly SplitTask[] {
  const known = splitsInUse();
  if (!(known as readonly string[]).includes(split))
    throw new Refusal("no-such-index", `There is no split ${split}: it is ${known.join(" or ")}.`);
  return builtInTasks()
    .filter((task) => task.split === split)
    .map(({ id, apps, difficulty, budget }, index) => ({ id, split, index, apps: [...apps], difficulty, budget }));
}
export function taskAt(split: string, index: number): SplitTask {
  const tasks = tasksOf(split);
  const task = tasks[index < 0 ? tasks.length + index : index];
  if (!task) throw new Refusal("no-such-index", `The split ${split} has ${tasks.length} tasks.`);
  return task;
}

/** `base`: what the paths begin with. */
export function taskApi(app: Hono<Edge>, base: string, tag: string, auth: Auth): void {
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
    () => jsonAnswer([environmentName]),
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
      return jsonAnswer(splitsInUse().map((name) => ({ name, type: name === "train" ? "train" : "test" })));
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
      body: OfSplit,
      answers: ok("All of them", SplitTasks),
      auth,
    },
    ({ c, body: { split } }) => {
      named(c);
      return jsonAnswer({ tasks: tasksOf(split), env_name: environmentName });
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
      body: OfSplit,
      answers: ok("Their number", v.strictObject({ num_tasks: v.number() })),
      auth,
    },
    ({ c, body: { split } }) => {
      named(c);
      return jsonAnswer({ num_tasks: tasksOf(split).length });
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
      body: AtIndex,
      answers: ok("The task", v.strictObject({ task: SplitTask })),
      auth,
    },
    ({ c, body: { split, index } }) => {
      named(c);
      return jsonAnswer({ task: taskAt(split, index) });
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
      body: InRange,
      answers: ok("The tasks", SplitTasks),
      auth,
    },
    ({ c, body: { split, start, stop } }) => {
      named(c);
      return jsonAnswer({ tasks: tasksOf(split).slice(start ?? 0, stop ?? undefined) });
    },
  );
}
