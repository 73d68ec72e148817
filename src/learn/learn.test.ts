import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mobileGuiRlReward, stepRewardDefaults, type RewardFacts } from "#judge/reward.ts";
import { adamStart } from "./adam.ts";
import { advantages } from "./advantage.ts";
import { curriculum } from "./curriculum.ts";
import { computeGroupAdvantages, findDropReason, playUntilSuccess } from "./group.ts";
import {
  grpo,
  mobGrpo,
  objective,
  objectiveGradient,
  type Batch,
  type ObjectiveSettings,
  type Token,
} from "./objective.ts";
import { deviation, mean, sum } from "./sum.ts";
import { trainerDefaults, updatePolicy } from "./trainer.ts";

const facts = (success: boolean, steps: number, budget = 25): RewardFacts => ({
  goal: success,
  clean: true,
  progress: success ? 1 : 0,
  progressUnsubmitted: success ? 1 : 0,
  wrongSheet: false,
  outcome: "complete",
  steps,
  budget,
});
/**
 * The example from the design document. λ is 0.05 and T_max is 25. The episodes of 5 and 10 steps succeed, and then the
 * episodes of 25 and 5 steps fail.
 */
const designExample = [facts(true, 5), facts(true, 10), facts(false, 25), facts(false, 5)].map(
  (each) => mobileGuiRlReward(each, stepRewardDefaults).value,
);

describe("reward and advantage", () => {
  test("the rewards match the design example", () => {
    expect(designExample.map((value) => value.toFixed(4))).toEqual(["0.7788", "0.6065", "0.0000", "-0.8000"]);
  });
  test("the advantages match the design example", () => {
    expect(advantages(designExample).map((value) => value.toFixed(4))).toEqual([
      "0.8860",
      "0.6447",
      "-0.2050",
      "-1.3257",
    ]);
  });
  test("with λ from the budget, the reward falls from 1 to α_min over the whole budget", () => {
    const reward = (steps: number) =>
      mobileGuiRlReward(facts(true, steps, 60), { ...stepRewardDefaults, lambda: "budget" }).value;
    expect(reward(0)).toBe(1);
    expect(reward(60)).toBeCloseTo(0.3, 12);
    for (let steps = 0; steps < 60; steps++) expect(reward(steps)).toBeGreaterThan(reward(steps + 1));
    // With the fixed λ, the reward is constant after 24 steps.
    const fixed = (steps: number) => mobileGuiRlReward(facts(true, steps, 60), stepRewardDefaults).value;
    expect([fixed(24) > fixed(25), fixed(25), fixed(60)]).toEqual([true, 0.3, 0.3]);
  });
  test("r_base scales the reward of a success, not of a failure", () => {
    const reward = (success: boolean, steps: number, rBase: number) =>
      mobileGuiRlReward(facts(success, steps), { ...stepRewardDefaults, rBase });
    for (const rBase of [0, 0.5, 1, 2.5, 10]) {
      for (const steps of [1, 5, 24, 25]) {
        const { value, factors } = reward(true, steps, rBase);
        expect(value).toBe(rBase * reward(true, steps, 1).value);
        expect(value).toBe(Object.values(factors).reduce((a, b) => a * b, 1));
      }
      expect(reward(false, 5, rBase)).toEqual(reward(false, 5, 1));
    }
    expect(reward(true, 5, 2.5).value.toFixed(4)).toBe("1.9470");
    // In a group with a success and a failure, the advantages of both depend on r_base.
    const group = (rBase: number) => advantages([reward(true, 5, rBase).value, reward(true, 10, rBase).value, 0, -0.8]);
    expect(group(2.5).map((value) => value.toFixed(4))).not.toEqual(group(1).map((value) => value.toFixed(4)));
  });
  test("with λ from the budget and an α_min of 0, only a success in no steps has a reward", () => {
    const settings = { ...stepRewardDefaults, lambda: "budget", alphaMin: 0 } as const;
    expect([0, 1, 60].map((steps) => mobileGuiRlReward(facts(true, steps, 60), settings).value)).toEqual([1, 0, 0]);
  });
  test("advantages have mean 0 and deviation 1 at any scale of the rewards", () => {
    const rewards = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 64 });
    fc.assert(
      fc.property(rewards, fc.double({ min: 0.5, max: 10, noNaN: true }), (some, scale) => {
        fc.pre(deviation(some) > 1e-2);
        const all = advantages(some);
        expect(mean(all)).toBeCloseTo(0, 9);
        expect(deviation(all)).toBeCloseTo(1, 3);
        const scaled = advantages(some.map((reward) => reward * scale));
        for (const [i, value] of scaled.entries()) expect(value).toBeCloseTo(all[i]!, 2);
      }),
    );
  });
  test("a member's advantage is identical at any position in its group", () => {
    const rewards = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 64 });
    fc.assert(
      fc.property(rewards, fc.nat(), (some, turn) => {
        const by = turn % some.length;
        const turned = [...some.slice(by), ...some.slice(0, by)];
        const all = advantages(some);
        expect(advantages(turned)).toEqual([...all.slice(by), ...all.slice(0, by)]);
      }),
    );
  });
  test("no rewards give no advantages, and single or equal rewards give 0", () => {
    expect([advantages([]), advantages([0.4]), advantages([0.5, 0.5])]).toEqual([[], [0], [0, 0]]);
  });
});

