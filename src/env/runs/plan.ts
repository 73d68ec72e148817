// Plans the episodes of a run from the creator's request. Refuses invalid fields by path.
import { Refusal } from "../answer.ts";
import { splits, type Split } from "#contract/env.ts";
import type { Issue } from "#contract/problem.ts";
import { runLimits, type RunBody } from "#contract/run.ts";
import { taskBook } from "../task-book.ts";
import { hiddenSeed } from "./hidden-seeds.ts";

export interface PlannedEpisode {
  readonly task: string;
  readonly seed: number;
  /** The index of the seed, from 1. */
  readonly seedIndex: number;
  /** The number of the trial, from 1. */
  readonly trial: number;
}
export interface RunPlan {
  readonly episodes: readonly PlannedEpisode[];
  readonly tasks: number;
  /** The split, if the episodes cover the complete split; otherwise null. */
  readonly covers: Split | null;
}

/** Plans the first trial of every instance before any second trial, so that half a run already covers all tasks. */
export async function planRun(body: RunBody, secret: string | undefined): Promise<RunPlan> {
  const issues: Issue[] = [];
  const known = new Map(taskBook.listTasks().map((task) => [task.id, task.split]));
  const inSplit = (split: string): string[] => [...known.keys()].filter((id) => known.get(id) === split);
  if ((body.split === undefined) === (body.tasks === undefined))
    issues.push({
      path: body.split === undefined ? "split" : "tasks",
      message: "Expected either split or tasks, not both",
    });
  for (const [i, id] of (body.tasks ?? []).entries())
    if (!known.has(id)) issues.push({ path: `tasks.${i}`, message: "There is no such task" });
  issues.push(...findRepeated("tasks", body.tasks ?? []), ...findRepeated("seeds", body.seeds ?? []));
  if (body.hidden_seeds && !secret)
    issues.push({
      path: "hidden_seeds",
      message: "This server has no hidden seeds; its operator can set HIDDEN_SEEDS",
    });
  if (JSON.stringify(body.agent.settings ?? null).length > runLimits.settings)
    issues.push({ path: "agent.settings", message: `Expected at most ${runLimits.settings} characters` });
  const { seeds = [1], trials = 1 } = body;
  const tasks = body.tasks ?? inSplit(body.split ?? "");
  if (body.split !== undefined && tasks.length === 0)
    issues.push({ path: "split", message: `The split ${body.split} has no tasks on this server` });
  const total = tasks.length * seeds.length * trials;
  if (total > runLimits.episodes)
    issues.push({
      path: trials > 1 ? "trials" : seeds.length > 1 ? "seeds" : "tasks",
      message: `Expected at most ${runLimits.episodes} episodes, got ${total}`,
    });
  if (issues.length > 0) throw new Refusal("invalid", "The run is not valid; see issues.", issues);

  const seedOf = async (task: string, seed: number): Promise<number> =>
    body.hidden_seeds ? hiddenSeed(secret!, task, seed) : seed;
  const once = await Promise.all(
    seeds.flatMap((seed, i) => tasks.map(async (task) => ({ task, seed: await seedOf(task, seed), seedIndex: i + 1 }))),
  );
  const chosen = new Set(tasks);
  const covers = splits.find((split) => {
    const all = inSplit(split);
    return all.length > 0 && all.length === chosen.size && all.every((id) => chosen.has(id));
  });
  return {
    episodes: Array.from({ length: trials }, (_, t) => once.map((each) => ({ ...each, trial: t + 1 }))).flat(),
    tasks: tasks.length,
    covers: covers ?? null,
  };
}

const findRepeated = (field: string, values: readonly (string | number)[]): Issue[] => {
  const seen = new Set<string | number>();
  return values.flatMap((value, i) => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [{ path: `${field}.${i}`, message: "Expected each value once; this one is repeated" }];
  });
};
