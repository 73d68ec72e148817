// Tasks that ask for two things in two apps.
import { expect, it } from "vitest";
import type { SuiteTask } from "#contract/suite.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { act, awake, tap, walkOf, writeNote, type WalkedAction } from "#test/support/scripted-walk.ts";
import { combineTasks, drawPairs } from "./pairs.ts";
import { findPoolTasks, shapeOf } from "./pool.ts";
import { proveOnKernel } from "./suite-proofs.ts";

async function tasksOf(app: string, walks: readonly (readonly WalkedAction[])[]): Promise<SuiteTask[]> {
  const tasks: SuiteTask[] = [];
  await findPoolTasks(
    { app, seeds: [1], walks: walks.length, steps: 24, perShape: 9 },
    {
      walk: async ({ number }) => ({ ...walkOf(walks[number]!, 1), name: `${app}.s1.${number}` }),
      proveOnPage: null,
      recordOfWorld: () => null,
      onTask: (task) => tasks.push(task),
    },
  );
  return tasks;
}
const setting = (name: string, value: boolean): WalkedAction[] => [
  awake("settings"),
  tap(act("settings", "page", { id: "systemSounds" })),
  tap(act("settings", "set", { group: "sound", name, value })),
];

it("a pair asks for both, and is proved like any other task", { timeout: 120_000 }, async () => {
  await localWorld();
  const titles = ["Oat bread", "Dentist", "Team lunch"];
  const notes = await tasksOf(
    "notes",
    titles.map((title) => [awake("notes"), ...writeNote(title)]),
  );
  const sounds = await tasksOf("settings", [setting("chargingSounds", false), setting("lockSounds", false)]);
  const [a, b] = [notes[0]!, sounds[0]!];
  const pair = combineTasks(a, b)!;
  expect(pair.instruction.en).toBe(`${a.instruction.en} ${b.instruction.en}`);
  expect([pair.checks.length, pair.apps]).toEqual([a.checks.length + b.checks.length, [...a.apps, ...b.apps]]);
  expect((await proveOnKernel("pool", pair)).flatMap(({ faults }) => faults)).toEqual([]);
  // Either part alone is not enough.
  for (const oracle of [a.oracle, b.oracle]) {
    const [solution] = await proveOnKernel("pool", { ...pair, oracle });
    expect(solution!.faults.some((fault) => fault.startsWith("the end does not pass the check"))).toBe(true);
  }
  expect(combineTasks(a, notes[1]!)).toBeNull();
  expect(combineTasks(a, { ...b, start: { ...b.start, seed: 2 } })).toBeNull();

  const pairs = drawPairs([...notes, ...sounds], 20);
  expect(pairs.length).toBeGreaterThan(3);
  expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
  for (const [shape, own] of Map.groupBy(pairs, shapeOf)) expect(own.length, shape).toBeLessThanOrEqual(3);
  expect(drawPairs([...notes, ...sounds], 20)).toEqual(pairs);
});
it("two tasks whose new records have the same kind are not combined, because their ids would be confused", () => {
  const task = (app: string, id: string): SuiteTask =>
    ({
      ...{ id: app, apps: [app], instruction: { en: app }, allow: [] },
      start: { seed: 1, locale: "en", patches: [] },
      checks: [{ that: "", path: `/os/files/${id}`, kind: "added", value: {} }],
      oracle: [{ call: "open", args: [app] }],
      provenance: { walk: app, from: 1, to: 1, seed: 1, steps: 1, calls: 1, model: null },
    }) as unknown as SuiteTask;
  expect(combineTasks(task("a", "file_new0"), task("b", "file_new0"))).toBeNull();
  expect(combineTasks(task("a", "file_new0"), task("b", "note_new0"))?.apps).toEqual(["a", "b"]);
});
