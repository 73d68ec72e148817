import { describe, expect, it } from "vitest";
import type { Verdict } from "#contract/task.ts";
import { exp } from "#state/portable-math.ts";
import { judgeGroup, type MemberVerdict } from "./verdict.ts";

const task = { id: "notes/any", instruction: "Do it.", budget: 25 };
const groupStart = { task, reward: { name: "mobilegui" }, step: 0 } as const;
const defaultOptions = { advantage: "mobgrpo", keepFailed: false } as const;

const verdict = (value: number, outcome: Verdict["outcome"], success: boolean, steps = 5): Verdict => ({
  success,
  goal: success,
  clean: true,
  progress: success ? 1 : 0,
  checks: [],
  side_effects: [],
  outcome,
  steps,
  reward: { value, factors: {} },
  metrics: { sr: 0, pr: 0, fc: 0, use: 0, ot: 0 },
});
const group = (...verdicts: (Verdict | null)[]): MemberVerdict[] =>
  verdicts.map((each, i) => ({ env: `env_${i + 1}`, verdict: each }));
/** The example from the design document: λ is 0.05, and the budget is 25. */
const designExample = group(
  verdict(exp(-0.25), "complete", true, 5),
  verdict(exp(-0.5), "complete", true, 10),
  verdict(0, "budget", false, 25),
  verdict(-0.8, "complete", false, 5),
);

describe("a group", () => {
  it("has the advantages of the design's example", () => {
    const {
      members,
      mean,
      std,
      dropped,
      invalid: voids,
      unfinished,
    } = judgeGroup(groupStart, designExample, defaultOptions);
    expect(members.map(({ advantage }) => advantage!.toFixed(4))).toEqual(["0.8860", "0.6447", "-0.2050", "-1.3257"]);
    expect([mean!.toFixed(4), std!.toFixed(4), dropped, voids, unfinished]).toEqual(["0.1463", "0.7139", null, [], []]);
  });

  it("has no advantages while a member is invalid, missing or unfinished, and lists these members", () => {
    const broken = [...designExample, ...group(verdict(0.3, "error", false), null, verdict(0.5, null, false))];
    const { members, mean, std, dropped, invalid: voids, unfinished } = judgeGroup(groupStart, broken, defaultOptions);
    expect([mean, std, dropped, voids, unfinished]).toEqual([null, null, null, [5, 6], [7]]);
    expect(members.map(({ advantage }) => advantage)).toEqual(broken.map(() => null));
    expect(members.map(({ reward }) => reward)).toEqual([exp(-0.25), exp(-0.5), 0, -0.8, null, null, 0.5]);
    expect(members.map(({ outcome }) => outcome).slice(4)).toEqual(["error", null, null]);
  });

  it("is dropped if nobody succeeded, unless its options say otherwise, or if all rewards are equal", () => {
    const failed = group(verdict(-0.2, "abort", false, 20), verdict(-0.8, "abort", false, 5));
    expect(judgeGroup(groupStart, failed, defaultOptions)).toMatchObject({ dropped: "no-success", mean: -0.5 });
    expect(judgeGroup(groupStart, failed, { ...defaultOptions, keepFailed: true }).dropped).toBe(null);
    const grpo = judgeGroup(groupStart, failed, { advantage: "grpo", keepFailed: false });
    expect(grpo.members.map(({ advantage }) => advantage?.toFixed(3))).toEqual(["0.707", "-0.707"]);
    const equal = group(verdict(1, "complete", true), verdict(1, "complete", true));
    expect(judgeGroup(groupStart, equal, { advantage: "grpo", keepFailed: false }).dropped).toBe("equal-rewards");
  });

  it("computes a reward by steps from the step at which its members start", () => {
    const late = { ...groupStart, step: 5 };
    const members = judgeGroup(
      late,
      group(verdict(0.6065, "complete", true, 10), verdict(-0.6, "abort", false, 10)),
      defaultOptions,
    ).members;
    expect(members.map(({ reward }) => reward!.toFixed(4))).toEqual(["0.7788", "-0.7500"]);
    const scaled = judgeGroup(
      { ...late, reward: { name: "mobilegui", r_base: 2 } },
      group(verdict(0.6065, "complete", true, 10), verdict(-0.6, "abort", false, 10)),
      defaultOptions,
    ).members;
    expect(scaled.map(({ reward }) => reward!.toFixed(4))).toEqual(["1.5576", "-0.7500"]);
    const shaped = judgeGroup({ ...late, reward: null }, designExample, defaultOptions).members.map(
      ({ reward }) => reward,
    );
    expect(shaped).toEqual([exp(-0.25), exp(-0.5), 0, -0.8]);
  });
});
