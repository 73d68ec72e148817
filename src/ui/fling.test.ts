import { expect, test } from "vitest";
import { flingDistance, isSwipedFarEnough } from "./fling.ts";

test("content moves after the lift as far as in Android's scroller", () => {
  // Computed with AOSP's formula in double precision, for a density of 160 pixels per inch.
  for (const [speed, distance] of [
    [100, 3.55],
    [1000, 193.6],
    [2500, 950.4],
    [8000, 7161],
  ] as const)
    expect(flingDistance(speed) / distance).toBeCloseTo(1, 2);
});

test("a finger below 50 pixels a second does not fling, and one above 8,000 flings no further", () => {
  expect(flingDistance(49.9)).toBe(0);
  expect(flingDistance(50)).toBeGreaterThan(0);
  expect(flingDistance(20_000)).toBe(flingDistance(8000));
});

test("a swiped part needs speed or half of its length", () => {
  expect(isSwipedFarEnough(100, 360, 0.3)).toBe(true);
  expect(isSwipedFarEnough(100, 360, 2.4)).toBe(false);
  expect(isSwipedFarEnough(180, 360, 10)).toBe(true);
});
