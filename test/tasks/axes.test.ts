// The composition of the benchmark, to the unit: 256 tasks of the test split, 160 of the train split, 7 of high risk apart.
import { describe, expect, test } from "vitest";
import { phone } from "#apps/phone.ts";
import { compositions, difficulties, objectives } from "#judge/define.ts";
import { countedSeeds, listTasks, type TaskInfo } from "#tasks/catalog.ts";

const all = listTasks();
const tasksOf = (split: TaskInfo["split"]): readonly TaskInfo[] => all.filter((task) => task.split === split);
const count = (tasks: readonly TaskInfo[], values: readonly string[], read: (task: TaskInfo) => string): number[] =>
  values.map((value) => tasks.filter((task) => read(task) === value).length);

describe.each([
  ["test", [163, 65, 28], [170, 48, 38], [22, 110, 56, 68], [20, 73, 83, 80], 74],
  ["train", [141, 17, 2], [96, 52, 12], [23, 96, 15, 26], [20, 60, 54, 26], 59],
] as const)("the %s split", (split, scopes, byObjective, byComposition, byDifficulty, sheets) => {
  const tasks = tasksOf(split);
  test("has this many tasks of each scope, objective, composition and difficulty", () => {
    expect({
      scopes: count(tasks, ["S1", "S2", "S3"], ({ scope }) => scope),
      objectives: count(tasks, objectives, ({ objective }) => objective),
      compositions: count(tasks, compositions, ({ composition }) => composition),
      difficulties: count(tasks, difficulties, ({ difficulty }) => difficulty),
      sheets: tasks.filter(({ answerFields }) => answerFields > 0).length,
    }).toEqual({
      scopes,
      objectives: byObjective,
      compositions: byComposition,
      difficulties: byDifficulty,
      sheets,
    });
  });
  test("uses every app that a person opens", () => {
    const used = new Set(tasks.flatMap(({ apps }) => apps));
    const opened = phone.apps.filter(({ part }) => part !== "sheet").map(({ id }) => id);
    expect(opened.filter((id) => !used.has(id))).toEqual([]);
  });
});
test("the high-risk subset has seven tasks of its own and seven of the test split", () => {
  expect([
    tasksOf("high_risk").length,
    tasksOf("test").filter(({ highRisk }) => highRisk).length,
    tasksOf("train").filter(({ highRisk }) => highRisk).length,
  ]).toEqual([7, 7, 0]);
});
test("nine tasks in ten have at least twenty instances, and all have several", () => {
  const few = all.filter(({ instances }) => instances < 20);
  expect(few.length).toBeLessThanOrEqual(all.length / 10);
  expect(all.filter(({ instances }) => instances < 2).map(({ id }) => id)).toEqual([]);
  expect(all.every(({ instances }) => instances <= countedSeeds)).toBe(true);
  expect(all.reduce((sum, { instances }) => sum + instances, 0)).toBeGreaterThan(27_000);
});
