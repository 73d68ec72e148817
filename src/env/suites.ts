// Tasks of suites: what a server must have to play them, and how lists tell of them.
import { apps } from "../apps/registry.ts";
import type { Issue } from "../contract/problem.ts";
import type { Suite, SuiteTask } from "../contract/suite.ts";
import { jsonTask, suitePrefix } from "../judge/json-task.ts";
import type { AnyApp } from "../os/define.ts";
import { infoOfTask, listTasks, type TaskInfo } from "../../tasks/book.ts";

const known = apps as readonly AnyApp[];

/** Why this server cannot play a suite; null where it can. */
export function suiteFault({ name, tasks }: Suite): Issue | null {
  if (tasks.length === 0) return { path: "tasks", message: "Expected at least one task" };
  if (listTasks().some(({ suite }) => suite === name))
    return { path: "name", message: "A built-in suite has this name: choose another" };
  for (const [i, task] of tasks.entries()) {
    const missing = task.apps.find((id) => !known.some((app) => app.id === id));
    if (missing !== undefined) return { path: `tasks.${i}.apps`, message: `The phone has no app ${missing}` };
  }
  return null;
}

/** The suite and the task that an id names: `suite/<name>/<task>`; null where it is no such id. */
export function suiteKeyOf(id: string): { readonly suite: string; readonly task: string } | null {
  const [, suite, task] = new RegExp(`^${suitePrefix}([^/]+)/([^/]+)$`).exec(id) ?? [];
  return suite === undefined || task === undefined ? null : { suite, task };
}
export const suiteTaskInfo = (suite: string, task: SuiteTask): TaskInfo => ({
  ...infoOfTask(`${suitePrefix}${suite}/${task.id}`, jsonTask(task, known)),
  suite,
  instances: 1,
  answerFields: 0,
});
