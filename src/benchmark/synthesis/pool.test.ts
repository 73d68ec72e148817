// Tasks from short walks.
import { beforeAll, expect, it } from "vitest";
import type { SuiteTask } from "#contract/suite.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { act, awake, tap, walkOf, writeNote } from "#test/support/scripted-walk.ts";
import type { PageWalk } from "./page-walk.ts";
import { faultOfGoal, findPoolTasks, isWanted, shapeOf, type PoolCounts } from "./pool.ts";

beforeAll(async () => void (await localWorld()));

const titles = ["Oat bread", "Dentist", "Team lunch", "Oat bread"];
/** Writes a note with the title of this number. */
const walk = async ({ seed, number }: PageWalk) => ({
  ...walkOf([awake("notes"), ...writeNote(titles[number]!)], seed),
  name: `notes.s${seed}.${number}`,
});
const wish = { app: "notes", seeds: [1, 2], walks: titles.length, steps: 24, perShape: 3 };
async function find(more: object = {}): Promise<{ tasks: SuiteTask[]; counts: PoolCounts }> {
  const tasks: SuiteTask[] = [];
  const onTask = (task: SuiteTask): void => void tasks.push(task);
  const tools = { walk, proveOnPage: null, recordOfWorld: () => null, onTask, ...more };
  return { tasks, counts: await findPoolTasks(wish, tools) };
}

it("walks become proved tasks, each instruction once, at most as many of a shape as wished", async () => {
  const { tasks, counts } = await find();
  expect(tasks.map(({ instruction }) => instruction.en)).toEqual(
    ["Oat bread", "Dentist", "Team lunch"].map((title) => `{app.notes}: add a note: title "${title}".`),
  );
  expect(counts).toEqual({ proved: 3, "same-instruction": 2, "enough-of-the-shape": 1, "same-places": 2 });
  expect(new Set(tasks.map(shapeOf)).size).toBe(1);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(3);
});
it("a task that a page cannot play is left out", async () => {
  const faults = ["nothing on the screen does notes.list.new"];
  const proveOnPage = async ({ id }: SuiteTask) => ({ task: id, proof: "page", faults });
  const { tasks, counts } = await find({ proveOnPage });
  expect([tasks, counts["not-proved: page"]]).toEqual([[], 6]);
});
it("one touch after the app was opened is no task", async () => {
  const scheme = tap(act("settings", "set", { group: "sound", name: "chargingSounds", value: false }));
  const short = async ({ seed }: PageWalk) =>
    walkOf([awake("settings"), tap(act("settings", "page", { id: "systemSounds" })), scheme], seed);
  expect((await find({ walk: short })).counts["proved"]).toBe(1);
  const tick = tap(act("notes", "tick", { id: "todo_s10" }));
  const trivial = async ({ seed }: PageWalk) => walkOf([awake("notes"), tick], seed);
  expect((await find({ walk: trivial })).counts["trivial"]).toBeGreaterThan(0);
});
it("goals that nobody would have are named", () => {
  const changed = (path: string) => ({ path, kind: "changed" as const, value: 1 });
  const removed = (path: string) => ({ path, kind: "removed" as const, value: null });
  expect(faultOfGoal([changed("/notes/notes/note_s1/title")])).toBeNull();
  expect(faultOfGoal(["a", "b", "c", "d"].map((field) => changed(`/notes/${field}`)))).toBe("too-many-changes");
  expect(faultOfGoal([changed("/notes/notes/note_s1/title"), changed("/notes/notes/note_s1/trashedAt")])).toBe(
    "contradiction",
  );
  expect(faultOfGoal([removed("/notes/notes/note_s1"), changed("/notes/notes/note_s2/title")])).toBeNull();
  const file = (type: string) => ({ path: "/os/files/file_new0", kind: "added" as const, value: { type } });
  expect([faultOfGoal([file("file")]), faultOfGoal([file("folder")])]).toEqual(["technical", null]);
  const timer = {
    path: "/clock/timers/timer_new0",
    kind: "added" as const,
    value: { durationMs: 300_000, leftMs: 299_000 },
  };
  expect(faultOfGoal([timer])).toBe("technical");
  expect(faultOfGoal([changed("/os/files/file_s1/turns")])).toBe("unclear");
  expect(faultOfGoal([changed("/messages/messages/message_s1/status")])).toBe("unclear");
  expect(faultOfGoal([changed("/clock/weekStart")])).toBe("unclear");
  expect(faultOfGoal([changed("/notes/notes/note_s1/body")])).toBe("unclear");
  const call = { path: "/contacts/calls/call_new0", kind: "added" as const, value: { durationMs: 0 } };
  expect([faultOfGoal([call]), faultOfGoal([call, changed("/contacts/blocked")])]).toEqual([null, "contradiction"]);
  const event = (title: string) => ({ path: "/calendar/events/event_new0", kind: "added" as const, value: { title } });
  expect([faultOfGoal([event("")]), faultOfGoal([event("Lunch")])]).toEqual(["technical", null]);
  expect(isWanted({ checks: [{ that: "", ...changed("/reddit/searches") }] })).toBe(false);
  expect(isWanted({ checks: [{ that: "", ...changed("/notes/sort") }] })).toBe(true);
});
it("two tasks have one shape if they change the same fields of other records", () => {
  const task = (...paths: readonly string[]) => ({
    checks: paths.map((path) => ({ that: "", path, kind: "changed" as const, value: 1 })),
  });
  expect(shapeOf(task("/notes/notes/note_s1/pinned"))).toBe(shapeOf(task("/notes/notes/note_s9/pinned")));
  expect(shapeOf(task("/notes/notes/note_s1/pinned"))).not.toBe(shapeOf(task("/notes/notes/note_s1/title")));
  expect(shapeOf(task("/a/b", "/c/d"))).toBe(shapeOf(task("/c/d", "/a/b")));
});
