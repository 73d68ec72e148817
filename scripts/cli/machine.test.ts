// Tests how many workers and browsers a machine gets.
import { describe, expect, test } from "vitest";
import { planProcesses, formatPlan, parseWorkers } from "./machine.ts";

const gib = 2 ** 30;
const machine = (cores: number, gigabytes: number) => ({ cores, memoryBytes: gigabytes * gib });

describe("planning workers and browsers", () => {
  test.each([
    [1, 4, 1, 1],
    [2, 8, 1, 1],
    [4, 16, 2, 1],
    [8, 32, 4, 1],
    [16, 64, 8, 1],
    [64, 256, 32, 1],
    // In this case the memory determines the numbers.
    [16, 8, 4, 1],
    [16, 4, 1, 2],
    [2, 1, 1, 1],
  ])("%i cores and %i GiB: %i workers with %i browsers each", (cores, memory, workers, browsers) => {
    expect(planProcesses(machine(cores, memory), "auto")).toEqual({ workers, browsers });
  });
  test.each([
    [2, 1, 1],
    [4, 1, 2],
    [64, 1, 4],
    [2, 2, 1],
    [16, 2, 4],
    [16, 8, 1],
  ])("%i cores and --workers %i: %i browsers each", (cores, workers, browsers) => {
    expect(planProcesses(machine(cores, 128), workers)).toEqual({ workers, browsers });
  });
  test("describes the plan with the machine's cores and memory", () => {
    expect(formatPlan(machine(2, 24), { workers: 1, browsers: 1 })).toBe("1 worker, 1 browser (2 cores, 24 GiB)");
    expect(formatPlan(machine(16, 64), { workers: 4, browsers: 2 })).toBe(
      "4 workers, 2 browsers each (16 cores, 64 GiB)",
    );
  });
});

describe("--workers", () => {
  test("takes a number or auto", () => {
    expect([parseWorkers("1"), parseWorkers("64"), parseWorkers("auto")]).toEqual([1, 64, "auto"]);
  });
  test.each(["0", "-1", "1.5", "65", "", "many", "NaN"])("refuses %j and names the option", (text) => {
    expect(() => parseWorkers(text)).toThrow(/^--workers must be a whole number from 1 to 64, or auto, not /);
  });
});
