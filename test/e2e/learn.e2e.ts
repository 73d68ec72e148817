// A very small course of learning on the real page: the same seed gives the same weights, whoever plays first, and whether or
// not what was done once is done again.
import { expect, inject, it } from "vitest";
import { localWorld } from "../../scripts/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { study, studyDefaults, type Study } from "../../src/benchmark/learn/proof/study.ts";
import { tableOf } from "../../src/benchmark/learn/proof/page.ts";
import { Semaphore } from "../../src/env/queue.ts";

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

async function learnt(parallel: number, remembers: boolean): Promise<Study> {
  const kept: Study[] = [];
  const done = await study({
    client: new Client(inject("url")),
    world: await localWorld(),
    slots: new Semaphore(parallel),
    remembers,
    settings,
    before: null,
    say: () => {},
    keep: (soFar) => kept.push(soFar),
    now: () => performance.now(),
  });
  expect(kept.at(-1)).toEqual(done);
  expect(kept.map(({ courses }) => courses.length)).toEqual([1, 2, 3, 3]);
  return done;
}
/** A course without how long it took and which of its steps phones did. */
const figures = ({ courses, uniform }: Study) => ({
  uniform,
  courses: courses.map(({ seconds: _seconds, asked: _asked, ...figure }) => figure),
});

it("the same seed gives the same weights, byte for byte", async () => {
  const one = await learnt(4, true);
  const other = await learnt(1, false);
  expect(JSON.stringify(figures(other))).toBe(JSON.stringify(figures(one)));
  const [course] = one.courses;
  // It did learn something: the weights moved, by groups of forks that began with one act left.
  expect(course!.curve).toHaveLength(1);
  expect(course!.curve[0]).toMatchObject({ update: 0, acts: 1 });
  expect(course!.curve[0]!.success).toBeGreaterThan(0);
  expect(course!.weights.some((weight) => weight !== 0)).toBe(true);
  // The second course begins with the same draws: what is remembered saves phones.
  expect(one.courses[1]!.asked).toBeLessThan(other.courses[1]!.asked);
  expect(one.courses[1]!.curve[0]!.reward).not.toBe(course!.curve[0]!.reward);
  // Without the filter the third group is of a twin, which asks for what is not there: nobody succeeds in it.
  const unfiltered = one.courses[2]!.curve[0]!;
  expect(unfiltered.dropped[2]).toBe("no-success");
  expect(unfiltered.success).toBeGreaterThan(0);
  expect([one.split.learnt, one.split.held]).toEqual([4, 2]);
  expect(tableOf(one)).toMatch(/^course +seed +held out/);
});
