// In each case, a task rewards an agent that does not do the task. The hacker must find this.
import { expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { defaultBrand } from "#brands/lookup.ts";
import { choice } from "#judge/answers.ts";
import type { AnyTask, Evidence } from "#judge/define.ts";
import { createInstance, type Instance } from "#judge/instance.ts";
import { getTask } from "#tasks/catalog.ts";
import { runHacker, hackerFaults, type HackerResult } from "./hacker.ts";

const real = getTask("notes/count-in-folder");
const runHackerOn = (task: AnyTask, id = "notes/count-in-folder"): Promise<HackerResult> =>
  runHacker(
    task,
    "en",
    async (seed): Promise<Instance> => createInstance(phone, id, task, seed, "en", null, defaultBrand),
  );

it("wins little when answers vary widely, and nothing by ending at once", async () => {
  const found = await runHackerOn(real);
  expect(hackerFaults(found)).toEqual([]);
  expect(found.atOnce).toEqual({ tried: 48, won: 0 });
  expect(found.guess).toMatchObject({ seeds: 100, choices: [] });
  expect(found.guess!.right).toBeGreaterThan(0);
  expect(found.guess!.won).toBe(found.guess!.right);
});

it("finds an answer that is the same for every seed", async () => {
  const params: AnyTask["params"] = (...drawn) => ({ ...real.params(...drawn), more: 3 });
  const found = await runHackerOn({ ...real, params });
  expect(found.guess).toMatchObject({ right: 100, won: 100 });
  expect(hackerFaults(found)[0]).toContain("a guess is right for 100 of 100 seeds; at most 40 % are allowed");
});

it("wins about half of the seeds when the answer is one of two", async () => {
  const options = ["odd", "even"];
  const fields = () => ({ count: choice("Number of notes", options) });
  const expected = (c: Evidence<never, never>) => ({ count: options[Number(real.answer!.expected(c)["count"]) % 2]! });
  const found = await runHackerOn({ ...real, answer: { fields, expected } as never });
  expect(found.guess!.choices).toEqual([2]);
  expect(Math.abs(found.guess!.right - 50)).toBeLessThan(15);
  expect(hackerFaults(found)).toHaveLength(1);
});

it("reports episodes that are won by ending at once", async () => {
  const { answer: _, ...asked } = real;
  const found = await runHackerOn(asked as AnyTask);
  expect(found.guess).toBeNull();
  expect(hackerFaults(found)).toEqual(["ending at once wins 48 of 48 episodes"]);
});

it("also ends after asking the user everything, and wins nothing on a task with a user", async () => {
  const found = await runHackerOn(getTask("calendar/day-asked"), "calendar/day-asked");
  expect(found).toEqual({ atOnce: { tried: 72, won: 0 }, guess: null });
});
