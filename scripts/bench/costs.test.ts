// Compares the computed costs of a hosted server with values that were calculated by hand.
import { expect, test } from "vitest";
import { costOf, prices, type Units } from "./costs.ts";

const units: Units = {
  stepCpuMs: 2,
  stepObjectMs: 40,
  stepBrowserMs: 10,
  pictureBrowserMs: 50,
  stepRows: 3,
  stepReads: 2,
  atOnce: 2,
};
test("computes the costs of a million steps with a picture each", () => {
  const { browsers, perMillionSteps, ...perSecond } = costOf(units, prices, { stepsPerSecond: 100, pictured: 1 }, 0.5);
  // 100 calls per second take 50 ms each. A browser serves two calls at once and is busy half of the time, so the
  // server needs 5 browsers.
  expect(browsers).toBe(5);
  expect(perSecond).toEqual({ objectRequestsPerSecond: 200, rowsWrittenPerSecond: 300, worldReadsPerSecond: 200 });
  expect(perMillionSteps.requests).toBeCloseTo(0.3);
  expect(perMillionSteps.cpu).toBeCloseTo(0.04);
  // The price of two million calls, plus the price of 40,000 s. For this time, the platform charges an eighth of a
  // gigabyte.
  expect(perMillionSteps.objects).toBeCloseTo(0.3 + 0.0625);
  expect(perMillionSteps.rows).toBeCloseTo(3.002);
  // Five browsers run for 10,000 s.
  expect(perMillionSteps.browsers).toBeCloseTo(1.25);
  const { total, ...parts } = perMillionSteps;
  expect(total).toBeCloseTo(Object.values(parts).reduce((sum, part) => sum + part, 0));
});

test("steps without pictures need fewer browsers, but at least one", () => {
  expect(costOf(units, prices, { stepsPerSecond: 100, pictured: 0 }, 0.5).browsers).toBe(1);
  expect(costOf(units, prices, { stepsPerSecond: 0.001, pictured: 0 }).browsers).toBe(1);
});
