// Tests due times, the order of to-dos, and their reminders. The suite for all apps does not cover these.
import { describe, expect, it } from "vitest";
import type { PhoneState } from "#os/state.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { dayNumber, dayStartMs } from "#state/day.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { trashedNotes } from "./queries.ts";
import type { State, Todo } from "./state.ts";
import { todoGroups, todosDoneOn, todosDueOn, todosIn, findTodosByText, trashedTodos } from "./todo-queries.ts";

const zone = 480;
const today = "2026-03-16";
const at = (day: string, hour: number, minute = 0): number =>
  dayStartMs(dayNumber(day), zone) + hour * hourMs + minute * minuteMs;
const device = { width: 360, height: 800, dpr: 3 };
const boot = (): PhoneState =>
  phone.boot({ startMs: at(today, 9), lang: "en", device, theme: "light", fontScale: 1, seed: 1 });
const stateOf = (s: PhoneState): State => s.apps["notes"] as unknown as State;
const tick = (s: PhoneState, ms: number): PhoneState => phone.reduce(s, { name: "os.tick", args: { ms } }).state;
function run(s: PhoneState, name: string, args: object): { state: PhoneState; result: Json } {
  const done = phone.reduce(s, { name: `notes.${name}`, args: args as Json });
  expect(done.rejected).toBeNull();
  return { state: done.state, result: done.result ?? null };
}
const refusal = (s: PhoneState, name: string, args: object): string | null =>
  phone.reduce(s, { name: `notes.${name}`, args: args as Json }).rejected;
const act = (s: PhoneState, on: string, args: object = {}): PhoneState => {
  const done = phone.reduce(s, { name: "os.act", args: { app: "notes", on, args: args as Json } });
  expect(done.rejected).toBeNull();
  return done.state;
};
const fields = { id: null, text: "Sweep", due: null, dueMinute: null, priority: "none", folder: null } as const;
/** Creates a phone without to-dos. */
function bootEmpty(): PhoneState {
  const s = boot();
  return phone.parse({ ...s, apps: { ...s.apps, notes: { ...stateOf(s), todos: {} } } });
}
function createTodo(
  s: PhoneState,
  more: Partial<Record<keyof typeof fields, Json>>,
): { state: PhoneState; id: string } {
  const { state, result } = run(s, "saveTodo", { ...fields, ...more });
  return { state, id: result as string };
}
const todoIn = (s: PhoneState, id: string): Todo => stateOf(s).todos[id]!;
const notifications = (s: PhoneState) =>
  Object.entries(s.os.notifications).flatMap(([id, n]) =>
    n.app === "notes" ? [{ id, at: n.at, facts: n.facts }] : [],
  );

