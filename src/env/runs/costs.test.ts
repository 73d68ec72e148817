// Tests the costs of a run's episodes: each judged episode needs exactly one cost.
import { expect, test } from "vitest";
import { medianCost } from "./costs.ts";

const costs = (...given: [number, number][]) => ({ episodes: given.map(([episode, usd]) => ({ episode, usd })) });

test("the median is the middle cost, or the mean of the two in the middle", () => {
  expect(medianCost(costs([1, 9], [2, 1], [3, 2]), [1, 2, 3])).toBe(2);
  expect(medianCost(costs([2, 1], [1, 4]), [1, 2])).toBe(2.5);
});

test.each([
  ["a missing one", costs([1, 1]), "episodes", "Expected a cost for each judged episode; episode 2 has none"],
  ["one twice", costs([1, 1], [2, 1], [1, 3]), "episodes.2.episode", "Episode 1 has a cost more than once"],
  [
    "one of no judged episode",
    costs([1, 1], [2, 1], [3, 1]),
    "episodes.2.episode",
    "Episode 3 of this run was not judged",
  ],
])("refuses %s and names its path", (_, given, path, message) => {
  expect(() => medianCost(given, [1, 2])).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ issues: [{ path, message }] }) }),
  );
});
