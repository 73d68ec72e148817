import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { DayKey } from "#os/day-key.ts";
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { dayNumber, dayStartMs } from "#state/day.ts";
import { DueMinute, FolderId, notes, Priority, TodoId, TodoText, type State, type Todo } from "./state.ts";

const findActiveTodo = (state: State, id: string): Todo | undefined => {
  const todo = state.todos[id];
  return todo && todo.trashedAt === null ? todo : undefined;
};
/**
 * Returns when the phone sends a reminder for a to-do. Returns null if the to-do has no time, if the time has passed,
 * or if the to-do is completed.
 */
function reminderTime(todo: Pick<Todo, "due" | "dueMinute" | "doneAt">, { now, offsetMin }: Ctx): number | null {
  if (todo.due === null || todo.dueMinute === null || todo.doneAt !== null) return null;
  const at = dayStartMs(dayNumber(todo.due), offsetMin) + todo.dueMinute * minuteMs;
  return at > now ? at : null;
}

export const todoCommands = {
  /**
   * Saves a to-do. If the id is null, creates a new to-do. `dueMinute` is a minute of the day `due`. Returns the
   * to-do's id.
   */
  saveTodo: notes.command(
    {
      id: v.nullable(TodoId),
      text: TodoText,
      due: v.nullable(DayKey),
      dueMinute: v.nullable(DueMinute),
      priority: Priority,
      folder: v.nullable(FolderId),
    },
    (state, { id, ...written }, ctx) => {
      if (written.due === null && written.dueMinute !== null) return reject("day-first");
      if (written.folder !== null && !state.folders[written.folder]) return reject("folder-missing");
      if (id === null) {
        const key = ctx.newId("todo");
        const remindAt = reminderTime({ ...written, doneAt: null }, ctx);
        state.todos[key] = { id: key, ...written, createdAt: ctx.now, doneAt: null, remindAt, trashedAt: null };
        return key;
      }
      const todo = findActiveTodo(state, id);
      if (!todo) return reject("todo-missing");
      Object.assign(todo, written);
      todo.remindAt = reminderTime(todo, ctx);
      return id;
    },
  ),
  /** Completes an open to-do, or reopens a completed one. */
  toggleTodo: notes.command({ id: TodoId }, (state, { id }, ctx) => {
    const todo = findActiveTodo(state, id);
    if (!todo) return reject("todo-missing");
    todo.doneAt = todo.doneAt === null ? ctx.now : null;
    todo.remindAt = reminderTime(todo, ctx);
  }),
  moveTodos: notes.command({ ids: v.array(TodoId), folder: v.nullable(FolderId) }, (state, { ids, folder }) => {
    if (folder !== null && !state.folders[folder]) return reject("folder-missing");
    for (const id of ids) {
      const todo = findActiveTodo(state, id);
      if (!todo) return reject("todo-missing");
      todo.folder = folder;
    }
  }),
  trashTodos: notes.command({ ids: v.array(TodoId) }, (state, { ids }, ctx) => {
    for (const id of ids) {
      const todo = findActiveTodo(state, id);
      if (!todo) return reject("todo-missing");
      todo.trashedAt = ctx.now;
      todo.remindAt = null;
    }
  }),
  restoreTodo: notes.command({ id: TodoId }, (state, { id }, ctx) => {
    const todo = state.todos[id];
    if (!todo || todo.trashedAt === null) return reject("todo-missing");
    todo.trashedAt = null;
    todo.remindAt = reminderTime(todo, ctx);
  }),
  destroyTodo: notes.command({ id: TodoId }, (state, { id }) => {
    if (state.todos[id]?.trashedAt == null) return reject("todo-missing");
    delete state.todos[id];
  }),
  /** Moves all completed to-dos to the trash. */
  clearDone: notes.command({}, (state, _, ctx) => {
    for (const todo of Object.values(state.todos))
      if (todo.doneAt !== null && todo.trashedAt === null) todo.trashedAt = ctx.now;
  }),
  /** Scheduled. Sends the reminder of a to-do. */
  remindTodo: notes.command({ id: TodoId }, (state, { id }, ctx) => {
    const todo = findActiveTodo(state, id);
    if (!todo) return;
    todo.remindAt = null;
    ctx.notify({
      key: "todo-due",
      facts: { text: todo.text },
      open: { screen: "list", params: { todo: id } },
      actions: [{ label: "complete", command: "completeTodo", args: { id } }],
    });
  }),
  /** Completes a to-do from its notification. Does nothing if the to-do is already completed. */
  completeTodo: notes.command({ id: TodoId }, (state, { id }, ctx) => {
    const todo = findActiveTodo(state, id);
    if (!todo) return reject("todo-missing");
    todo.doneAt ??= ctx.now;
    todo.remindAt = null;
  }),
};
