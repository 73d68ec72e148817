// Tasks as anybody may know them: never parameters, checks or answers.
import type { Hono } from "hono";
import * as v from "valibot";
import { brandCalled } from "../../brands/chosen.ts";
import { Sampled, SampleBody, TaskList, TaskQuery, TaskRow } from "../../contract/task.ts";
import { Refusal } from "../../env/answer.ts";
import type { TaskInfo } from "../../env/task-book.ts";
import { SuiteName } from "../../contract/suite.ts";
import { shelfOf } from "../../durable/bindings.ts";
import { suiteTaskOf } from "../../durable/sources.ts";
import { worldOf } from "../../durable/world.ts";
import { drawn } from "../../env/instances.ts";
import { suiteKeyOf, suiteTaskInfo } from "../../env/suites.ts";
import { jsonAnswer, type Call, type Edge } from "../edge.ts";
import { route } from "../route.ts";
import { builtInTasks, rowOf, tasksThat } from "../tasks.ts";

const tag = "Tasks";

export function taskRoutes(app: Hono<Edge>): void {
  route(
    app,
    "GET",
    "/v1/tasks",
    {
      tag,
      operationId: "listTasks",
      summary: "The tasks, by split, app, scope, objective, difficulty, tag",
      query: TaskQuery,
      answers: { 200: { is: "Those that fit", schema: TaskList } },
      auth: "none",
    },
    async ({ c, query }) => {
      const { suite } = query;
      const all = builtInTasks();
      // Lists hold what is built in; who names a suite that was put here is told its tasks.
      const isBuiltIn = suite === undefined || all.some((task) => task.suite === suite);
      const tasks = tasksThat(query, isBuiltIn ? all : await suiteInfos(c, suite));
      return jsonAnswer({ tasks: tasks.map(rowOf) });
    },
  );

  // A task's id is a path: written out, or with its slash encoded.
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
      async ({ c }) => jsonAnswer(rowOf((await taskAt(c)).info)),
    );
    route(
      app,
      "POST",
      `${path}/sample`,
      {
        tag,
        operationId: "sampleTask",
        summary: "The instance of a seed",
        body: SampleBody,
        optionalBody: true,
        answers: { 200: { is: "Its instruction and budget", schema: Sampled } },
        // An instance is knowledge about a run to come: where the server is closed, not everybody has it.
        auth: "creator",
        hide,
      },
      async ({ c, body = {} }) => {
        const { info } = await taskAt(c);
        const using = { world: worldOf(c.env), brand: brandCalled(c.env.BRAND), suiteTask: suiteTaskOf(c.env) };
        const drawnNow = await drawn(info.id, body.seed ?? 0, body.locale ?? "en", using);
        const { id, seed, lang, instruction, budget, apps } = drawnNow;
        return jsonAnswer({ id, seed, locale: lang, instruction, budget, apps });
      },
    );
  }
}

async function taskAt(c: Call): Promise<{ readonly info: TaskInfo }> {
  const { id, suite, task } = c.req.param() as Record<string, string>;
  const wanted = id ?? `${suite}/${task}`;
  const key = suiteKeyOf(wanted);
  const json = key && v.is(SuiteName, key.suite) ? await suiteTaskOf(c.env)(wanted) : null;
  if (key && json) return { info: suiteTaskInfo(key.suite, json) };
  const info = builtInTasks().find((known) => known.id === wanted);
  if (!info) throw new Refusal("not-found", "There is no such task.");
  return { info };
}
async function suiteInfos(c: Call, suite: string): Promise<readonly TaskInfo[]> {
  const tasks = v.is(SuiteName, suite) ? await shelfOf(c.env, suite).tasks() : null;
  return (tasks ?? []).map((task) => suiteTaskInfo(suite, task));
}
