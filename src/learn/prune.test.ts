import { expect, it } from "vitest";
import { pruneWalk } from "./prune.ts";

/** Returns toy data: "x+" adds a letter, "x-" removes the letter, and any other step changes nothing. */
const dataOf = (steps: readonly string[]): string =>
  steps
    .reduce<string[]>((data, step) => {
      if (step.endsWith("+")) return [...data, step[0]!];
      return step.endsWith("-") ? data.filter((letter) => letter !== step[0]) : data;
    }, [])
    .join("");

it("keeps only the steps that change the final data", async () => {
  const walk = ["look", "a+", "look", "b+", "b-", "back", "c+", "look", "look"];
  const left = await pruneWalk(walk, (tried) => dataOf(tried) === dataOf(walk));
  expect(left).toEqual(["a+", "c+"]);
});
it("removes steps that can only be left out together", async () => {
  // The steps that add and remove a letter can only be left out together, so a sequence of two steps is tried before
  // single steps.
  const walk = ["a+", "x+", "x-", "b+"];
  expect(await pruneWalk(walk, (tried) => dataOf(tried) === "ab")).toEqual(["a+", "b+"]);
  expect(await pruneWalk(["a+"], (tried) => dataOf(tried) === "a")).toEqual(["a+"]);
  expect(await pruneWalk([], () => true)).toEqual([]);
});
it("a pruned walk is minimal and has the same data", async () => {
  for (let seed = 1; seed <= 60; seed++) {
    let state = seed;
    const next = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
    const walk = Array.from({ length: next(24) }, () => ["a+", "b+", "a-", "b-", "look"][next(5)]!);
    const wanted = dataOf(walk);
    const same = (tried: readonly string[]): boolean => dataOf(tried) === wanted;
    const left = await pruneWalk(walk, same);
    expect(same(left)).toBe(true);
    for (const at of left.keys()) expect(same(left.toSpliced(at, 1))).toBe(false);
  }
});
