// Tasks from walks in the kernel.
import { expect, it } from "vitest";
import type { SuiteTask } from "#contract/suite.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { findPoolTasks, shapeOf, withSliders } from "./pool.ts";
import { proveOnKernel } from "./suite-proofs.ts";

it(
  "walks become proved tasks, at most as many of a shape as wished, and the same again",
  { timeout: 120_000 },
  async () => {
    await localWorld();
    const wish = { app: "notes", seeds: [1, 2], walks: 4, acts: 24, perShape: 2 };
    const find = async (): Promise<SuiteTask[]> => {
      const tasks: SuiteTask[] = [];
      const counts = await findPoolTasks(wish, (task) => tasks.push(task));
      expect(counts["proved"]).toBe(tasks.length);
      return tasks;
    };
    const tasks = await find();
    expect(tasks.length).toBeGreaterThan(3);
    for (const [shape, own] of Map.groupBy(tasks, shapeOf)) expect(own.length, shape).toBeLessThanOrEqual(2);
    for (const { instruction, oracle } of tasks) {
      expect(oracle.length).toBeGreaterThanOrEqual(3);
      expect(instruction.en).not.toMatch(/\b[a-z]+_\w+|what it becomes now/);
    }
    expect(new Set(tasks.map(({ instruction }) => instruction.en)).size).toBe(tasks.length);
    expect((await proveOnKernel("pool", tasks[0]!)).flatMap(({ faults }) => faults)).toEqual([]);
    expect(await find()).toEqual(tasks);
  },
);
it("two tasks have one shape if they change the same fields of other records", () => {
  const task = (...paths: readonly string[]) => ({
    checks: paths.map((path) => ({ that: "", path, kind: "changed" as const, value: 1 })),
  });
  expect(shapeOf(task("/notes/notes/note_s1/pinned"))).toBe(shapeOf(task("/notes/notes/note_s9/pinned")));
  expect(shapeOf(task("/notes/notes/note_s1/pinned"))).not.toBe(shapeOf(task("/notes/notes/note_s1/title")));
  expect(shapeOf(task("/a/b", "/c/d"))).toBe(shapeOf(task("/c/d", "/a/b")));
});
it("only acts with one number become sliders", () => {
  const oracle = [
    { call: "open" as const, args: ["clock"] },
    { call: "act" as const, args: ["clock", "settings.volume", { value: 11 }] },
    { call: "act" as const, args: ["clock", "main.open", { id: "alarm_1" }] },
  ];
  expect(withSliders({ oracle } as unknown as SuiteTask).oracle.map(({ call }) => call)).toEqual([
    "open",
    "slide",
    "act",
  ]);
});
