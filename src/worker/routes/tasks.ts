// Tasks as anybody may know them: never parameters, checks or answers.
import type { Hono } from "hono";
import { brandCalled } from "../../brands/chosen.ts";
import { Sampled, SampleBody, TaskList, TaskQuery, TaskRow } from "../../contract/task.ts";
import { Refusal } from "../../env/answer.ts";
import { taskBook, type TaskInfo } from "../../env/task-book.ts";
import { worldOf } from "../../durable/world.ts";
import { jsonAnswer, type Call, type Edge } from "../edge.ts";
import { route } from "../route.ts";

const tag = "Tasks";

export function taskRoutes(app: Hono<Edge>): void {
  route(
    app,
    "GET",
    "/v1/tasks",
    {
      tag,
      summary: "The tasks, by split, app, scope, objective, difficulty, tag",
      query: TaskQuery,
      answers: { 200: { is: "Those that fit", schema: TaskList } },
      auth: "none",
    },
    ({ query: { split, suite, app: appId, scope, objective, composition, difficulty, tag: label } }) => {
      const tasks = taskBook
        .listTasks()
        .filter(
          (task) =>
            (split === undefined || task.split === split) &&
            (suite === undefined || task.suite === suite) &&
            (appId === undefined || task.apps.includes(appId)) &&
            (scope === undefined || task.scope === scope) &&
            (objective === undefined || task.objective === objective) &&
            (composition === undefined || task.composition === composition) &&
            (difficulty === undefined || task.difficulty === difficulty) &&
            (label === undefined || task.tags.includes(label)),
        );
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
      { tag, summary: "One task", answers: { 200: { is: "The task", schema: TaskRow } }, auth: "none", hide },
      ({ c }) => jsonAnswer(rowOf(taskAt(c))),
    );
    route(
      app,
      "POST",
      `${path}/sample`,
      {
        tag,
        summary: "The instance of a seed",
        body: SampleBody,
        optionalBody: true,
        answers: { 200: { is: "Its instruction and budget", schema: Sampled } },
        auth: "none",
        hide,
      },
      async ({ c, body = {} }) => {
        const { id, seed, lang, instruction, budget, apps } = await taskBook.draw(
          taskAt(c).id,
          body.seed ?? 0,
          body.locale ?? "en",
          worldOf(c.env),
          brandCalled(c.env.BRAND),
        );
        return jsonAnswer({ id, seed, locale: lang, instruction, budget, apps });
      },
    );
  }
}

function taskAt(c: Call): TaskInfo {
  const { id, suite, task } = c.req.param() as Record<string, string>;
  const wanted = id ?? `${suite}/${task}`;
  const found = taskBook.listTasks().find((known) => known.id === wanted);
  if (!found) throw new Refusal("not-found", "There is no such task.");
  return found;
}

const rowOf = ({ answerFields, ...task }: TaskInfo) => ({ ...task, answer_fields: answerFields });
