// Values that must be equal to the last bit on every platform. Tests in Node, in workerd and in a browser page compare
// them with `portableGolden`.
import { declinationAt } from "#apps/compass/declination.ts";
import { mobileGuiRlReward, stepRewardDefaults } from "#judge/reward.ts";
import { advantages } from "#learn/advantage.ts";
import { logProbabilities } from "#learn/policy.ts";
import { hashOf } from "#state/hash.ts";
import * as portable from "#state/portable-math.ts";

const at = Array.from({ length: 1000 }, (_, i) => (i - 500) * 0.037 + 0.0013);
const above = at.map((x) => Math.abs(x));
const budget = 40;
const rewards = (lambda: number | "budget"): number[] =>
  Array.from(
    { length: budget + 1 },
    (_, steps) =>
      mobileGuiRlReward({ goal: true, clean: true, steps, budget }, { ...stepRewardDefaults, lambda, alphaMin: 0.07 })
        .value,
  );

/** Hashes of many values of each kind. */
export const portableValues = (): Record<string, string> => ({
  exp: hashOf(at.map(portable.exp)),
  expm1: hashOf(at.map(portable.expm1)),
  ln: hashOf(above.map(portable.ln)),
  log2: hashOf(above.map(portable.log2)),
  pow: hashOf(above.map((x, i) => portable.pow(x, at[at.length - 1 - i]! / 7))),
  sin: hashOf(at.map(portable.sin)),
  cos: hashOf(at.map(portable.cos)),
  atan2: hashOf(at.map((y, i) => portable.atan2(y, at[(i * 7) % at.length]!))),
  hypot: hashOf(at.map((y, i) => portable.hypot(y, at[(i * 7) % at.length]!))),
  "rewards by steps": hashOf(rewards(0.05)),
  "rewards by the budget": hashOf(rewards("budget")),
  advantages: hashOf(advantages([...rewards(0.05), ...rewards("budget")])),
  policy: hashOf([
    ...logProbabilities(
      Float64Array.of(1),
      at.slice(450, 490).map((x) => Float64Array.of(x)),
    ),
  ]),
  declination: hashOf(at.slice(0, 200).map((x, i) => declinationAt({ lat: x * 4, lon: at[i * 5]! * 9 }))),
});

export const portableGolden: Readonly<Record<string, string>> = {
  exp: "7e9e145532962843",
  expm1: "b13ab9758dfc9eb2",
  ln: "faacf607e167062c",
  log2: "8de742f424f57927",
  pow: "937a85e579163a71",
  sin: "af47f082235562a5",
  cos: "5419c9c5276e9a52",
  atan2: "48bc6feddfbbb782",
  hypot: "3202c3421a7fa3ed",
  "rewards by steps": "e646f1d786074fd3",
  "rewards by the budget": "b32fcfbd2eb8c119",
  advantages: "9f18b4fe062a8970",
  policy: "8affc42fa0a03fcf",
  declination: "1d9fe4369b9f508d",
};
