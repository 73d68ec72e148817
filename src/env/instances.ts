// Which instance of which task an episode is about.
import type { Brand } from "../brands/define.ts";
import type { EpisodeBody, Lang } from "../contract/env.ts";
import { Refusal } from "./answer.ts";
import type { EpisodeTask } from "./records.ts";
import type { SuiteTask } from "../contract/suite.ts";
import { isSuiteTask } from "../judge/json-task.ts";
import type { Json } from "../state/json.ts";
import { taskBook, type Instance } from "./task-book.ts";
import type { World } from "../world/read.ts";

/** What an instance is drawn with. */
export interface DrawnWith {
  readonly world: World;
  /** Whose names the instruction says. */
  readonly brand: Brand;
  /** A task of a suite by its whole id; null where there is none. */
  suiteTask(id: string): Promise<SuiteTask | null>;
}

export const invalid = (path: string, message: string): Refusal =>
  new Refusal("invalid", "The request is not valid; see issues.", [{ path, message }]);
export async function instanceOf(body: EpisodeBody, seed: number, using: DrawnWith): Promise<Instance | null> {
  const lang = body.locale ?? "en";
  if (body.task !== undefined) return drawn(body.task, seed, lang, using, body.split);
  if (body.split === undefined) return null;
  const tasks = taskBook.listTasks().filter((task) => task.split === body.split);
  const task = tasks[seed % tasks.length];
  if (!task)
    throw new Refusal("not-found", `The split ${body.split} has no tasks.`, [
      { path: "split", message: `The split ${body.split} has no tasks on this server` },
    ]);
  return taskBook.draw(task.id, seed, lang, using.world, using.brand);
}

export async function drawn(id: string, seed: number, lang: Lang, using: DrawnWith, split?: string): Promise<Instance> {
  if (isSuiteTask(id)) return drawnOfSuite(id, seed, lang, using, split);
  const task = taskBook.listTasks().find((t) => t.id === id);
  if (!task) throw new Refusal("not-found", `There is no task ${id}.`, [{ path: "task", message: "No such task" }]);
  if (split !== undefined && task.split !== split)
    throw invalid("split", `Expected ${task.split}, the split of this task`);
  return taskBook.draw(id, seed, lang, using.world, using.brand);
}

async function drawnOfSuite(
  id: string,
  seed: number,
  lang: Lang,
  using: DrawnWith,
  split: string | undefined,
): Promise<Instance> {
  const json = await using.suiteTask(id);
  if (!json) throw new Refusal("not-found", `There is no task ${id}.`, [{ path: "task", message: "No such task" }]);
  if (split !== undefined) throw invalid("split", "Leave this field out: the task of a suite belongs to no split");
  const { locale } = json.start;
  if (locale !== lang) throw invalid("locale", `Expected ${locale}, the language in which this task starts`);
  return taskBook.suiteInstance(id, seed, lang, json, using.brand);
}
/** From the facts that an episode was kept with, its judge and its start are made again. */
export const keptInstance = (id: string, seed: number, lang: Lang, facts: Json, brand: Brand): Instance =>
  taskBook.sample(id, seed, lang, facts, brand);

export const taskOf = ({ id, seed, lang, instruction, budget, apps, facts }: Instance): EpisodeTask => ({
  id,
  seed,
  lang,
  instruction,
  budget,
  apps,
  facts,
});
