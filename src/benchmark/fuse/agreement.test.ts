import { describe, expect, it } from "vitest";
import { agreementOf, type VerdictPair } from "./agreement.ts";

const pair = (live: boolean, graph: boolean, misses = 0, kind = "solution"): VerdictPair => ({
  task: `t${misses}`,
  seed: 1,
  kind,
  name: kind,
  live,
  graph,
  misses,
  outcomes: { live: "complete", graph: "complete" },
  why: "",
});
const repeatPair = (n: number, one: VerdictPair): VerdictPair[] => Array.from({ length: n }, () => one);

describe("agreement of graphs and phones", () => {
  it("has Cohen's kappa of 0.4 for the textbook's table of 20, 5, 10 and 15", () => {
    const pairs = [
      ...repeatPair(20, pair(true, true)),
      ...repeatPair(5, pair(true, false)),
      ...repeatPair(10, pair(false, true)),
      ...repeatPair(15, pair(false, false)),
    ];
    const agreement = agreementOf(pairs);
    expect(agreement).toMatchObject({ both: 20, falseFailure: 5, falseSuccess: 10, neither: 15, share: 0.7 });
    expect(agreement.kappa).toBeCloseTo(0.4);
  });
  it("counts pairs without misses, and pairs of each kind, separately", () => {
    const agreement = agreementOf([
      pair(true, true),
      pair(true, false, 2, "stumbling"),
      pair(false, false, 1, "random"),
    ]);
    expect(agreement.onGraph).toEqual({ pairs: 1, agreed: 1 });
    expect(agreement.kinds).toEqual({
      solution: { pairs: 1, agreed: 1 },
      stumbling: { pairs: 1, agreed: 0 },
      random: { pairs: 1, agreed: 1 },
    });
    expect(agreement.tasks).toBe(3);
  });
});
