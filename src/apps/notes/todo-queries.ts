/** Queries of to-dos for screens, checks and oracles. Days are numbers (days since 1970-01-01). */
import { dayAt, dayNumber } from "#state/day.ts";
import { priorities, type State, type Todo } from "./state.ts";

export const todoGroupNames = ["overdue", "today", "later", "undated", "done"] as const;
export type TodoGroupName = (typeof todoGroupNames)[number];
export interface TodoGroup {
  readonly name: TodoGroupName;
  readonly todos: readonly Todo[];
}

const byId = (a: Todo, b: Todo): number => (a.id < b.id ? -1 : 1);
const priorityRank = (todo: Todo): number => priorities.indexOf(todo.priority);
/**
 * Sorts to-dos by due day, earliest first, then by priority, highest first, then by age, newest first. On the same day,
 * to-dos without a time come before those with a time.
 */
const byDue = (a: Todo, b: Todo): number =>
  (a.due === b.due ? 0 : (a.due ?? "") < (b.due ?? "") ? -1 : 1) ||
  (a.dueMinute ?? -1) - (b.dueMinute ?? -1) ||
  priorityRank(b) - priorityRank(a) ||
  b.createdAt - a.createdAt ||
  byId(a, b);
const byDone = (a: Todo, b: Todo): number => b.doneAt! - a.doneAt! || byId(a, b);

/** Returns the to-dos outside the trash that match a query, in one folder or, if `folder` is null, in all folders. */
export const todosIn = (state: State, query: string, folder: string | null): Todo[] =>
  Object.values(state.todos).filter(
    (todo) =>
      todo.trashedAt === null &&
      (folder === null || todo.folder === folder) &&
      todo.text.toLowerCase().includes(query.trim().toLowerCase()),
  );
/** Returns the group of a to-do. A to-do is overdue from the day after its due day. */
export function groupOf(todo: Todo, today: number): TodoGroupName {
  if (todo.doneAt !== null) return "done";
  if (todo.due === null) return "undated";
  const day = dayNumber(todo.due);
  return day < today ? "overdue" : day === today ? "today" : "later";
}
/** Returns the to-dos in the groups of the list, without empty groups. */
export function todoGroups(state: State, query: string, folder: string | null, today: number): TodoGroup[] {
  const all = todosIn(state, query, folder);
  return todoGroupNames
    .map((name) => ({
      name,
      todos: all.filter((todo) => groupOf(todo, today) === name).toSorted(name === "done" ? byDone : byDue),
    }))
    .filter(({ todos }) => todos.length > 0);
}
export const trashedTodos = (state: State): Todo[] =>
  Object.values(state.todos)
    .filter((todo) => todo.trashedAt !== null)
    .toSorted((a, b) => b.trashedAt! - a.trashedAt! || byId(a, b));
/** Open to-dos that are due on a day. */
export const todosDueOn = (state: State, day: string): Todo[] =>
  todosIn(state, "", null)
    .filter((todo) => todo.doneAt === null && todo.due === day)
    .toSorted(byDue);
/** Returns the day on which a to-do was completed, or null if it is still open. */
export const doneDayOf = (todo: Todo, offsetMin: number): number | null =>
  todo.doneAt === null ? null : dayAt(todo.doneAt, offsetMin);
/** To-dos completed on a day, latest first. */
export const todosDoneOn = (state: State, day: number, offsetMin: number): Todo[] =>
  todosIn(state, "", null)
    .filter((todo) => doneDayOf(todo, offsetMin) === day)
    .toSorted(byDone);
export const findTodosByText = (state: State, text: string): Todo[] =>
  todosIn(state, "", null)
    .filter((todo) => todo.text.toLowerCase() === text.trim().toLowerCase())
    .toSorted(byId);
