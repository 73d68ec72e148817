// `./phonebooth catalog`: plays the reference solution of tasks, and writes the evidence for their difficulty, a picture
// of each end, and the table of all tasks (docs/tasks.md).
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pMap from "p-map";
import { Client } from "../../clients/typescript/src/client.ts";
import { matchesPattern } from "#benchmark/agent/task-pattern.ts";
import { evidenceSeed, measureTask } from "#benchmark/difficulty/evidence.ts";
import type { CatalogEntry } from "#contract/task-evidence.ts";
import { draw, getTask, tasks } from "#tasks/catalog.ts";
import { root } from "../env.ts";
import { freezeTasks, writeFrozenTasks } from "../build/frozen-tasks.ts";
import {
  formatTaskPage,
  picturesFolder,
  pictureName,
  readCatalog,
  taskPage,
  writeCatalog,
} from "../build/task-page.ts";
import { localWorld } from "../build/world-file.ts";
import { parseWholeNumber } from "./options.ts";
import { startServer } from "./server.ts";

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      tasks: { type: "string" },
      freeze: { type: "boolean", default: false },
      parallel: { type: "string", default: "2" },
    },
  });
  const catalog: Record<string, CatalogEntry> = { ...readCatalog() };
  const isMeasured = (id: string): boolean =>
    catalog[id]?.revision === getTask(id).revision && existsSync(join(root, picturesFolder, pictureName(id)));
  // Without a pattern, only new and changed tasks are measured.
  const chosen = [...tasks.keys()].filter((id) =>
    values.tasks === undefined ? !isMeasured(id) : matchesPattern(id, values.tasks),
  );
  const parallel = parseWholeNumber("parallel", values.parallel, 1);
  const world = await localWorld();
  const failed: string[] = [];
  if (chosen.length > 0) {
    const server = await startServer({ port: 0, memory: true, quiet: true });
    mkdirSync(join(root, picturesFolder), { recursive: true });
    try {
      const client = new Client(server.url, server.adminKey, { fresh: true });
      const measure = async (id: string, place: number): Promise<void> => {
        try {
          const measured = await measureTask(client, world, id);
          catalog[id] = { ...measured.evidence, en: "", zh: "" };
          writeFileSync(join(root, picturesFolder, pictureName(id)), measured.picture);
          process.stdout.write(`${place + 1}/${chosen.length} ${id}: ${measured.evidence.steps} steps\n`);
        } catch (error) {
          failed.push(id);
          process.stderr.write(`✗ ${id}: ${error instanceof Error ? error.message : String(error)}\n`);
        }
      };
      await pMap(chosen, measure, { concurrency: parallel });
    } finally {
      await server.stop();
    }
  }
  for (const [id, entry] of Object.entries(catalog).filter(([known]) => tasks.has(known))) {
    const [en, zh] = await Promise.all((["en", "zh-CN"] as const).map((lang) => draw(id, evidenceSeed, lang, world)));
    catalog[id] = { ...entry, en: en!.instruction, zh: zh!.instruction };
  }
  writeCatalog(catalog);
  for (const name of existsSync(join(root, picturesFolder)) ? readdirSync(join(root, picturesFolder)) : [])
    if (![...tasks.keys()].some((id) => pictureName(id) === name)) rmSync(join(root, picturesFolder, name));
  const missing = [...tasks.keys()].filter((id) => catalog[id] === undefined);
  if (missing.length > 0) {
    process.stderr.write(`${taskPage} is not written: ${missing.length} tasks are not measured\n`);
    return 1;
  }
  if (values.freeze) writeFrozenTasks(await freezeTasks(world));
  writeFileSync(join(root, taskPage), formatTaskPage(catalog));
  process.stdout.write(`${taskPage}: ${tasks.size} tasks, ${chosen.length - failed.length} measured\n`);
  return failed.length === 0 ? 0 : 1;
}
