// Tasks of suites: the data that a server needs to run them, and their rows in lists.
import { apps } from "#apps/registry.ts";
import type { Issue } from "#contract/problem.ts";
import type { Suite, SuiteTask } from "#contract/suite.ts";
import { jsonTask, suitePrefix } from "#judge/json-task.ts";
import type { AnyApp } from "#os/define.ts";
import { staticTaskInfo, listTasks, type TaskInfo } from "#tasks/catalog.ts";

const installedApps = apps as readonly AnyApp[];

/** Returns why this server cannot run a suite's tasks, or null if it can. */
export function findSuiteFault({ name, tasks }: Suite): Issue | null {
  if (tasks.length === 0) return { path: "tasks", message: "Expected at least one task" };
  if (listTasks().some(({ suite }) => suite === name))
    return { path: "name", message: "A built-in suite has this name: choose another" };
  for (const [i, task] of tasks.entries()) {
    const missing = task.apps.find((id) => !installedApps.some((app) => app.id === id));
    if (missing !== undefined) return { path: `tasks.${i}.apps`, message: `The phone has no app ${missing}` };
  }
  return null;
}

/** Returns the suite and the task of an id `suite/<name>/<task>`, or null for any other id. */
export function parseSuiteTaskId(id: string): { readonly suite: string; readonly task: string } | null {
  const [, suite, task] = new RegExp(`^${suitePrefix}([^/]+)/([^/]+)$`).exec(id) ?? [];
  return suite === undefined || task === undefined ? null : { suite, task };
}
export const suiteTaskInfo = (suite: string, task: SuiteTask): TaskInfo => ({
  ...staticTaskInfo(`${suitePrefix}${suite}/${task.id}`, jsonTask(task, installedApps)),
  suite,
  instances: 1,
  answerFields: 0,
});
