// Pointer movements on the picture become actions.
import fc from "fast-check";
import { expect, test } from "vitest";
import * as v from "valibot";
import { Action } from "#contract/action.ts";
import { holdMs, Stroke } from "#contract/stroke.ts";
import { gestureOf } from "./gesture.ts";

const size = { width: 400, height: 800 };
const from = { x: 200, y: 400 };
/** Returns an upward movement by 300 pixels that takes `ms` milliseconds. */
function strokeUp(ms: number): Stroke {
  const stroke = new Stroke(from, 0);
  for (let i = 1; i <= 10; i++) stroke.move({ x: 200, y: 400 - 30 * i }, (i * ms) / 10);
  return stroke;
}

test("a stroke without movement is a click, or a long press when it is held", () => {
  const still = new Stroke(from, 0);
  still.move({ x: 203, y: 404 }, 20);
  expect(gestureOf(still, { at: 80, shift: false, size })).toEqual({ type: "CLICK", point: [500, 500] });
  expect(gestureOf(still, { at: holdMs, shift: false, size })).toEqual({ type: "LONG_PRESS", point: [500, 500] });
});

test("a stroke with movement is a swipe when it is fast, and a drag when it is slow or Shift is pressed", () => {
  const way = { point1: [500, 500], point2: [500, 125] };
  expect(gestureOf(strokeUp(200), { at: 200, shift: false, size })).toEqual({ type: "SWIPE", ...way });
  expect(gestureOf(strokeUp(200), { at: 200, shift: true, size })).toEqual({ type: "DRAG", ...way });
  expect(gestureOf(strokeUp(3000), { at: 3000, shift: false, size })).toEqual({ type: "DRAG", ...way });
});

test("a stroke is always a valid action, even beyond the display", () => {
  const place = fc.integer({ min: -900, max: 2000 });
  const spot = fc.record({ x: place, y: place });
  const ways = fc.array(fc.tuple(spot, fc.integer({ min: 0, max: 400 })), { maxLength: 12 });
  fc.assert(
    fc.property(spot, ways, fc.boolean(), (begin, steps, shift) => {
      const stroke = new Stroke(begin, 0);
      let at = 0;
      for (const [to, ms] of steps) stroke.move(to, (at += ms));
      return v.is(Action, gestureOf(stroke, { at, shift, size }));
    }),
  );
});
