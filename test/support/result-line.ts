// A result line for computations: a completed, successful and clean episode, with the changes of a test.
import type { ResultLine } from "#contract/run.ts";

export const provenance: ResultLine["provenance"] = {
  harness: "0",
  task_set: "0",
  world: "0",
  apps: "0",
  contract: "0",
  world_data: null,
  judge: "aaaa",
  brand: "reference",
  commit: null,
  device: { width: 360, height: 800, dpr: 3 },
  locale: "en",
};
/** The part of the task's id before the slash names both the suite and the only app of the task. */
export const resultLine = (task: string, more: Partial<ResultLine> = {}): ResultLine => ({
  task,
  seed: 1,
  trial: 1,
  outcome: "complete",
  success: true,
  goal: true,
  clean: true,
  progress: 1,
  steps: 2,
  budget: 15,
  reward: 1,
  side_effects: [],
  checks: [{ name: "the note is pinned", passed: true, keeps: false }],
  instruction: `Do ${task}`,
  revision: 1,
  state_hash: "0",
  axes: {
    split: "test",
    suite: task.split("/")[0]!,
    scope: "S1",
    objective: "operate",
    composition: "atomic",
    difficulty: "L2",
    tags: ["nav", "edit"],
    apps: [task.split("/")[0]!],
  },
  provenance,
  ...more,
});
