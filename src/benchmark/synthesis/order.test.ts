import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { Curriculum } from "#contract/curriculum.ts";
import type { Suite } from "#contract/suite.ts";
import type { FilterLine, Subject } from "./filter.ts";
import { orderSubjects, type OrderOptions } from "./order.ts";

const at = (task: string, seed = 1): Subject => ({ task, seed, locale: "en" });
const subjects = ["b", "d", "a", "c"].map((id) => at(`suite/walks/${id}`));
const line = (id: string, steps: number, more: Partial<FilterLine> = {}): FilterLine => ({
  ...at(`suite/walks/${id}`),
  instruction: "",
  twin: null,
  agent: "text/m",
  world: "w",
  blind: false,
  most: 25,
  solvable: true,
  outcome: "success",
  admitted: true,
  steps,
  says: "",
  held: null,
  agreement: null,
  turns: [],
  ...more,
});
const dialogues = [
  line("a", 7),
  line("b", 3),
  line("c", 3),
  line("d", 2, { admitted: false, outcome: "failure" }),
  line("b", 1, { twin: { named: "x", asked: "y" }, solvable: false }),
];
const suite = {
  format: "phonebooth-suite-1",
  name: "walks",
  tasks: [
    ["a", 4],
    ["b", 2],
    ["c", 2],
    ["d", 1],
  ].map(([id, calls]) => ({ id, oracle: Array.from({ length: calls as number }, () => ({ call: "back", args: [] })) })),
} as unknown as Suite;
const wish: OrderOptions = { by: "simulated", seed: 1, subjects, suite, dialogues };
const names = (more: Partial<OrderOptions>): string[] =>
  orderSubjects({ ...wish, ...more }).tasks.map(({ task }) => task.split("/").at(-1)!);

describe("an order of tasks", () => {
  it("sorts by the steps of the dialogues, then by id, and leaves out tasks that were not admitted", () => {
    const order = orderSubjects(wish);
    expect(v.parse(Curriculum, order)).toEqual(order);
    expect(order.tasks.map(({ task, steps }) => [task, steps])).toEqual([
      ["suite/walks/b", 3],
      ["suite/walks/c", 3],
      ["suite/walks/a", 7],
    ]);
  });
  it("sorts by the pruned walk, with or without a filter", () => {
    expect(names({ by: "pruned" })).toEqual(["b", "c", "a"]);
    expect(names({ by: "pruned", dialogues: null })).toEqual(["d", "b", "c", "a"]);
  });
  it("sorts by the solution's steps, and leaves out tasks whose solution fails", () => {
    const steps: Record<string, number | null> = { a: 9, b: 12, c: 9, d: null };
    const solutionSteps = ({ task }: Subject) => steps[task.split("/").at(-1)!]!;
    expect(names({ by: "oracle", dialogues: null, solutionSteps })).toEqual(["a", "c", "b"]);
  });
  it("shuffles equally for the same seed, in whatever order the tasks are given", () => {
    const uniform = (seed: number, given = subjects) =>
      names({ by: "uniform", dialogues: null, seed, subjects: given });
    expect(uniform(3)).toEqual(uniform(3, subjects.toReversed()));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => uniform(seed).join(""))).size).toBeGreaterThan(5);
    expect(orderSubjects({ ...wish, by: "uniform" }).tasks.every(({ steps }) => steps === null)).toBe(true);
  });
  it("keeps seeds of one task apart", () => {
    const two = [at("notes/x", 2), at("notes/x", 1)];
    const lines = two.map((subject, i) => ({ ...line("", 5 - i), ...subject }));
    const order = orderSubjects({ ...wish, suite: null, subjects: two, dialogues: lines });
    expect(order.tasks.map(({ seed, steps }) => [seed, steps])).toEqual([
      [1, 4],
      [2, 5],
    ]);
    expect(order.suite).toBeNull();
  });
  it("refuses missing dialogues, a missing suite and an empty result", () => {
    expect(() => names({ dialogues: null })).toThrow("needs --filter");
    expect(() => names({ by: "pruned", suite: null })).toThrow("needs a suite");
    expect(() => names({ dialogues: [] })).toThrow("No task is left");
  });
});
