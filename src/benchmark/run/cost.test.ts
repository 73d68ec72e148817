import { expect, test } from "vitest";
import { costOf } from "./cost.ts";

const prices = { input: 2, output: 8 };
const turn = (input: number, output: number) => ({ usage: { input, output } });

test("an episode costs the tokens of all its turns, at prices per million", () => {
  expect(costOf([turn(500_000, 0), turn(0, 250_000)], prices)).toBe(3);
});
test("the cost is unknown if a turn lacks its tokens", () => {
  expect(costOf([turn(1, 1), { usage: null }], prices)).toBe(null);
  expect(costOf([turn(1, 1), turn(0, 0)], prices)).toBe(null);
  expect(costOf([], prices)).toBe(null);
});
