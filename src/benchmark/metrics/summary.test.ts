import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resultLine } from "#test/support/result-line.ts";
import type { ResultLine } from "#contract/run.ts";
import { choose, meanInterval, passAtK, passHatK, rateInterval, ratio, ratioInterval } from "./statistics.ts";
import { summaryOf } from "./summary.ts";

const line = (task: string, seed: number, trial: number, more: Partial<ResultLine> = {}): ResultLine =>
  resultLine(task, { seed, trial, steps: 4, ...more });
const failed = { success: false, goal: false, progress: 0.5, steps: 10, reward: 0.4 } as const;

describe("summary", () => {
  it("computes every metric of a small run", () => {
    const summary = summaryOf(
      [
        line("notes/a", 1, 1),
        line("notes/a", 1, 2, failed),
        line("notes/b", 1, 1, { ...failed, outcome: "budget", clean: false }),
        line("notes/b", 1, 2, { success: false, clean: false, outcome: "loop", progress: 1 }),
      ],
      3,
    );
    expect(summary).toMatchObject({
      episodes: 4,
      errors: 3,
      tasks: 2,
      trials: 2,
      sr: 0.25,
      pr: 0.75,
      fc: 0.25,
      use: 0.5,
      ot: 0.25,
      steps: 7,
      steps_of_successes: 4,
      outcomes: { budget: 1, complete: 2, loop: 1 },
      pass_at_k: { "1": 0.25, "2": 0.5 },
      pass_hat_k: { "1": 0.25, "2": 0 },
      macro: { task: 0.25, suite: 0.25 },
    });
    expect(summary.sr_std).toBeCloseTo(Math.SQRT1_2 / 2);
    expect(Object.keys(summary.by.tag)).toEqual(["edit", "nav"]);
    expect(summary.by.task["notes/b"]).toMatchObject({ episodes: 2, sr: 0, steps_of_successes: null });
  });
  it("reports progress over untouched phones, unless a line lacks it", () => {
    const known = [
      line("notes/a", 1, 1, { progress_noop: 0.5 }),
      line("notes/a", 1, 2, { ...failed, progress: 0.25, progress_noop: 0.5 }),
      line("notes/b", 1, 1, { ...failed, progress_noop: 0 }),
    ];
    const { pr_noop: noop, pr_over_noop: gain, pr_over_noop_ci: ci, by } = summaryOf(known, 0);
    expect(noop).toBeCloseTo(1 / 3, 12);
    expect(gain).toBeCloseTo((0.5 - 0.25 + 0.5) / 3, 12);
    expect(ci![0]).toBeLessThan(gain!);
    expect(ci![1]).toBeGreaterThan(gain!);
    expect(by.task["notes/a"]).toMatchObject({ pr: 0.625, pr_noop: 0.5, pr_over_noop: 0.125 });
    const older = summaryOf([...known, line("notes/c", 1, 1)], 0);
    expect(older).not.toHaveProperty("pr_over_noop");
    expect(older.by.task["notes/b"]).toMatchObject({ pr_over_noop: 0.5 });
  });
  it("reports high-risk tasks in their own row, only if one was played", () => {
    const risky = line("notes/b", 1, 1);
    const summary = summaryOf(
      [line("notes/a", 1, 1, failed), { ...risky, axes: { ...risky.axes, split: "high_risk", high_risk: true } }],
      0,
    );
    expect(summary.by.risk).toEqual({ high: expect.objectContaining({ episodes: 1, sr: 1 }) });
    expect(Object.keys(summary.by.split)).toEqual(["high_risk", "test"]);
    expect(summaryOf([line("notes/a", 1, 1)], 0).by.risk).toEqual({});
  });
  it("reports null without episodes", () => {
    expect(summaryOf([], 2)).toMatchObject({ episodes: 0, errors: 2, sr: null, sr_ci: null, pass_at_k: {} });
  });
});

