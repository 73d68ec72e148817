import { expect, test } from "vitest";
import { freezeTasks, readFrozenTasks } from "#scripts/build/frozen-tasks.ts";
import { localWorld } from "#scripts/build/world-file.ts";

test("the task set is the frozen one", { timeout: 120_000 }, async () => {
  const [frozen, now] = [readFrozenTasks(), await freezeTasks(await localWorld())];
  const ids = [...new Set([...Object.keys(frozen.tasks), ...Object.keys(now.tasks)])];
  expect(
    ids.filter((id) => frozen.tasks[id] !== now.tasks[id]),
    "These tasks changed. Raise their revision and task_set, write the CHANGELOG, then run ./phonebooth catalog --freeze",
  ).toEqual([]);
  expect(now).toEqual(frozen);
});
