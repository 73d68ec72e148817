// Which instance of which task an episode is about.
import type { Brand } from "../brands/define.ts";
import type { EpisodeBody, Lang } from "../contract/env.ts";
import { Refusal } from "./answer.ts";
import type { EpisodeTask } from "./records.ts";
import { taskBook, type Instance } from "./task-book.ts";
import type { World } from "../world/read.ts";

/** What an instance is drawn with. */
export interface DrawnWith {
  readonly world: World;
  /** Whose names the instruction says. */
  readonly brand: Brand;
}

export const invalid = (path: string, message: string): Refusal =>
  new Refusal("invalid", "The request does not fit.", [{ path, message }]);
export async function instanceOf(body: EpisodeBody, seed: number, using: DrawnWith): Promise<Instance | null> {
  const lang = body.locale ?? "en";
  if (body.task !== undefined) return drawn(body.task, seed, lang, using, body.split);
  if (body.split === undefined) return null;
  const tasks = taskBook.listTasks().filter((task) => task.split === body.split);
  const task = tasks[seed % tasks.length];
  if (!task)
    throw new Refusal("not-found", `There is no task in ${body.split}.`, [{ path: "split", message: "It is empty" }]);
  return taskBook.draw(task.id, seed, lang, using.world, using.brand);
}

export async function drawn(id: string, seed: number, lang: Lang, using: DrawnWith, split?: string): Promise<Instance> {
  const task = taskBook.listTasks().find((t) => t.id === id);
  if (!task) throw new Refusal("not-found", `There is no task ${id}.`, [{ path: "task", message: "No such task" }]);
  if (split !== undefined && task.split !== split) throw invalid("split", `The task is of ${task.split}`);
  return taskBook.draw(id, seed, lang, using.world, using.brand);
}

export const taskOf = ({ id, seed, lang, instruction, budget, apps, facts }: Instance): EpisodeTask => ({
  id,
  seed,
  lang,
  instruction,
  budget,
  apps,
  facts,
});
