// Tests the machine model: the resource that is saturated first limits the throughput.
import { describe, expect, test } from "vitest";
import { estimate, type StepCosts } from "./machine-model.ts";

const costs: StepCosts = { entry: 2, worker: 8, gpu: 30, browser: 20, page: 10 };

describe("a machine", () => {
  test("is limited by its cores with a browser per two cores, and twice the cores run twice the steps", () => {
    const four = estimate(4, { workers: 1, browsers: 2 }, costs);
    expect(four).toEqual({ stepsPerSecond: (4 * 900) / 70, bound: "cores" });
    const eight = estimate(8, { workers: 2, browsers: 2 }, costs);
    expect(eight.stepsPerSecond).toBeCloseTo(2 * four.stepsPerSecond);
  });
  test("is limited by the busiest browser process when it has one browser, whatever else it has", () => {
    expect(estimate(64, { workers: 16, browsers: 1 / 16 }, costs)).toEqual({ stepsPerSecond: 30, bound: "browsers" });
  });
  test("is limited by the worker when it has one worker and many browsers, or by the entry if that costs more", () => {
    expect(estimate(64, { workers: 1, browsers: 32 }, costs)).toEqual({ stepsPerSecond: 900 / 8, bound: "workers" });
    expect(estimate(64, { workers: 1, browsers: 32 }, { ...costs, entry: 12 })).toEqual({
      stepsPerSecond: 75,
      bound: "entries",
    });
  });
  test("loses the share of its cores that other processes use", () => {
    expect(estimate(2, { workers: 1, browsers: 1 }, costs, 20).stepsPerSecond).toBe((2 * 900) / 90);
  });
});
