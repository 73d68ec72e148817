// `./phonebooth pool`: makes a pool of tasks from walks in the kernel. Each task is proved in the kernel, and one of each
// shape on a real page.
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { Client } from "../../clients/typescript/src/client.ts";
import { phone } from "#apps/phone.ts";
import { shapeOf, withSliders, type PoolCounts, type PoolWish } from "#benchmark/synthesis/pool.ts";
import { proveOnPage } from "#benchmark/synthesis/suite-proofs.ts";
import { suiteLimits, type SuiteTask } from "#contract/suite.ts";
import { parseWholeNumber, UsageError } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";
import { worldFile } from "../build/world-file.ts";
import type { PoolResult } from "./pool-worker.ts";

export const usage = `Usage: ./phonebooth pool --out DIR [options]

  --apps A,B               the apps to walk through (default: all that a user can open)
  --seeds N                walks of each app (20); --acts N: acts of each walk (300)
  --per-shape N            the most tasks whose checks look at the same fields (12)
  --no-page                prove in the kernel only; otherwise one task of each shape is played on a page, and shapes that fail are left out
  --parallel N             threads (${availableParallelism()})
  --out DIR                the suites pool-1.json, pool-2.json, … with at most ${suiteLimits.tasks} tasks each
`;

const asWritten = (task: SuiteTask): SuiteTask => task;
/** How many tasks of a shape are tried on the page before the shape is left out. */
const maxTries = 3;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      apps: { type: "string" },
      seeds: { type: "string", default: "20" },
      acts: { type: "string", default: "300" },
      "per-shape": { type: "string", default: "12" },
      "no-page": { type: "boolean", default: false },
      parallel: { type: "string", default: String(availableParallelism()) },
      out: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help || values.out === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const known = phone.apps.filter(({ part }) => part !== "home" && part !== "sheet").map(({ id }) => id);
  const apps = values.apps?.split(",") ?? known;
  for (const app of apps)
    if (!known.includes(app)) throw new UsageError(`There is no app ${app} that a user can open.`);
  const wish = {
    seeds: Array.from({ length: parseWholeNumber("seeds", values.seeds, 1) }, (_, i) => i + 1),
    acts: parseWholeNumber("acts", values.acts, 1),
    perShape: parseWholeNumber("per-shape", values["per-shape"], 1),
  };
  const parallel = parseWholeNumber("parallel", values.parallel, 1);
  await worldFile();
  const found = await walkAll(
    apps.map((app) => ({ app, ...wish })),
    parallel,
  );
  const tasks = values["no-page"] ? found : await keepPlayable(found, parallel);
  mkdirSync(values.out, { recursive: true });
  for (let i = 0; i * suiteLimits.tasks < tasks.length; i++) {
    const part = tasks.slice(i * suiteLimits.tasks, (i + 1) * suiteLimits.tasks);
    const suite = { format: "phonebooth-suite-1", name: `pool-${i + 1}`, tasks: part };
    writeFileSync(join(values.out, `pool-${i + 1}.json`), `${JSON.stringify(suite)}\n`);
  }
  process.stdout.write(`${values.out}: ${tasks.length} tasks of ${new Set(tasks.map(shapeOf)).size} shapes\n`);
  return 0;
}

/** Walks through the apps, several at once, and returns the tasks in the order of the apps. */
async function walkAll(wishes: readonly PoolWish[], parallel: number): Promise<SuiteTask[]> {
  const waiting = [...wishes];
  const results = new Map<string, readonly SuiteTask[]>();
  const work = async (): Promise<void> => {
    for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
      const { tasks, counts } = await runWorker(wish);
      results.set(wish.app, tasks);
      process.stdout.write(
        `${wish.app}: ${tasks.length} tasks of ${new Set(tasks.map(shapeOf)).size} shapes; ${formatCounts(counts)}\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, wishes.length) }, work));
  return wishes.flatMap(({ app }) => results.get(app)!);
}
function runWorker(wish: PoolWish): Promise<PoolResult> {
  const worker = new Worker(join(import.meta.dirname, "pool-worker.ts"), { workerData: wish });
  return new Promise<PoolResult>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", resolve);
  }).finally(() => worker.terminate());
}
const formatCounts = (counts: PoolCounts): string =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => `${what} ${count}`)
    .join(", ");

/** Plays the first tasks of each shape on a page. Leaves out tasks that fail, and shapes of which none succeeds. */
async function keepPlayable(tasks: readonly SuiteTask[], parallel: number): Promise<SuiteTask[]> {
  const server = await startServer({ port: 0, memory: true, quiet: true });
  try {
    const client = new Client(server.url, server.adminKey, { fresh: true });
    const shapes = Map.groupBy(tasks, shapeOf);
    const waiting = [...shapes];
    const failed = new Set<SuiteTask>();
    /** How the tasks of a playable shape are written. */
    const left = new Map<string, (task: SuiteTask) => SuiteTask>();
    const work = async (lane: number): Promise<void> => {
      const draft = `pool-draft-${lane}`;
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [shape, own] = next;
        const isPlayable = async (task: SuiteTask): Promise<boolean> => {
          await client.putSuite({ format: "phonebooth-suite-1", name: draft, tasks: [task] });
          return (await proveOnPage(client, draft, task)).faults.length === 0;
        };
        for (const task of own.slice(0, maxTries)) {
          const way = (await isPlayable(task)) ? asWritten : (await isPlayable(withSliders(task))) ? withSliders : null;
          if (way === null) {
            failed.add(task);
            continue;
          }
          left.set(shape, way);
          break;
        }
        if ((shapes.size - waiting.length) % 20 === 0)
          process.stdout.write(
            `${shapes.size - waiting.length} of ${shapes.size} shapes on the page, ${left.size} playable\n`,
          );
      }
    };
    await Promise.all(Array.from({ length: parallel }, (_, lane) => work(lane)));
    return tasks.flatMap((task) => {
      const way = left.get(shapeOf(task));
      return way === undefined || failed.has(task) ? [] : [way(task)];
    });
  } finally {
    await server.stop();
  }
}
