import { expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { apps } from "#apps/registry.ts";
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import { defaultBoot } from "./instance.ts";
import { judgeTask, occasionOf, type Verdict } from "./judge.ts";
import { prepareJsonPhone, jsonTask, type JsonCall, type JsonTask } from "./json-task.ts";
import { normalizeChanges, instant, newIds, replaceIds, restoreIds } from "./normalized-changes.ts";
import { playOnKernel, StuckError } from "./kernel-driver.ts";

const all = apps as readonly AnyApp[];
const boot = defaultBoot("en", 0);
const note = (title: string, changed: string = "$now") => ({
  id: "note_new0",
  title,
  body: "",
  items: [],
  pictures: [],
  folder: null,
  pinned: false,
  private: false,
  createdAt: instant,
  updatedAt: changed === "$now" ? instant : changed,
  remindAt: null,
  trashedAt: null,
});
const newNote: JsonTask = {
  apps: ["notes"],
  instruction: { en: 'Write a note "Milk" in {app.notes}' },
  start: { seed: 0, locale: "en", patches: [] },
  checks: [{ that: "there is a new note", path: "/notes/notes/note_new0", kind: "added", value: note("Milk") }],
  allow: ["/notes/notes/note_new0"],
  oracle: [
    { call: "open", args: ["notes"] },
    { call: "act", args: ["notes", "list.new", {}] },
    { call: "type", args: ["title", "Milk"] },
    { call: "back", args: [] },
  ],
  budget: 15,
  difficulty: "L1",
};
async function playTask(json: JsonTask, oracle: readonly JsonCall[] = json.oracle, wait = 0): Promise<Verdict> {
  const start = prepareJsonPhone(phone, json, boot);
  const from: PhoneState = wait === 0 ? start : phone.reduce(start, { name: "os.tick", args: { ms: wait } }).state;
  const { state } = await playOnKernel(phone, from, (o) =>
    jsonTask({ ...json, oracle }, all).oracle(o as never, {}, occasionOf(start, "en")),
  );
  const end = { outcome: "complete", steps: 4, budget: 15, reward: null } as const;
  return judgeTask(jsonTask(json, all), {} as never, phone, "en", start, state, end);
}
const [open, add, type, back] = newNote.oracle as [JsonCall, JsonCall, JsonCall, JsonCall];

it("the solution succeeds at a later time and with other ids", async () => {
  expect(await playTask(newNote)).toMatchObject({ success: true, clean: true, progress: 1 });
  expect(await playTask(newNote, newNote.oracle, 600_000)).toMatchObject({ success: true });
  // The phone has already assigned an id.
  const later = {
    ...newNote,
    start: { ...newNote.start, patches: [{ op: "replace", path: ["rng", "nextId"], value: 40 }] },
  } as JsonTask;
  expect(await playTask(later)).toMatchObject({ success: true });
});
it("another value, a second note or an empty run fails", async () => {
  expect(await playTask(newNote, [open, add, { ...type, args: ["title", "Milch"] }, back])).toMatchObject({
    goal: false,
    clean: true,
  });
  expect(await playTask(newNote, [open])).toMatchObject({ goal: false, clean: true, progress: 0 });
  const twice = await playTask(newNote, [open, add, type, back, add, { ...type, args: ["title", "Bread"] }, back]);
  expect(twice).toMatchObject({ goal: true, clean: false, success: false });
  expect(twice.sideEffects.map(({ kind, app }) => [kind, app])).toEqual([["added", "notes"]]);
});
it("a solution refers to what it created by position", async () => {
  const reopened: JsonCall[] = [
    ...newNote.oracle,
    { call: "act", args: ["notes", "list.open", { id: "note_new0" }] },
    { call: "type", args: ["body", "two pints"] },
    { call: "back", args: [] },
  ];
  const json = {
    ...newNote,
    checks: [{ ...newNote.checks[0]!, value: { ...note("Milk"), body: "two pints" } }],
    oracle: reopened,
  };
  expect(await playTask(json)).toMatchObject({ success: true });
});
it("a solution gets stuck on an unavailable act, and an unknown app is refused", async () => {
  await expect(playTask(newNote, [open, { call: "act", args: ["notes", "editor.save", {}] }])).rejects.toThrow(
    StuckError,
  );
  expect(() => jsonTask({ ...newNote, apps: ["nothing"] }, all)).toThrow("no app nothing");
});
it("positions count each kind separately, in order of creation", () => {
  const known = { has: (id: string): boolean => id === "note_1" };
  const ids = newIds(known, { a: "note_12", b: ["note_9", "note_1"], event_3: true });
  expect([...ids]).toEqual([
    ["note", ["note_9", "note_12"]],
    ["event", ["event_3"]],
  ]);
  const told = replaceIds({ event_3: "note_12 and note_1" }, ids);
  expect(told).toEqual({ event_new0: "note_new1 and note_1" });
  expect(restoreIds(told, ids)).toEqual({ event_3: "note_12 and note_1" });
  expect(restoreIds("note_new7", ids)).toBe("note_new7");
  const changes = [
    { path: "/a/note_12", kind: "added", after: { at: 1500, far: 9000, note: "note_9" } },
    { path: "/a/note_9", kind: "removed", before: 1 },
  ] as const;
  expect(normalizeChanges(changes, known, 1000, 2000)).toEqual([
    { path: "/a/note_new1", kind: "added", value: { at: instant, far: 9000, note: "note_new0" } },
    { path: "/a/note_new0", kind: "removed", value: null },
  ]);
});
