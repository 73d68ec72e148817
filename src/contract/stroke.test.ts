// Pointer strokes and the gestures that they mean.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  doubleTapMs,
  holdMs,
  isDoubleTap,
  isFling,
  pointInThousandths,
  Stroke,
  type PointerPosition,
} from "./stroke.ts";

const position = (x: number, y: number): PointerPosition => ({ x, y });
/** Moves along y in steps of `by` pixels, one step every `everyMs`. */
function moveAlongY(by: number, everyMs: number, steps = 10): { stroke: Stroke; end: number } {
  const stroke = new Stroke(position(100, 400), 0);
  for (let i = 1; i <= steps; i++) stroke.move(position(100, 400 + i * by), i * everyMs);
  return { stroke, end: steps * everyMs };
}

describe("a finger", () => {
  test("that stays in place taps, or holds after some time; a tremble is not a move", () => {
    const stroke = new Stroke(position(10, 10), 0);
    stroke.move(position(15, 14), 30);
    expect(stroke.moved).toBe(false);
    expect([stroke.motion(holdMs - 1), stroke.motion(holdMs)]).toEqual(["tap", "hold"]);
  });
  test("that moves away never taps or holds, even after it returns", () => {
    const stroke = new Stroke(position(10, 10), 0);
    stroke.move(position(10, 18), 100);
    stroke.move(position(10, 10), 900);
    expect(stroke.motion(1000)).toBe("drag");
  });
  test("that moves swipes if released fast, and drags if slow", () => {
    const quick = moveAlongY(20, 16);
    expect(quick.stroke.motion(quick.end)).toBe("swipe");
    const slow = moveAlongY(2, 16);
    expect(slow.stroke.motion(slow.end)).toBe("drag");
  });
  test("that rests before its release drags without speed", () => {
    const { stroke, end } = moveAlongY(20, 16);
    expect(stroke.motion(end + 100)).toBe("drag");
    expect(stroke.speed(end + 100)).toEqual({ x: 0, y: 0 });
  });
  test("can start a new stroke from its current position", () => {
    const { stroke } = moveAlongY(20, 16);
    stroke.restartFromHere();
    expect(stroke.from).toEqual(stroke.to);
    expect(stroke.moved).toBe(true);
  });
});

test("the speed has a direction, and covers the last tenth of a second", () => {
  const stroke = new Stroke(position(0, 0), 0);
  for (const [ms, y] of [
    [10, -700],
    [500, -700],
    [550, -695],
    [590, -691],
  ] as const)
    stroke.move(position(0, y), ms);
  expect(stroke.speed(595)).toEqual({ x: 0, y: 0.1 });
  expect(isFling(-0.3)).toBe(true);
  expect(isFling(0.1)).toBe(false);
});

test("two taps make a double tap if they are close in time and place", () => {
  const first = { at: 0, spot: position(10, 10) };
  expect(isDoubleTap(first, { at: doubleTapMs - 1, spot: position(24, 22) })).toBe(true);
  expect(isDoubleTap(first, { at: doubleTapMs, spot: position(10, 10) })).toBe(false);
  expect(isDoubleTap(first, { at: 50, spot: position(60, 12) })).toBe(false);
});

test("a point stays in 0..1000 in tenths, even outside the display", () => {
  expect(pointInThousandths(position(180, 100), { width: 360, height: 800 })).toEqual([500, 125]);
  const any = fc.integer({ min: -900, max: 2000 });
  fc.assert(
    fc.property(any, any, (x, y) =>
      pointInThousandths(position(x, y), { width: 360, height: 800 }).every(
        (n) => n >= 0 && n <= 1000 && Math.abs(n * 10 - Math.round(n * 10)) < 1e-6,
      ),
    ),
  );
});
