// The score of a phone that nobody touches. It is the baseline of progress and rewards.
import { expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import type { Reward } from "#contract/env.ts";
import type { Verdict } from "#contract/task.ts";
import { taskBook, type Instance } from "#env/task-book.ts";
import { summaryOf } from "#benchmark/metrics/summary.ts";
import { scoreOf } from "#benchmark/metrics/result-line.ts";
import { withWorld } from "#env/world-lookup.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { PhoneState } from "#os/state.ts";
import { effort } from "../support/effort.ts";
import { resultLine } from "../support/result-line.ts";

const tasks = taskBook.listTasks();
const sampledTasks = tasks.filter((_, i) => i % effort(1, 8) === 0);
const gym: Reward = { name: "mobilegym" };

it(`an untouched phone earns nothing over no-op in ${sampledTasks.length} tasks`, async () => {
  const world = await localWorld();
  const lines = [];
  const wrong: string[] = [];
  for (const { id } of sampledTasks) {
    const instance: Instance = await taskBook.draw(id, 1, "en", world);
    const before: PhoneState = await withWorld(world, () => taskBook.prepare(instance, defaultBoot("en", 1)));
    const judged = (outcome: Verdict["outcome"], reward: Reward): Verdict =>
      taskBook.judge({ instance, before, after: before, outcome, steps: 10, reward }, { reveal: false });
    const plain = judged("budget", gym);
    const over = judged("budget", { ...gym, floor: "noop" });
    const declared = judged("complete", { ...gym, floor: "noop" });
    const stepped = judged("budget", { name: "mobilegui" });
    lines.push(resultLine(id, scoreOf(plain)));
    const fits =
      !plain.success &&
      plain.progress_noop === plain.progress &&
      plain.reward.value === plain.progress &&
      plain.reward.floor === undefined &&
      over.reward.value === 0 &&
      over.reward.floor === plain.progress &&
      declared.reward.value <= 0 &&
      stepped.reward.value <= 0;
    if (!fits)
      wrong.push(`${id}: ${JSON.stringify([plain.progress, plain.progress_noop, over.reward, declared.reward])}`);
  }
  expect(wrong).toEqual([]);
  const { pr, pr_noop: noop, pr_over_noop: gain } = summaryOf(lines, 0);
  // Many tasks have checks that something stays unchanged. Doing nothing passes these checks.
  expect(pr).toBeGreaterThan(0.1);
  expect([noop, gain]).toEqual([pr, 0]);
});