describe("to-dos", () => {
  it("store what was written, and replace it when they are saved again", () => {
    const { state, id } = createTodo(bootEmpty(), {
      due: "2026-03-20",
      dueMinute: 870,
      priority: "high",
      folder: "folder_work",
    });
    expect(todoIn(state, id)).toEqual({
      ...fields,
      id,
      due: "2026-03-20",
      dueMinute: 870,
      priority: "high",
      folder: "folder_work",
      createdAt: at(today, 9),
      doneAt: null,
      remindAt: at("2026-03-20", 14, 30),
      trashedAt: null,
    });
    const again = run(state, "saveTodo", { ...fields, id, text: " Mop " }).state;
    expect(todoIn(again, id)).toMatchObject({ text: "Mop", due: null, folder: null, remindAt: null });
  });
  it("are refused with a time but no day, in a missing folder, or if they do not exist", () => {
    const s = bootEmpty();
    expect(refusal(s, "saveTodo", { ...fields, dueMinute: 60 })).toBe("day-first");
    expect(refusal(s, "saveTodo", { ...fields, folder: "folder_none" })).toBe("folder-missing");
    expect(refusal(s, "saveTodo", { ...fields, id: "todo_none" })).toBe("todo-missing");
    expect(refusal(s, "moveTodos", { ids: [], folder: "folder_none" })).toBe("folder-missing");
    for (const [name, args] of [
      ["toggleTodo", { id: "todo_none" }],
      ["trashTodos", { ids: ["todo_none"] }],
      ["restoreTodo", { id: "todo_none" }],
      ["destroyTodo", { id: "todo_none" }],
      ["completeTodo", { id: "todo_none" }],
    ] as const)
      expect(refusal(s, name, args)).toBe("todo-missing");
  });
  it("remember the day they were completed until they are reopened", () => {
    const { state, id } = createTodo(bootEmpty(), {});
    const done = run(tick(state, dayMs), "toggleTodo", { id }).state;
    expect(todosDoneOn(stateOf(done), dayNumber(today) + 1, zone).map((x) => x.id)).toEqual([id]);
    expect(todosDoneOn(stateOf(done), dayNumber(today), zone)).toEqual([]);
    const open = run(done, "toggleTodo", { id }).state;
    expect(todoIn(open, id).doneAt).toBeNull();
    const again = run(tick(done, hourMs), "completeTodo", { id }).state;
    expect(todoIn(again, id).doneAt).toBe(todoIn(done, id).doneAt);
  });
  it("are grouped, and sorted by day and time, then by priority", () => {
    let s = bootEmpty();
    for (const [text, due, dueMinute, priority] of [
      ["late", "2026-03-15", null, "none"],
      ["very late", "2026-02-01", null, "low"],
      ["at nine", today, 540, "none"],
      ["today", today, null, "low"],
      ["today, high", today, null, "high"],
      ["some day", null, null, "none"],
      ["next month", "2026-04-01", 0, "none"],
      ["tomorrow", "2026-03-17", 1439, "none"],
    ] as const)
      s = tick(createTodo(s, { text, due, dueMinute, priority }).state, 1000);
    const [late] = findTodosByText(stateOf(s), " LATE ");
    s = run(s, "toggleTodo", { id: late!.id }).state;
    const groups = todoGroups(stateOf(s), "", null, dayNumber(today));
    expect(groups.map(({ name, todos }) => [name, todos.map((x) => x.text)])).toEqual([
      ["overdue", ["very late"]],
      ["today", ["today, high", "today", "at nine"]],
      ["later", ["tomorrow", "next month"]],
      ["undated", ["some day"]],
      ["done", ["late"]],
    ]);
    expect(todosDueOn(stateOf(s), today)).toHaveLength(3);
    expect(todoGroups(stateOf(s), " HIGH", null, dayNumber(today)).map(({ todos }) => todos.length)).toEqual([1]);
  });
  it("move between folders, and lose their folder when it is deleted", () => {
    const { state, id } = createTodo(bootEmpty(), { folder: "folder_home" });
    expect(todosIn(stateOf(state), "", "folder_home").map((x) => x.id)).toEqual([id]);
    const moved = run(state, "moveTodos", { ids: [id], folder: "folder_work" }).state;
    expect([todosIn(stateOf(moved), "", "folder_home"), todoIn(moved, id).folder]).toEqual([[], "folder_work"]);
    expect(todoIn(run(moved, "deleteFolder", { id: "folder_work" }).state, id).folder).toBeNull();
  });
  it("move to the trash and back, and disappear when it is emptied", () => {
    const { state, id } = createTodo(bootEmpty(), { due: today, dueMinute: 1200 });
    const gone = run(state, "trashTodos", { ids: [id] }).state;
    expect([todosIn(stateOf(gone), "", null), todoIn(gone, id).remindAt]).toEqual([[], null]);
    expect(refusal(gone, "toggleTodo", { id })).toBe("todo-missing");
    expect(notifications(tick(gone, dayMs))).toEqual([]);
    const back = run(gone, "restoreTodo", { id }).state;
    expect(todoIn(back, id)).toEqual(todoIn(state, id));
    expect(refusal(back, "destroyTodo", { id })).toBe("todo-missing");
    const none = run(gone, "emptyTrash", {}).state;
    expect([trashedTodos(stateOf(none)), trashedNotes(stateOf(none))]).toEqual([[], []]);
    expect(Object.keys(stateOf(run(gone, "destroyTodo", { id }).state).todos)).toEqual([]);
  });
  it("move to the trash together once they are done and cleared", () => {
    const s = run(boot(), "clearDone", {}).state;
    expect(trashedTodos(stateOf(s)).map((x) => x.id)).toEqual(["todo_s10", "todo_s4", "todo_s5"]);
    expect(todosIn(stateOf(s), "", null).every((x) => x.doneAt === null)).toBe(true);
  });
});

