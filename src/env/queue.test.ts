import { expect, test } from "vitest";
import { Queue, Semaphore } from "./queue.ts";

/** Waits until all pending promises and callbacks have run. */
const runPending = () => new Promise((resolve) => setImmediate(resolve));

test("a queue runs jobs one after another, in order, even after failures", async () => {
  const queue = new Queue();
  const seen: string[] = [];
  const job =
    (name: string, fail = false) =>
    async () => {
      seen.push(`${name} begins`);
      await runPending();
      seen.push(`${name} ends`);
      if (fail) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([queue.run(job("a")), queue.run(job("b", true)), queue.run(job("c"))]);
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  expect(results.map((result) => result.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("a semaphore limits parallel jobs, and frees its slot after a failure", async () => {
  const semaphore = new Semaphore(2);
  let running = 0;
  let most = 0;
  const jobs = Array.from({ length: 7 }, (_, i) =>
    semaphore.run(async () => {
      most = Math.max(most, ++running);
      await runPending();
      running--;
      if (i % 3 === 0) throw new Error(String(i));
      return i;
    }),
  );
  const results = await Promise.allSettled(jobs);
  expect(most).toBe(2);
  expect(running).toBe(0);
  expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(4);
});
