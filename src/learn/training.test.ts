import { expect, test } from "vitest";
import { mobileGuiRlReward, stepRewardDefaults } from "#judge/reward.ts";
import { Rng } from "#state/rng.ts";
import { playEpisode, type PickCandidate } from "./episode.ts";
import { featureNames } from "./features.ts";
import { splitWords } from "./instruction.ts";
import { train, type GroupPosition, type TrainingSettings } from "./training.ts";
import { greedyCandidate, sampleCandidate } from "./policy.ts";
import { solutionActions, createToyAfter, toyTask, type ToyTask } from "./toy-menu.ts";
import { trainerDefaults, type PlayedTrajectory } from "./trainer.ts";

const trainingSyllables = ["pa", "ko", "mi", "ru", "te"];
const heldOutSyllables = ["zo", "la", "ve", "du", "si"];
const budget = 12;
const settings: TrainingSettings = {
  seed: 1,
  order: "ascending",
  steps: 3000,
  mostSteps: 40_000,
  groups: 3,
  trainer: trainerDefaults,
};

/** All starts of all tasks: for each task, the starts with 1, 2, 3 … remaining actions. */
const starts = Array.from({ length: 24 }, (_, n) => toyTask(n, trainingSyllables)).flatMap((task, n) => {
  const all = solutionActions(task).length + 1;
  return Array.from({ length: all }, (_, i) => ({ id: `${String(n).padStart(2, "0")} ${i}`, steps: i + 1, task, all }));
});
async function playTask(
  task: ToyTask,
  acts: number,
  weights: Float64Array,
  pick: PickCandidate,
): Promise<PlayedTrajectory> {
  const { toy, from } = await createToyAfter(task, acts);
  const { choices, completed } = await playEpisode(weights, from, toy, budget, pick);
  const success = completed && toy.succeeds;
  const steps = choices.length;
  const facts = { goal: success, clean: true, progress: 0, progressUnsubmitted: 0, wrongSheet: false, outcome: null };
  return { success, choices, reward: mobileGuiRlReward({ ...facts, steps, budget }, stepRewardDefaults).value };
}
const group = (start: (typeof starts)[number], at: GroupPosition, weights: Float64Array, seed: number) =>
  Promise.all(
    Array.from({ length: 8 }, (_, member) =>
      playTask(start.task, start.all - start.steps, weights, (logs, step) =>
        sampleCandidate(logs, Rng.of(seed, at.update, at.group, member, step).next()),
      ),
    ),
  );
const runCourse = (changed: Partial<TrainingSettings> = {}) => {
  const wanted = { ...settings, ...changed };
  return train(wanted, starts, (start, at, weights) => group(start, at, weights, wanted.seed));
};
/** Returns the success rate on 200 tasks with unseen words, from their first screen. */
async function successRate(weights: Float64Array, pick: (task: number) => PickCandidate): Promise<number> {
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, n) => playTask(toyTask(n, heldOutSyllables), 0, weights, pick(n))),
  );
  return all.filter(({ success }) => success).length / all.length;
}

test("the toy's training words and held-out words are disjoint", () => {
  const words = (syllables: string[]) =>
    new Set(
      Array.from({ length: 50 }, (_, n) => toyTask(n, syllables)).flatMap(({ instruction }) =>
        [...instruction.matchAll(/"([^"]+)"/g)].flatMap(([, phrase]) => splitWords(phrase!)),
      ),
    );
  const tried = words(heldOutSyllables);
  expect([...words(trainingSyllables)].filter((word) => tried.has(word))).toEqual([]);
});
test("the toy's solution succeeds, and doing nothing fails", async () => {
  for (const task of starts.map((start) => start.task)) {
    const { toy } = await createToyAfter(task, solutionActions(task).length);
    expect(toy.succeeds).toBe(true);
    expect((await createToyAfter(task, 0)).toy.succeeds).toBe(false);
  }
});
test("training raises the success rate on unseen words from at most 20 % to at least 90 %", async () => {
  const before = await successRate(
    new Float64Array(featureNames.length),
    (n) => (logs, step) => sampleCandidate(logs, Rng.of("uniform", n, step).next()),
  );
  const { weights, curve } = await runCourse();
  const after = await successRate(weights, () => greedyCandidate);
  expect(before).toBeLessThanOrEqual(0.2);
  expect(after).toBeGreaterThanOrEqual(0.9);
  expect(curve.at(-1)!.steps).toBeLessThan(3600);
});
test("training with shuffled advantages does not raise it above 20 %", async () => {
  const { weights } = await runCourse({ trainer: { ...trainerDefaults, shuffled: true } });
  expect(await successRate(weights, () => greedyCandidate)).toBeLessThanOrEqual(0.2);
});
test("the same seed gives bit-identical weights, another seed different ones", async () => {
  const [one, same, other] = await Promise.all([
    runCourse({ steps: 500 }),
    runCourse({ steps: 500 }),
    runCourse({ steps: 500, seed: 2 }),
  ]);
  expect(one.weights).toEqual(same.weights);
  expect(one.weights).not.toEqual(other.weights);
});
test("steps of added members do not move the curriculum, and count to the limit of all steps", async () => {
  const addedSteps = 50;
  const acts: number[] = [];
  const { curve } = await train({ ...settings, steps: 40, mostSteps: 300, groups: 1 }, starts, async (start) => {
    acts.push(start.steps);
    const choice = { features: [Float64Array.from(featureNames, () => 0)], chosen: 0 };
    const member = { success: false, reward: -1, choices: [choice] };
    return [member, { ...member, added: true, choices: Array.from({ length: addedSteps }, () => choice) }];
  });
  expect(curve.map(({ steps, addedSteps: added }) => [steps, added])).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => [n, 50 * n]),
  );
  expect(acts).toEqual([1, 1, 1, 1, 1, 1]);
});
