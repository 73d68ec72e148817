// A very small study of learning on the real page. The same seed gives the same weights. They do not depend on which
// phone finishes first, nor on whether known steps are repeated or remembered.
import { expect, inject, it } from "vitest";
import { playInstance } from "#benchmark/learn/proof/play.ts";
import { StepCache } from "#benchmark/learn/proof/lazy-phone.ts";
import { featureNames } from "#learn/features.ts";
import { greedyCandidate } from "#learn/policy.ts";
import { draw } from "#tasks/catalog.ts";
import learnedWeights from "./learned-weights.json" with { type: "json" };
import { localWorld } from "#scripts/build/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { families, runLearningStudy, studyDefaults, type Study } from "#benchmark/learn/proof/study.ts";
import { toTextTable } from "#benchmark/learn/proof/page.ts";
import { Semaphore } from "#env/queue.ts";

const settings = {
  ...studyDefaults,
  families: ["settings/one-switch", "clock/labelled-alarm"],
  seed: 2,
  courses: [
    { variant: "whole", seeds: 1 },
    { variant: "no-decay", seeds: 1 },
    { variant: "no-filter", seeds: 1 },
  ],
  steps: 1,
  groups: 3,
  members: 8,
  learning: 2,
  apart: 2,
  holding: 2,
  checks: 0,
} as const;

async function runStudy(parallel: number, remembers: boolean): Promise<Study> {
  const kept: Study[] = [];
  const done = await runLearningStudy({
    client: new Client(inject("url")),
    world: await localWorld(),
    slots: new Semaphore(parallel),
    remembers,
    settings,
    before: null,
    log: () => {},
    onProgress: (soFar) => kept.push(soFar),
    now: () => performance.now(),
  });
  expect(kept.at(-1)).toEqual(done);
  expect(kept.map(({ courses }) => courses.length)).toEqual([1, 2, 3, 3]);
  return done;
}
/** A course without its duration and without the count of steps on phones. */
const figures = ({ courses, uniform }: Study) => ({
  uniform,
  courses: courses.map(({ seconds: _seconds, asked: _asked, ...figure }) => figure),
});

it("the same seed gives the same weights, byte for byte", async () => {
  const one = await runStudy(4, true);
  const other = await runStudy(1, false);
  expect(JSON.stringify(figures(other))).toBe(JSON.stringify(figures(one)));
  const [course] = one.courses;
  // The course has learnt: the weights have changed. Its groups started from forks with one remaining act.
  expect(course!.curve).toHaveLength(1);
  expect(course!.curve[0]).toMatchObject({ update: 0, acts: 1 });
  expect(course!.curve[0]!.success).toBeGreaterThan(0);
  expect(course!.weights.some((weight) => weight !== 0)).toBe(true);
  // The second course starts with the same draws, so with remembered steps it performs fewer steps on phones.
  expect(one.courses[1]!.asked).toBeLessThan(other.courses[1]!.asked);
  expect(one.courses[1]!.curve[0]!.reward).not.toBe(course!.curve[0]!.reward);
  // Without the filter, the third group plays an unsolvable variant of a task. Its instruction asks for something that
  // does not exist, so no member succeeds.
  const unfiltered = one.courses[2]!.curve[0]!;
  expect(unfiltered.dropped[2]).toBe("no-success");
  expect(unfiltered.success).toBeGreaterThan(0);
  expect([one.split.learnt, one.split.held]).toEqual([4, 2]);
  expect(toTextTable(one)).toMatch(/^course +seed +held out/);
  // A study that continues keeps the courses that this call does not ask for.
  const kept: Study[] = [];
  const continued = await runLearningStudy({
    client: new Client(inject("url")),
    world: await localWorld(),
    slots: new Semaphore(1),
    remembers: true,
    settings: { ...settings, courses: [{ variant: "no-decay", seeds: 1 }] },
    before: one,
    log: () => {},
    onProgress: (soFar) => kept.push(soFar),
    now: () => performance.now(),
  });
  const variants = ({ courses }: Study) => courses.map(({ variant }) => variant);
  const all = ["no-decay", "whole", "no-filter"];
  expect(kept.map(variants)).toEqual([all, all]);
  expect(continued.courses[0]).toEqual(one.courses[1]);
});

// A policy can fail after an instruction has a new wording or a button has another name, because it recognizes them by
// their words. The study takes an hour, so this test plays the weights of one earlier course instead (seed 3,
// docs/learning-proof.md).
it.each(families)("weights that were learned earlier still solve instances of %s", async (task) => {
  const world = await localWorld();
  const weights = Float64Array.from(featureNames, (name) => learnedWeights[name]);
  const context = { client: new Client(inject("url")), slots: new Semaphore(2), cache: new StepCache(false) };
  const results = await Promise.all(
    [101, 102, 103, 104].map(async (seed) => {
      const { instruction } = await draw(task, seed, "en", world);
      const { success } = await playInstance(context, weights, { task, seed, instruction }, greedyCandidate);
      return { instruction, success };
    }),
  );
  expect(results.filter(({ success }) => !success)).toEqual([]);
});
