// Chooses the task instance of an episode.
import type { Brand } from "#brands/define.ts";
import { nearestName } from "#contract/nearest-name.ts";
import type { EpisodeBody, Lang } from "#contract/env.ts";
import { Refusal } from "./answer.ts";
import type { EpisodeTask } from "./records.ts";
import type { SuiteTask } from "#contract/suite.ts";
import { isSuiteTask } from "#judge/json-task.ts";
import type { Json } from "#state/json.ts";
import { taskBook, type Instance } from "./task-book.ts";
import type { World } from "#world/read.ts";

/** The data from which an instance is sampled. */
export interface InstanceSources {
  readonly world: World;
  /** The brand from which the instruction takes the names of apps. */
  readonly brand: Brand;
  /** Returns a suite's task by its full id, or null if the task does not exist. */
  suiteTask(id: string): Promise<SuiteTask | null>;
}

export const invalidField = (path: string, message: string): Refusal =>
  new Refusal("invalid", "The request is not valid; see issues.", [{ path, message }]);
export async function findInstance(body: EpisodeBody, seed: number, using: InstanceSources): Promise<Instance | null> {
  const lang = body.locale ?? "en";
  if (body.task !== undefined) return drawInstance(body.task, seed, lang, using, body.split);
  if (body.split === undefined) return null;
  const tasks = taskBook.listTasks().filter((task) => task.split === body.split);
  const task = tasks[seed % tasks.length];
  if (!task)
    throw new Refusal("not-found", `The split ${body.split} has no tasks.`, [
      { path: "split", message: `The split ${body.split} has no tasks on this server` },
    ]);
  return taskBook.draw(task.id, seed, lang, using.world, using.brand);
}

export async function drawInstance(
  id: string,
  seed: number,
  lang: Lang,
  using: InstanceSources,
  split?: string,
): Promise<Instance> {
  if (isSuiteTask(id)) return drawSuiteInstance(id, seed, lang, using, split);
  const task = taskBook.listTasks().find((t) => t.id === id);
  if (!task) {
    const ids = taskBook.listTasks().map((known) => known.id);
    throw unknownTask(id, nearestName(id, ids));
  }
  if (split !== undefined && task.split !== split)
    throw invalidField("split", `Expected ${task.split}, the split of this task`);
  return taskBook.draw(id, seed, lang, using.world, using.brand);
}

const unknownTask = (id: string, nearest: string | null): Refusal =>
  new Refusal("not-found", `There is no task ${id}.`, [
    { path: "task", message: nearest === null ? "No such task" : `Did you mean ${nearest}?` },
  ]);
async function drawSuiteInstance(
  id: string,
  seed: number,
  lang: Lang,
  using: InstanceSources,
  split: string | undefined,
): Promise<Instance> {
  const json = await using.suiteTask(id);
  if (!json) throw unknownTask(id, null);
  if (split !== undefined) throw invalidField("split", "Leave this field out: a task of a suite belongs to no split");
  const { locale } = json.start;
  if (locale !== lang) throw invalidField("locale", `Expected ${locale}, the language in which this task starts`);
  return taskBook.suiteInstance(id, seed, lang, json, using.brand);
}
/** Rebuilds the judge and the start of an instance from the facts stored with its episode. */
export const restoreInstance = (id: string, seed: number, lang: Lang, facts: Json, brand: Brand): Instance =>
  taskBook.sample(id, seed, lang, facts, brand);

export const toEpisodeTask = ({ id, seed, lang, instruction, budget, apps, facts }: Instance): EpisodeTask => ({
  id,
  seed,
  lang,
  instruction,
  budget,
  apps,
  facts,
});
