// Public information about tasks for the routes. It never contains parameters, checks or answers.
import type * as v from "valibot";
import type { TaskQuery } from "#contract/task.ts";
import { taskBook, type TaskInfo } from "#env/task-book.ts";

export const builtInTasks = (): readonly TaskInfo[] => taskBook.listTasks();
export const taskRow = ({ answerFields, highRisk, ...task }: TaskInfo) => ({
  ...task,
  high_risk: highRisk,
  answer_fields: answerFields,
});

/** Filters tasks by the query. The caller must already have selected the tasks of the query's suite. */
export const filterTasks = (
  query: v.InferOutput<typeof TaskQuery>,
  tasks: readonly TaskInfo[],
): readonly TaskInfo[] => {
  const { split, suite, app, scope, objective, composition, difficulty, tag, high_risk: highRisk } = query;
  return tasks.filter(
    (task) =>
      (split === undefined || task.split === split) &&
      (suite === undefined || task.suite === suite) &&
      (app === undefined || task.apps.includes(app)) &&
      (scope === undefined || task.scope === scope) &&
      (objective === undefined || task.objective === objective) &&
      (composition === undefined || task.composition === composition) &&
      (difficulty === undefined || task.difficulty === difficulty) &&
      (tag === undefined || task.tags.includes(tag)) &&
      (highRisk === undefined || task.highRisk === (highRisk === "true")),
  );
};