describe("statistics", () => {
  it("estimate pass@k and pass^k like an enumeration of all draws", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }), fc.nat(6), (trials, more) => {
        const k = 1 + (more % trials.length);
        const draws = subsets(trials, k);
        const some = draws.filter((draw) => draw.some(Boolean)).length / draws.length;
        const all = draws.filter((draw) => draw.every(Boolean)).length / draws.length;
        const c = trials.filter(Boolean).length;
        expect(passAtK(trials.length, c, k)).toBeCloseTo(some);
        expect(passHatK(trials.length, c, k)).toBeCloseTo(all);
        expect(draws.length).toBe(choose(trials.length, k));
      }),
    );
  });
  it("have an interval that contains the rate and that repetition does not narrow", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 2, maxLength: 40 }),
        fc.integer({ min: 2, max: 5 }),
        (xs, n) => {
          const once = rateInterval(xs.map((x) => [x]))!;
          const again = rateInterval(xs.map((x) => Array.from({ length: n }, () => x)))!;
          const rate = xs.reduce((a, b) => a + b, 0) / xs.length;
          expect(once[0]).toBeLessThanOrEqual(rate);
          expect(once[1]).toBeGreaterThanOrEqual(rate);
          expect(again[1] - again[0]).toBeGreaterThanOrEqual(once[1] - once[0] - 1e-9);
        },
      ),
    );
  });
  it("agree with Wilson's published example, 8 of 10", () => {
    const [low, high] = rateInterval(Array.from({ length: 10 }, (_, i) => [i < 8 ? 1 : 0]))!;
    expect(low).toBeCloseTo(0.49, 1);
    expect(high).toBeCloseTo(0.94, 1);
  });
});

function subsets<T>(xs: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return xs.flatMap((x, i) => subsets(xs.slice(i + 1), k - 1).map((rest) => [x, ...rest]));
}

it("groups trials with hidden seeds by the seed's number", () => {
  const hidden = (index: number, trial: number, success: boolean): ResultLine =>
    line("a/one", 0, trial, { seed: null, seed_index: index, success });
  const lines = [hidden(1, 1, true), hidden(1, 2, false), hidden(2, 1, false), hidden(2, 2, false)];
  const open = lines.map((each) => ({ ...each, seed: each.seed_index! }));
  expect(summaryOf(lines, 0)).toEqual(summaryOf(open, 0));
  expect(summaryOf(lines, 0).pass_at_k).toEqual({ "1": 0.25, "2": 0.5 });
});

describe("scenario metrics", () => {
  const scenario = (more: Partial<NonNullable<ResultLine["scenario"]>>): Pick<ResultLine, "scenario"> => ({
    scenario: { name: "base", on: "milestones", completion: 1, visited: 4, nodes: 4, ...more },
  });
  it("exist only for runs with a scenario", () => {
    const plain = summaryOf([line("a/one", 1, 1)], 0);
    for (const name of ["cr", "cvr", "amr", "recovery", "off"]) expect(name in plain).toBe(false);
    const base = summaryOf([line("a/one", 1, 1, scenario({}))], 0);
    expect(base).toMatchObject({ cr: 1, cvr: 1 });
    expect("amr" in base).toBe(false);
  });
  it("are means, except coverage, which is all visited nodes over all nodes", () => {
    const kept = (...all: boolean[]) => ({ constraints: all.map((one) => ({ text: "x", kept: one })) });
    const summary = summaryOf(
      [
        line("a/one", 1, 1, scenario({ completion: 0.5, visited: 1, nodes: 2, ...kept(true, false) })),
        line("a/two", 1, 1, scenario({ completion: null, visited: 3, nodes: 10, ...kept(true, true, true, true) })),
        line("a/three", 1, 1, scenario({ completion: 0.25, visited: 2, nodes: 8, wrong: 2, recovered: null, off: 3 })),
        line("a/four", 1, 1, scenario({ completion: 0.75, visited: 4, nodes: 4, wrong: 3, recovered: 5, off: 1 })),
      ],
      0,
    );
    expect(summary).toMatchObject({ cr: 0.5, cvr: 10 / 24, amr: 0.75, recovery: 0.5, steps_to_recover: 5, off: 2 });
    for (const bounds of [summary.cr_ci, summary.cvr_ci, summary.amr_ci, summary.recovery_ci])
      expect(bounds![0]).toBeLessThan(bounds![1]);
    expect(summary.by.task["a/one"]).toMatchObject({ cr: 0.5, cvr: 0.5, amr: 0.5 });
  });
  it("have the interval of a mean for a ratio with equal denominators", () => {
    const parts = [0.2, 0.5, 0.9, 0.4].map((x) => [[x * 10, 10]] as const);
    const [low, high] = ratioInterval(parts)!;
    const [from, to] = meanInterval([[0.2], [0.5], [0.9], [0.4]])!;
    expect(low).toBeCloseTo(from);
    expect(high).toBeCloseTo(to);
    expect(ratio([])).toBeNull();
    expect(ratioInterval([[[1, 2]]])).toBeNull();
  });
});
