// Tests that declared guards give the same results as equivalent functions.
import { expect, test } from "vitest";
import { all, any, atLeast, conditionOf, equal, isNotEmpty, isChosen, isOn, hasText, memberOf, not } from "./guards.ts";

const here = {
  view: { step: "done", name: "  ", chosen: ["a", "b"], entry: null, flag: true, count: 3 },
  params: { id: "x" },
  state: { account: { signedIn: false } },
};
test.each([
  [equal("view.step", "done"), true],
  [equal("view.step", "bill"), false],
  [equal("state.account.signedIn", true), false],
  [not(equal("view.entry", null)), false],
  [memberOf("params.id", "y", "x"), true],
  [memberOf("params.id", "y"), false],
  [atLeast("view.chosen", 2), true],
  [atLeast("view.chosen", 3), false],
  [atLeast("view.count", 3), true],
  [atLeast("view.count", 4), false],
  [atLeast("view.name", 1), false],
  [all(equal("view.step", "done"), equal("params.id", "x")), true],
  [all(equal("view.step", "done"), equal("params.id", "y")), false],
  [any(equal("view.step", "bill"), equal("params.id", "x")), true],
  [any(equal("view.step", "bill"), equal("params.id", "y")), false],
  [hasText("step"), true],
  [hasText("name"), false],
  [isNotEmpty("chosen"), true],
  [isChosen("entry"), false],
  [isChosen("step"), true],
  [isOn("flag"), true],
] as const)("case %# follows its condition", (guard, holds) => {
  expect((guard as (c: typeof here) => boolean)(here)).toBe(holds);
  expect(conditionOf(guard)).toEqual(expect.objectContaining({ op: expect.any(String) }));
});
test("a plain function has no condition", () => expect(conditionOf(() => true)).toBe(null));
