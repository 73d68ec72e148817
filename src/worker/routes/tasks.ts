// Routes for public information about tasks. They never return parameters, checks or answers.
import type { Hono } from "hono";
import * as v from "valibot";
import { getBrand } from "#brands/lookup.ts";
import { Sampled, SampleBody, TaskList, TaskQuery, TaskRow } from "#contract/task.ts";
import { Refusal } from "#env/answer.ts";
import type { TaskInfo } from "#env/task-book.ts";
import { SuiteName } from "#contract/suite.ts";
import { suiteStub } from "#durable/bindings.ts";
import { suiteTaskLoader } from "#durable/sources.ts";
import { worldReader } from "#durable/world.ts";
import { drawInstance } from "#env/instances.ts";
import { parseSuiteTaskId, suiteTaskInfo } from "#env/suites.ts";
import { jsonResponse, type Call, type HonoEnv } from "../http.ts";
import { route } from "../route.ts";
import { builtInTasks, taskRow, filterTasks } from "../tasks.ts";

const tag = "Tasks";

export function taskRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "GET",
    "/v1/tasks",
    {
      tag,
      operationId: "listTasks",
      summary: "List the tasks, by split, app, scope, objective, difficulty or tag",
      query: TaskQuery,
      answers: { 200: { is: "Those that fit", schema: TaskList } },
      auth: "none",
    },
    async ({ c, query }) => {
      const { suite } = query;
      const all = builtInTasks();
      // A list contains only built-in tasks. If the query names an uploaded suite, the list contains the suite's tasks
      // instead.
      const isBuiltIn = suite === undefined || all.some((task) => task.suite === suite);
      const tasks = filterTasks(query, isBuiltIn ? all : await suiteInfos(c, suite));
      return jsonResponse({ tasks: tasks.map(taskRow) });
    },
  );

  // A task's id is a path. Its slash may be plain or encoded.
  for (const path of ["/v1/tasks/:id", "/v1/tasks/:suite/:task"] as const) {
    const hide = path !== "/v1/tasks/:id";
    route(
      app,
      "GET",
      path,
      {
        tag,
        operationId: "getTask",
        summary: "One task",
        answers: { 200: { is: "The task", schema: TaskRow } },
        auth: "none",
        hide,
      },
      async ({ c }) => jsonResponse(taskRow((await getTask(c)).info)),
    );
    route(
      app,
      "POST",
      `${path}/sample`,
      {
        tag,
        operationId: "sampleTask",
        summary: "Get the instance of a task for a seed",
        body: SampleBody,
        optionalBody: true,
        answers: { 200: { is: "The instruction and the budget", schema: Sampled } },
        // An instance would reveal a part of a future run, so a closed server requires a key.
        auth: "creator",
        hide,
      },
      async ({ c, body = {} }) => {
        const { info } = await getTask(c);
        const using = { world: worldReader(c.env), brand: getBrand(c.env.BRAND), suiteTask: suiteTaskLoader(c.env) };
        const drawnNow = await drawInstance(info.id, body.seed ?? 0, body.locale ?? "en", using);
        const { id, seed, lang, instruction, budget, apps } = drawnNow;
        return jsonResponse({ id, seed, locale: lang, instruction, budget, apps });
      },
    );
  }
}

async function getTask(c: Call): Promise<{ readonly info: TaskInfo }> {
  const { id, suite, task } = c.req.param() as Record<string, string>;
  const wanted = id ?? `${suite}/${task}`;
  const key = parseSuiteTaskId(wanted);
  const json = key && v.is(SuiteName, key.suite) ? await suiteTaskLoader(c.env)(wanted) : null;
  if (key && json) return { info: suiteTaskInfo(key.suite, json) };
  const info = builtInTasks().find((known) => known.id === wanted);
  if (!info) throw new Refusal("not-found", "There is no such task.");
  return { info };
}
async function suiteInfos(c: Call, suite: string): Promise<readonly TaskInfo[]> {
  const tasks = v.is(SuiteName, suite) ? await suiteStub(c.env, suite).tasks() : null;
  return (tasks ?? []).map((task) => suiteTaskInfo(suite, task));
}
