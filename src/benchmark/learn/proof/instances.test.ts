import { expect, test } from "vitest";
import { parseInstruction, splitWords } from "#learn/instruction.ts";
import { splitByWords, type InstanceRef } from "./instances.ts";
import type { Start } from "./starts.ts";
import { startsForVariant, rateOf, variants } from "./study.ts";

const family = (task: string, pages: readonly string[], rows: readonly string[]): InstanceRef[] =>
  pages.flatMap((page, i) =>
    rows.map((row, j) => ({
      task,
      seed: i * rows.length + j,
      instruction: `In X, under "${page}", turn on "${row}".`,
    })),
  );
const families = [
  family(
    "a/one",
    ["Display", "Sound", "Lock", "Apps"],
    ["Dark screen", "Loud bell", "Soft bell", "Late hour", "Screen"],
  ),
  family("b/two", ["Morning", "Evening", "Night"], ["Display hour", "Tea", "Walk", "Bell"]),
];
const quotedWordsIn = (list: readonly InstanceRef[]): Set<string> =>
  new Set(list.flatMap(({ instruction }) => parseInstruction(instruction).phrases.flatMap(splitWords)));

test("learnt and held-out instances quote no word in common", () => {
  for (let seed = 0; seed < 20; seed++) {
    const { learning, heldOut } = splitByWords(families, { learning: 2, holding: 100, seed });
    expect(learning.map(({ task }) => task)).toEqual(["a/one", "a/one", "b/two", "b/two"]);
    expect(heldOut.length).toBeGreaterThan(0);
    const words = quotedWordsIn(learning);
    expect([...quotedWordsIn(heldOut)].filter((word) => words.has(word))).toEqual([]);
  }
});
test("holds out all instances that share no quoted word with learnt ones, alternating families, up to the limit", () => {
  const all = splitByWords(families, { learning: 1, holding: 100, seed: 3 });
  const words = quotedWordsIn(all.learning);
  const open = families.flat().filter((one) => [...quotedWordsIn([one])].every((word) => !words.has(word)));
  expect(new Set(all.heldOut)).toEqual(new Set(open));
  const few = splitByWords(families, { learning: 1, holding: 4, seed: 3 });
  expect(few.heldOut).toEqual(all.heldOut.slice(0, 4));
  expect(few.heldOut.map(({ task }) => task)).toEqual(["a/one", "b/two", "a/one", "b/two"]);
});
test("the seed alone determines the split", () => {
  const wish = { learning: 2, holding: 6 };
  expect(splitByWords(families, { ...wish, seed: 5 })).toEqual(splitByWords(families, { ...wish, seed: 5 }));
  expect(splitByWords(families, { ...wish, seed: 5 })).not.toEqual(splitByWords(families, { ...wish, seed: 6 }));
});
test("names a family that has too few instances", () => {
  expect(() => splitByWords(families, { learning: 13, holding: 1, seed: 1 })).toThrow(
    "b/two: the family has fewer than 13 instances",
  );
});
test("counts successes by family, and averages the steps of successes only", () => {
  const [one, two] = families.map((list) => list[0]!);
  const looked = [
    { instance: one!, success: true, completed: true, steps: 4 },
    { instance: one!, success: false, completed: true, steps: 1 },
    { instance: two!, success: true, completed: true, steps: 6 },
    { instance: two!, success: false, completed: false, steps: 15 },
  ];
  expect(rateOf(looked)).toEqual({
    successes: 2,
    of: 4,
    families: { "a/one": [1, 2], "b/two": [1, 2] },
    steps: 5,
    completed: 3,
  });
  expect(rateOf([]).steps).toBe(null);
});

test("only the course without the filter has unsolvable variants", () => {
  const start = (id: string, solvable: boolean): Start => ({ id, solvable }) as Start;
  const starts = { solvable: [start("a", true)], unsolvable: [start("a, twin", false)] };
  for (const variant of variants)
    expect(startsForVariant(variant, starts).map(({ id }) => id)).toEqual(
      variant === "no-filter" ? ["a", "a, twin"] : ["a"],
    );
});
