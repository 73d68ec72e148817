// Which instance of which task an episode is about.
import type { CreateBody, Lang } from "../contract/env.ts";
import { Refusal } from "./answer.ts";
import type { EpisodeTask } from "./records.ts";
import { taskBook, type Instance } from "./task-book.ts";

export const invalid = (path: string, message: string): Refusal =>
  new Refusal("invalid", "The request does not fit.", [{ path, message }]);
export function instanceOf(body: CreateBody, seed: number): Instance | null {
  const lang = body.locale ?? "en";
  if (body.task !== undefined) return sampled(body.task, seed, lang, body.split);
  if (body.split === undefined) return null;
  const tasks = taskBook.listTasks().filter((task) => task.split === body.split);
  const drawn = tasks[seed % tasks.length];
  if (!drawn)
    throw new Refusal("not-found", `There is no task in ${body.split}.`, [{ path: "split", message: "It is empty" }]);
  return taskBook.sample(drawn.id, seed, lang);
}

export function sampled(id: string, seed: number, lang: Lang, split?: string): Instance {
  const task = taskBook.listTasks().find((t) => t.id === id);
  if (!task) throw new Refusal("not-found", `There is no task ${id}.`, [{ path: "task", message: "No such task" }]);
  if (split !== undefined && task.split !== split) throw invalid("split", `The task is of ${task.split}`);
  return taskBook.sample(id, seed, lang);
}

export const taskOf = ({ id, seed, lang, instruction, budget, apps }: Instance): EpisodeTask => ({
  id,
  seed,
  lang,
  instruction,
  budget,
  apps,
});
