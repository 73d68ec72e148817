import { expect, it } from "vitest";
import { mobileGymReward, subtractNoop, type RewardFacts } from "./reward.ts";

const facts: RewardFacts = {
  goal: false,
  clean: true,
  progress: 0.25,
  progressUnsubmitted: 0.25,
  wrongSheet: false,
  outcome: "budget",
  steps: 10,
  budget: 10,
};
const over = (more: Partial<RewardFacts>): number => subtractNoop(mobileGymReward({ ...facts, ...more }), 0.25).value;

it("over no-op, subtracts the untouched phone's reward from MobileGym's, without clipping or scaling", () => {
  expect(over({})).toBe(0);
  expect(over({ outcome: "complete" })).toBe(0.8 * 0.25 - 0.25);
  expect(over({ progress: 0 })).toBe(-0.25);
  expect(over({ goal: true, progress: 1, outcome: "complete" })).toBe(0.75);
  expect(subtractNoop(mobileGymReward(facts), 0.25)).toEqual({ ...mobileGymReward(facts), value: 0, floor: 0.25 });
});