describe("the due time of a to-do", () => {
  it("notifies once; a day without a time does not notify", () => {
    const timed = createTodo(bootEmpty(), { due: today, dueMinute: 10 * 60 });
    const s = tick(createTodo(timed.state, { due: today }).state, dayMs);
    expect(notifications(s).map((n) => [n.at, n.facts])).toEqual([[at(today, 10), { text: "Sweep" }]]);
    expect(todoIn(s, timed.id)).toMatchObject({ remindAt: null, due: today, dueMinute: 600 });
  });
  it("does not notify if the to-do is done or the time has passed", () => {
    const { state, id } = createTodo(bootEmpty(), { due: today, dueMinute: 10 * 60 });
    expect(notifications(tick(run(state, "toggleTodo", { id }).state, dayMs))).toEqual([]);
    expect(notifications(tick(createTodo(bootEmpty(), { due: today, dueMinute: 8 * 60 }).state, dayMs))).toEqual([]);
    // If a completed to-do is opened again before its due time, the phone still sends its reminder.
    const again = run(run(state, "toggleTodo", { id }).state, "toggleTodo", { id }).state;
    expect(notifications(tick(again, dayMs))).toHaveLength(1);
  });
  it("has a notification that opens the to-do or completes it", () => {
    const { state, id } = createTodo(bootEmpty(), { due: today, dueMinute: 10 * 60, priority: "medium" });
    const s = tick(state, 2 * hourMs);
    const notice = notifications(s)[0]!.id;
    const opened = phone.reduce(s, { name: "os.openNotification", args: { id: notice } }).state;
    expect(phone.top(opened, "notes")).toMatchObject({
      screen: "list",
      view: { tab: "todos", open: "todo", editing: id, todo: "Sweep", due: today, hour: "10", priority: "medium" },
    });
    const ticked = phone.reduce(s, { name: "os.notificationAction", args: { id: notice, index: 0 } }).state;
    expect(todoIn(ticked, id).doneAt).toBe(at(today, 11));
  });
});

describe("the to-do sheet", () => {
  const opened = (): PhoneState => phone.reduce(boot(), { name: "os.launch", args: { app: "notes" } }).state;
  const set = (s: PhoneState, patch: object): PhoneState =>
    phone.reduce(s, { name: "os.view", args: { app: "notes", patch: patch as Json } }).state;
  it("creates a to-do in the selected folder", () => {
    let s = act(set(opened(), { tab: "todos", folder: "folder_travel" }), "newTodo");
    expect(phone.top(s, "notes").view).toMatchObject({
      todoFolder: "folder_travel",
      hour: "10",
      minute: "00",
      due: null,
    });
    expect(
      phone.reduce(s, { name: "os.act", args: { app: "notes", on: "saveTodo", args: {} } }).rejected,
    ).not.toBeNull();
    s = act(set(s, { todo: "Pack", due: "2026-03-18", timed: true, hour: "7", minute: "5" }), "saveTodo");
    expect(findTodosByText(stateOf(s), "pack")[0]).toMatchObject({
      due: "2026-03-18",
      dueMinute: 425,
      folder: "folder_travel",
    });
    expect(phone.top(s, "notes").view["open"]).toBeNull();
  });
  it("saves an unedited to-do unchanged, and drops a time without a day", () => {
    const before = stateOf(opened()).todos;
    let s = opened();
    for (const id of Object.keys(before)) s = act(act(s, "openTodo", { id }), "saveTodo");
    expect(stateOf(s).todos).toEqual(before);
    s = act(set(act(s, "openTodo", { id: "todo_s2" }), { due: null }), "saveTodo");
    expect(todoIn(s, "todo_s2")).toMatchObject({ due: null, dueMinute: null, remindAt: null });
  });
  it("asks before it moves a to-do to the trash", () => {
    const s = act(act(opened(), "openTodo", { id: "todo_s1" }), "trashTodo");
    expect(todoIn(s, "todo_s1").trashedAt).toBeNull();
    expect(s.view.dialog).not.toBeNull();
  });
});
