// The frozen task set: tasks/frozen.json has a hash of each task, so that a change of a task cannot go unnoticed.
// `./phonebooth catalog --freeze` writes it.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { versions } from "#contract/version.ts";
import { draw, staticTaskInfo, tasks } from "#tasks/catalog.ts";
import type { World } from "#world/read.ts";
import { root } from "../env.ts";

/** The public seeds of the splits. Seeds of verified runs with hidden seeds are never among them. */
export const publicSeeds = [1, 2, 3, 4] as const;

export interface FrozenTasks {
  readonly task_set: string;
  readonly seeds: readonly number[];
  /** The hash of all hashes in `tasks`. */
  readonly hash: string;
  readonly tasks: Readonly<Record<string, string>>;
}
const file = join(root, "tasks/frozen.json");
export const readFrozenTasks = (): FrozenTasks => JSON.parse(readFileSync(file, "utf8")) as FrozenTasks;
export const writeFrozenTasks = (frozen: FrozenTasks): void =>
  writeFileSync(file, `${JSON.stringify(frozen, null, 2)}\n`);

/**
 * Computes the hashes. A task's hash covers its axes, budget and revision, and for each public seed and language the
 * instruction and the parameters, to which the checks compare.
 */
export async function freezeTasks(world: World): Promise<FrozenTasks> {
  const hashes: Record<string, string> = {};
  for (const id of [...tasks.keys()].toSorted()) {
    const instances = [];
    for (const seed of publicSeeds)
      for (const lang of ["en", "zh-CN"] as const) {
        const { instruction, params } = await draw(id, seed, lang, world);
        instances.push({ seed, lang, instruction, params });
      }
    hashes[id] = shortHash(JSON.stringify([staticTaskInfo(id, tasks.get(id)!), instances]));
  }
  return { task_set: versions.task_set, seeds: publicSeeds, hash: shortHash(JSON.stringify(hashes)), tasks: hashes };
}
const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);