describe("groups", () => {
  const ok = (reward: number) => ({ reward, success: true });
  const no = (reward: number) => ({ reward, success: false });
  test("a group without a success is dropped even if its rewards differ", () => {
    expect(findDropReason([no(-0.2), no(-0.8)])).toBe("no-success");
    expect(findDropReason([no(-0.2), no(-0.8)], { keepFailed: true })).toBe(null);
  });
  test("a group of equal rewards is dropped, with and without successes", () => {
    expect([findDropReason([ok(0.5), ok(0.5 + 1e-7)]), findDropReason([no(0), no(0)], { keepFailed: true })]).toEqual([
      "equal-rewards",
      "equal-rewards",
    ]);
  });
  test("a group of successes with different rewards is kept", () => {
    expect(computeGroupAdvantages([ok(0.7), ok(0.5)]).advantages?.map((value) => value.toFixed(3))).toEqual([
      "0.707",
      "-0.707",
    ]);
  });
  test.each([
    [0, 8],
    [7, 8],
    [8, 16],
    [21, 24],
    [null, 20],
  ])("grows until a member succeeds: success of member %s, %i members", async (winner, size) => {
    const most = winner === null ? 20 : 64;
    const played = await playUntilSuccess(8, most, async (number) => ({ number, success: number === winner }));
    expect(played.map(({ number }) => number)).toEqual(Array.from({ length: size }, (_, i) => i));
  });
  test("a dropped group has no advantages", () => {
    expect(computeGroupAdvantages([no(-1), no(0)])).toEqual({ dropped: "no-success", advantages: null });
    expect(computeGroupAdvantages([])).toEqual({ dropped: "no-success", advantages: null });
  });
});

const logProb = fc.double({ min: -6, max: -0.01, noNaN: true });
const token: fc.Arbitrary<Token> = fc.record(
  { logProb, oldLogProb: logProb, refLogProb: logProb, entropy: fc.double({ min: 0, max: 3, noNaN: true }) },
  { requiredKeys: ["logProb", "oldLogProb"] },
);
const trajectory = fc.record({
  advantage: fc.double({ min: -3, max: 3, noNaN: true }),
  tokens: fc.array(token, { maxLength: 5 }),
});
const someBatch: fc.Arbitrary<Batch> = fc.record({
  groups: fc.array(fc.record({ members: fc.array(trajectory, { minLength: 1, maxLength: 4 }) }), { maxLength: 3 }),
});
const someSettings = fc.constantFrom(mobGrpo, grpo);
const singleTrajectoryBatch = (advantage: number, tokens: readonly Token[]): Batch => ({
  groups: [{ members: [{ advantage, tokens }] }],
});
const surrogateOnly: ObjectiveSettings = { ...mobGrpo, kl: 0, entropy: 0 };

