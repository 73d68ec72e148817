// Tests the episodes of a run: every instance occurs once per trial, and no other instance occurs.
import fc from "fast-check";
import { expect, test } from "vitest";
import { splits } from "#contract/env.ts";
import { listTasks } from "#tasks/catalog.ts";
import { planRun } from "./plan.ts";

const ids = listTasks().map(({ id }) => id);

test("plans each task and seed once per trial, one trial after another", async () => {
  const some = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 5 });
  const seeds = fc.uniqueArray(fc.nat(2 ** 31 - 1), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(
      some,
      seeds,
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      async (tasks, given, trials, hidden) => {
        const body = { agent: { name: "x" }, tasks, seeds: given, trials, hidden_seeds: hidden };
        const { episodes } = await planRun(body, "secret");
        expect(episodes).toHaveLength(tasks.length * given.length * trials);
        expect(new Set(episodes.map((e) => `${e.task} ${e.seedIndex} ${e.trial}`)).size).toBe(episodes.length);
        expect(episodes.map(({ trial }) => trial)).toEqual(episodes.map(({ trial }) => trial).toSorted());
        // Every trial has the same instances. With hidden seeds, no instance has a requested seed.
        for (const { task, seed, seedIndex } of episodes) {
          const first = episodes.find((e) => e.task === task && e.seedIndex === seedIndex);
          expect(seed).toBe(first?.seed);
          expect(seed === given[seedIndex - 1]).toBe(!hidden);
        }
        expect(await planRun(body, "secret")).toEqual(await planRun(body, "secret"));
      },
    ),
    { numRuns: 40 },
  );
});

test("covers a split if its tasks are exactly those of the split", async () => {
  const train = listTasks().flatMap(({ id, split }) => (split === "train" ? [id] : []));
  const covers = async (body: object) => (await planRun({ agent: { name: "x" }, ...body }, undefined)).covers;
  expect(await covers({ split: "train" })).toBe("train");
  expect(await covers({ tasks: train.toReversed() })).toBe("train");
  expect(await covers({ tasks: train.slice(1) })).toBe(null);
  expect(await covers({ tasks: ids })).toBe(null);
});

test("refuses a split without tasks, and never reports it as covered", async () => {
  const used = new Set(listTasks().map(({ split }) => split));
  const outcome = (split: (typeof splits)[number]): Promise<unknown> =>
    planRun({ agent: { name: "x" }, split }, undefined).then(
      ({ covers }) => covers,
      ({ problem }) => problem.issues,
    );
  expect(await Promise.all(splits.map(outcome))).toEqual(
    splits.map((split) =>
      used.has(split) ? split : [{ path: "split", message: `The split ${split} has no tasks on this server` }],
    ),
  );
});

test("hidden seeds need the server's secret, and depend on it", async () => {
  const body = { agent: { name: "x" }, tasks: ids.slice(0, 3), hidden_seeds: true };
  await expect(planRun(body, undefined)).rejects.toMatchObject({ problem: { issues: [{ path: "hidden_seeds" }] } });
  await expect(planRun(body, "")).rejects.toMatchObject({ problem: { status: 422 } });
  const seeds = async (secret: string) => (await planRun(body, secret)).episodes.map(({ seed }) => seed);
  expect(await seeds("one")).not.toEqual(await seeds("two"));
});
