import { expect, test } from "vitest";
import type { Action } from "#contract/action.ts";
import { isTerminated, isTruncated, needsNoDisplay, loopLength, outcomeOf, tickMsOf } from "./episode.ts";

const noop: Action = { type: "NOOP" };

test("an episode continues if nothing ends it", () => {
  expect(outcomeOf({ action: noop, step: 3, budget: 15, repeats: 3 })).toBeNull();
});

test("COMPLETE and ABORT take precedence over loop and budget", () => {
  const facts = { step: 15, budget: 15, repeats: loopLength };
  expect(outcomeOf({ ...facts, action: { type: "COMPLETE" } })).toBe("complete");
  expect(outcomeOf({ ...facts, action: { type: "ABORT", value: "no" } })).toBe("abort");
  expect(outcomeOf({ ...facts, action: noop })).toBe("loop");
});

test("the step that reaches the budget ends the episode", () => {
  expect(outcomeOf({ action: noop, step: 14, budget: 15, repeats: 1 })).toBeNull();
  expect(outcomeOf({ action: noop, step: 15, budget: 15, repeats: 1 })).toBe("budget");
});

test("ten equal actions in a row are a loop, but not on a free phone", () => {
  expect(outcomeOf({ action: noop, step: 10, budget: 60, repeats: 9 })).toBeNull();
  expect(outcomeOf({ action: noop, step: 10, budget: 60, repeats: 10 })).toBe("loop");
  expect(outcomeOf({ action: noop, step: 500, budget: null, repeats: 500 })).toBeNull();
});

test("an answer does not end the episode", () => {
  expect(outcomeOf({ action: { type: "ANSWER", value: "34" }, step: 1, budget: 15, repeats: 1 })).toBeNull();
});

test("only COMPLETE and ABORT terminate; everything else truncates", () => {
  expect(
    [null, "complete", "abort", "budget", "loop", "error"].map((o) => [
      isTerminated(o as never),
      isTruncated(o as never),
    ]),
  ).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, true],
    [false, true],
    [false, true],
  ]);
});

test("every action takes one second, and a wait adds its duration", () => {
  expect(tickMsOf(noop)).toBe(1000);
  expect(tickMsOf({ type: "WAIT", value: 2.5 })).toBe(3500);
});

test("actions without an effect on the display need no page", () => {
  expect(
    (["ANSWER", "COMPLETE", "ABORT", "INFO", "NOOP"] as const).map((type) => needsNoDisplay({ type } as Action)),
  ).not.toContain(false);
  expect((["CLICK", "WAIT", "BACK", "AWAKE"] as const).map((type) => needsNoDisplay({ type } as Action))).not.toContain(
    true,
  );
});
