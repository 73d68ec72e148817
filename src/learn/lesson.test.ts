import { expect, test } from "vitest";
import { mobileGuiRlReward, stepRewardDefaults } from "../judge/reward.ts";
import { Rng } from "../state/rng.ts";
import { playOut, type Pick } from "./episode.ts";
import { featureNames } from "./features.ts";
import { wordsOf } from "./instruction.ts";
import { lesson, type GroupAt, type LessonSettings } from "./lesson.ts";
import { greedy, sampled } from "./policy.ts";
import { solutionOf, toyAfter, toyTask, type ToyTask } from "./toy-menu.ts";
import { trainerDefaults, type Played } from "./trainer.ts";

const learnt = ["pa", "ko", "mi", "ru", "te"];
const held = ["zo", "la", "ve", "du", "si"];
const budget = 12;
const settings: LessonSettings = { seed: 1, order: "ascending", steps: 3000, groups: 3, trainer: trainerDefaults };

/** Every task from each of its starts: with 1, 2, 3 … acts left. */
const starts = Array.from({ length: 24 }, (_, n) => toyTask(n, learnt)).flatMap((task, n) => {
  const all = solutionOf(task).length + 1;
  return Array.from({ length: all }, (_, i) => ({ id: `${String(n).padStart(2, "0")} ${i}`, steps: i + 1, task, all }));
});
async function played(task: ToyTask, acts: number, weights: Float64Array, pick: Pick): Promise<Played> {
  const { toy, from } = await toyAfter(task, acts);
  const { choices, completed } = await playOut(weights, from, toy, budget, pick);
  const success = completed && toy.succeeds;
  const steps = choices.length;
  const facts = { goal: success, clean: true, progress: 0, progressUnsubmitted: 0, wrongSheet: false, outcome: null };
  return { success, choices, reward: mobileGuiRlReward({ ...facts, steps, budget }, stepRewardDefaults).value };
}
const group = (start: (typeof starts)[number], at: GroupAt, weights: Float64Array, seed: number) =>
  Promise.all(
    Array.from({ length: 8 }, (_, member) =>
      played(start.task, start.all - start.steps, weights, (logs, step) =>
        sampled(logs, Rng.of(seed, at.update, at.group, member, step).next()),
      ),
    ),
  );
const course = (changed: Partial<LessonSettings> = {}) => {
  const wanted = { ...settings, ...changed };
  return lesson(wanted, starts, (start, at, weights) => group(start, at, weights, wanted.seed));
};
/** The share of 200 tasks in words never met, from their true beginning. */
async function rate(weights: Float64Array, pick: (task: number) => Pick): Promise<number> {
  const all = await Promise.all(Array.from({ length: 200 }, (_, n) => played(toyTask(n, held), 0, weights, pick(n))));
  return all.filter(({ success }) => success).length / all.length;
}

test("the toy's words of learning and of trial are others", () => {
  const words = (syllables: string[]) =>
    new Set(
      Array.from({ length: 50 }, (_, n) => toyTask(n, syllables)).flatMap(({ instruction }) =>
        [...instruction.matchAll(/"([^"]+)"/g)].flatMap(([, phrase]) => wordsOf(phrase!)),
      ),
    );
  const tried = words(held);
  expect([...words(learnt)].filter((word) => tried.has(word))).toEqual([]);
});
test("its solution is a success, and doing nothing is none", async () => {
  for (const task of starts.map((start) => start.task)) {
    const { toy } = await toyAfter(task, solutionOf(task).length);
    expect(toy.succeeds).toBe(true);
    expect((await toyAfter(task, 0)).toy.succeeds).toBe(false);
  }
});
test("the policy learns the toy's menus: from at most 20 % to at least 90 % of tasks in words that it never met", async () => {
  const before = await rate(
    new Float64Array(featureNames.length),
    (n) => (logs, step) => sampled(logs, Rng.of("uniform", n, step).next()),
  );
  const { weights, curve } = await course();
  const after = await rate(weights, () => greedy);
  expect(before).toBeLessThanOrEqual(0.2);
  expect(after).toBeGreaterThanOrEqual(0.9);
  expect(curve.at(-1)!.steps).toBeLessThan(3600);
});
test("with shuffled advantages it does not", async () => {
  const { weights } = await course({ trainer: { ...trainerDefaults, shuffled: true } });
  expect(await rate(weights, () => greedy)).toBeLessThanOrEqual(0.2);
});
test("the same seed gives the same weights to the last bit, another seed others", async () => {
  const [one, same, other] = await Promise.all([
    course({ steps: 500 }),
    course({ steps: 500 }),
    course({ steps: 500, seed: 2 }),
  ]);
  expect(one.weights).toEqual(same.weights);
  expect(one.weights).not.toEqual(other.weights);
});