/** Returns the batch with one number of one token changed. */
function withTokenMoved(batch: Batch, index: number, key: "logProb" | "entropy", by: number): Batch {
  let at = 0;
  const tokens = (list: readonly Token[]) =>
    list.map((each) => (at++ === index ? { ...each, [key]: (each[key] ?? 0) + by } : each));
  return {
    groups: batch.groups.map(({ members }) => ({
      members: members.map((member) => ({ ...member, tokens: tokens(member.tokens) })),
    })),
  };
}
const tokensOf = ({ groups }: Batch): Token[] =>
  groups.flatMap(({ members }) => members.flatMap(({ tokens }) => tokens));

describe("objective", () => {
  test("divides once by all tokens of the group, so long trajectories weigh more", () => {
    const step = { logProb: -1, oldLogProb: -1 };
    const batch: Batch = {
      groups: [
        {
          members: [
            { advantage: 1, tokens: [step] },
            { advantage: -1, tokens: [step, step, step] },
          ],
        },
      ],
    };
    expect(objective(batch, surrogateOnly).loss).toBe(0.5);
    expect(objective(batch, { ...surrogateOnly, division: "member" }).loss).toBeCloseTo(0, 12);
  });
  test("adds KL as exp(d) − d − 1 and subtracts entropy", () => {
    const spoken = { logProb: -1, oldLogProb: -1, refLogProb: -0.5, entropy: 2 };
    const { kl, entropy, loss, policy } = objective(singleTrajectoryBatch(0, [spoken]), mobGrpo);
    expect([kl, entropy, policy]).toEqual([expect.closeTo(Math.exp(0.5) - 1.5, 12), 2, 0]);
    expect(loss).toBeCloseTo(0.01 * (Math.exp(0.5) - 1.5) - 0.001 * 2, 12);
  });
  test("has a gradient that agrees with central differences", () => {
    const h = 1e-5;
    fc.assert(
      fc.property(someBatch, someSettings, (batch, settings) => {
        const gradient = objectiveGradient(batch, settings);
        const tokens = tokensOf(batch);
        expect(gradient).toHaveLength(tokens.length);
        for (const [i, { logProb: now, oldLogProb }] of tokens.entries()) {
          const ratio = Math.exp(now - oldLogProb);
          // The gradient is not defined at the boundary of the clip range.
          if (Math.min(Math.abs(ratio - 1 - settings.clipHigh), Math.abs(ratio - 1 + settings.clipLow)) < 1e-3)
            continue;
          for (const key of ["logProb", "entropy"] as const) {
            if (tokens[i]![key] === undefined) continue;
            const up = objective(withTokenMoved(batch, i, key, h), settings).loss;
            const down = objective(withTokenMoved(batch, i, key, -h), settings).loss;
            const measured = (up - down) / (2 * h);
            const scale = Math.max(Math.abs(measured), Math.abs(gradient[i]![key]), 1e-3);
            expect(Math.abs(measured - gradient[i]![key]) / scale).toBeLessThan(1e-5);
          }
        }
      }),
    );
  });
  test("at ρ = 1 has the plain policy gradient: −A over the tokens, without clipping", () => {
    fc.assert(
      fc.property(someBatch, (batch) => {
        const level: Batch = {
          groups: batch.groups.map(({ members }) => ({
            members: members.map(({ advantage, tokens }) => ({
              advantage,
              tokens: tokens.map(({ logProb: now }) => ({ logProb: now, oldLogProb: now })),
            })),
          })),
        };
        const groups = level.groups.filter(({ members }) => members.some(({ tokens }) => tokens.length > 0));
        const plain = groups.flatMap(({ members }) => {
          const all = members.flatMap(({ tokens }) => tokens).length;
          return members.flatMap(({ advantage, tokens }) =>
            tokens.map(() => 0 - (1 / (all * groups.length)) * advantage),
          );
        });
        expect(objectiveGradient(level, surrogateOnly).map((each) => each.logProb)).toEqual(plain);
        expect(objective(level, surrogateOnly).clipped).toBe(0);
      }),
    );
  });
  test.each([
    { settings: surrogateOnly, advantage: 1, ratio: 1.21, gradient: 0 },
    { settings: surrogateOnly, advantage: 1, ratio: 1.19, gradient: -1.19 },
    { settings: surrogateOnly, advantage: 1, ratio: 0.5, gradient: -0.5 },
    { settings: surrogateOnly, advantage: -1, ratio: 0.79, gradient: 0 },
    { settings: surrogateOnly, advantage: -1, ratio: 0.81, gradient: 0.81 },
    { settings: surrogateOnly, advantage: -1, ratio: 2, gradient: 2 },
    { settings: { ...grpo, kl: 0 }, advantage: 1, ratio: 1.27, gradient: -1.27 },
    { settings: { ...grpo, kl: 0 }, advantage: 1, ratio: 1.29, gradient: 0 },
    { settings: { ...grpo, kl: 0 }, advantage: -1, ratio: 0.79, gradient: 0 },
  ])(
    "has a zero gradient on the clipped side only: A $advantage, ρ $ratio",
    ({ settings, advantage, ratio, gradient }) => {
      const [given] = objectiveGradient(
        singleTrajectoryBatch(advantage, [{ logProb: Math.log(ratio) - 2, oldLogProb: -2 }]),
        settings,
      );
      expect(given!.logProb).toBeCloseTo(gradient, 12);
    },
  );
  test("is identical for groups and members in reverse order", () => {
    fc.assert(
      fc.property(someBatch, someSettings, (batch, settings) => {
        const turned: Batch = {
          groups: batch.groups.map(({ members }) => ({ members: members.toReversed() })).toReversed(),
        };
        expect(objective(turned, settings)).toEqual(objective(batch, settings));
      }),
    );
  });
  test("is 0 without tokens", () => {
    expect(objective({ groups: [] }, mobGrpo)).toEqual({ loss: 0, policy: 0, kl: 0, entropy: 0, clipped: 0 });
    expect(objectiveGradient(singleTrajectoryBatch(1, []), mobGrpo)).toEqual([]);
  });
});

