// What a hand did, read as an action.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { Action } from "../../contract/action.ts";
import { doubleMs, gestureOf, holdMs, isDouble, speedOf, type Stroke } from "./gesture.ts";

const size = [400, 800] as const;
const still: Stroke = { from: [200, 400], to: [203, 404], ms: 80, speed: 2, shift: false, size };
const moved: Stroke = { ...still, to: [200, 100], speed: 2 };

describe("a stroke", () => {
  test("that stays is a click, or a long press", () => {
    expect(gestureOf(still)).toEqual({ type: "CLICK", point: [500, 500] });
    expect(gestureOf({ ...still, ms: holdMs })).toEqual({ type: "LONG_PRESS", point: [500, 500] });
  });
  test("that goes is a swipe when quick, a drag when slow or with Shift", () => {
    const way = { point1: [500, 500], point2: [500, 125] };
    expect(gestureOf(moved)).toEqual({ type: "SWIPE", ...way });
    expect(gestureOf({ ...moved, speed: 0.1 })).toEqual({ type: "DRAG", ...way });
    expect(gestureOf({ ...moved, shift: true })).toEqual({ type: "DRAG", ...way });
    // However long the finger lay there.
    expect(gestureOf({ ...moved, ms: 5000 })).toEqual({ type: "SWIPE", ...way });
  });
  test("is always an action that a phone takes, also beyond the glass", () => {
    const spot = fc.tuple(fc.integer({ min: -900, max: 2000 }), fc.integer({ min: -900, max: 2000 }));
    const ms = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(
        spot,
        spot,
        ms,
        fc.double({ min: 0, max: 9, noNaN: true }),
        fc.boolean(),
        (from, to, ms, speed, shift) => v.is(Action, gestureOf({ from, to, ms, speed, shift, size })),
      ),
    );
  });
});

test("two clicks are one double click where they are close in time and place", () => {
  expect(isDouble([10, 10], [14, 12], doubleMs)).toBe(true);
  expect(isDouble([10, 10], [14, 12], doubleMs + 1)).toBe(false);
  expect(isDouble([10, 10], [60, 12], 50)).toBe(false);
});

test("the speed is that of the last tenth of a second", () => {
  const trail = [
    { at: 0, spot: [0, 0] },
    { at: 500, spot: [0, 700] },
    { at: 550, spot: [0, 705] },
    { at: 600, spot: [0, 710] },
  ] as const;
  expect(speedOf(trail)).toBeCloseTo(0.1);
  expect(speedOf(trail.slice(0, 1))).toBe(0);
});