describe("trainer", () => {
  const features = [Float64Array.of(1), Float64Array.of(0)];
  const group = (behaviorLogProb?: number) => [
    [
      { reward: 1, success: true, choices: [{ features, chosen: 0, ...(behaviorLogProb ? { behaviorLogProb } : {}) }] },
      { reward: 0, success: false, choices: [{ features, chosen: 1 }] },
    ],
  ];
  const settings = { ...trainerDefaults, passes: 1, objective: surrogateOnly };
  const policyLoss = (behaviorLogProb?: number): number =>
    updatePolicy(adamStart(1), group(behaviorLogProb), settings, "s").loss!.policy;
  test("compares the policy with the distribution that chose: a choice that was less likely weighs less", () => {
    const [advantage] = advantages([1, 0]);
    expect(policyLoss()).toBeCloseTo(0, 12);
    // π is 0.5 for each candidate; the exploring member chose with 0.625, so ρ = 0.8.
    expect(policyLoss(Math.log(0.625))).toBeCloseTo((-0.8 * advantage! + advantage!) / 2, 6);
  });
});

describe("curriculum", () => {
  const tasks = [
    { id: "b", steps: 3 },
    { id: "c", steps: 1 },
    { id: "a", steps: 3 },
    { id: "Z", steps: 2 },
  ];
  test("sorts by fewest steps, ties by id", () => {
    expect(curriculum(tasks, "ascending", 1).map(({ id }) => id)).toEqual(["c", "Z", "a", "b"]);
  });
  test("does not depend on the order of its input", () => {
    for (const order of ["ascending", "uniform"] as const)
      expect(curriculum(tasks.toReversed(), order, 7)).toEqual(curriculum(tasks, order, 7));
  });
  test("shuffles by seed in uniform order, with every task once", () => {
    const drawn = [1, 2, 3, 4].map((seed) => curriculum(tasks, "uniform", seed).map(({ id }) => id));
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(1);
    for (const order of drawn) expect(order.toSorted()).toEqual(["Z", "a", "b", "c"]);
  });
});

test("a sum of numbers in reverse order is identical", () => {
  const numbers = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }));
  fc.assert(fc.property(numbers, (some) => sum(some.toReversed()) === sum(some)));
});
