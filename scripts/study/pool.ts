// `./phonebooth pool`: makes a pool of tasks from short walks through the apps on real pages. Each task is proved in the
// kernel and on a page. Pairs of tasks are proved in the kernel.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import pMap from "p-map";
import { phone } from "#apps/phone.ts";
import { drawPairs } from "#benchmark/synthesis/pairs.ts";
import { isWanted, shapeOf, type PoolCounts, type PoolWish } from "#benchmark/synthesis/pool.ts";
import { suiteLimits, type SuiteTask } from "#contract/suite.ts";
import { sameJson, type Json } from "#state/json.ts";
import { parseWholeNumber, UsageError } from "../cli/options.ts";
import { startServer, type Server } from "../cli/server.ts";
import { worldFile } from "../build/world-file.ts";
import type { PoolJob, PoolResult } from "./pool-worker.ts";

export const usage = `Usage: ./phonebooth pool --out DIR [options]

  --apps A,B               the apps to walk through (default: all that a user can open)
  --seeds N                phones (8); --walks N: walks of each app on each phone (5); --steps N: steps of each walk (12)
  --per-shape N            the most tasks whose checks look at the same fields (20)
  --pairs N                the most tasks that are put together from two, in different apps (9000)
  --parallel N             apps at once (${availableParallelism() + 1})
  --out DIR                the suites pool-1.json, pool-2.json, … with at most ${suiteLimits.tasks} tasks each, and in walks/
                           the results of each app. The same command again continues an interrupted run
`;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      apps: { type: "string" },
      seeds: { type: "string", default: "8" },
      walks: { type: "string", default: "5" },
      steps: { type: "string", default: "12" },
      "per-shape": { type: "string", default: "20" },
      pairs: { type: "string", default: "9000" },
      parallel: { type: "string", default: String(availableParallelism() + 1) },
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
    walks: parseWholeNumber("walks", values.walks, 1),
    steps: parseWholeNumber("steps", values.steps, 1),
    perShape: parseWholeNumber("per-shape", values["per-shape"], 1),
  };
  const parallel = parseWholeNumber("parallel", values.parallel, 1);
  await worldFile();
  const folder = join(values.out, "walks");
  mkdirSync(folder, { recursive: true });
  const server = await startServer({ port: 0, memory: true, quiet: true });
  const singles = await pMap(apps, (app) => walkApp({ app, ...wish }, server, folder), { concurrency: parallel })
    .finally(() => server.stop())
    .then((found) => found.flat());
  const pairs = await provePairs(singles, parseWholeNumber("pairs", values.pairs, 0), parallel);
  const tasks = [...singles, ...pairs];
  for (let i = 0; i * suiteLimits.tasks < tasks.length; i++) {
    const part = tasks.slice(i * suiteLimits.tasks, (i + 1) * suiteLimits.tasks);
    const suite = { format: "phonebooth-suite-1", name: `pool-${i + 1}`, tasks: part };
    writeFileSync(join(values.out, `pool-${i + 1}.json`), `${JSON.stringify(suite)}\n`);
  }
  for (const [what, all] of Object.entries({ "in one walk": singles, "of two walks": pairs, "in all": tasks }))
    process.stdout.write(`${what}: ${all.length} tasks of ${countShapes(all)} shapes\n`);
  return 0;
}

/** Returns the tasks of an app. Takes them from the folder if the same wish was fulfilled before. */
async function walkApp(
  wish: PoolWish,
  { url, adminKey }: Pick<Server, "url" | "adminKey">,
  folder: string,
): Promise<readonly SuiteTask[]> {
  const file = join(folder, `${wish.app}.json`);
  if (existsSync(file)) {
    // Stored tasks may be older than the rules.
    const stored = JSON.parse(readFileSync(file, "utf8")) as { readonly wish: Json; readonly tasks: SuiteTask[] };
    if (sameJson(stored.wish, wish as unknown as Json)) return stored.tasks.filter(isWanted);
  }
  const { tasks, counts } = await runWorker({ walk: wish, url, key: adminKey });
  // The file appears at once, so that an interrupted run leaves no half of it.
  writeFileSync(`${file}.new`, JSON.stringify({ wish, counts, tasks }));
  renameSync(`${file}.new`, file);
  process.stdout.write(`${wish.app}: ${tasks.length} tasks of ${countShapes(tasks)} shapes; ${formatCounts(counts)}\n`);
  return tasks;
}
function runWorker(job: PoolJob): Promise<PoolResult> {
  const worker = new Worker(join(import.meta.dirname, "pool-worker.ts"), { workerData: job });
  return new Promise<PoolResult>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", resolve);
  }).finally(() => worker.terminate());
}
/** Draws pairs of the tasks, and returns those that are proved. */
async function provePairs(tasks: readonly SuiteTask[], count: number, parallel: number): Promise<SuiteTask[]> {
  const drawn = drawPairs(tasks, count);
  const share = Math.ceil(drawn.length / parallel);
  const shares = Array.from({ length: parallel }, (_, i) => drawn.slice(i * share, (i + 1) * share));
  const results = await Promise.all(shares.filter(({ length }) => length > 0).map((prove) => runWorker({ prove })));
  for (const { counts } of results) process.stdout.write(`pairs: ${formatCounts(counts)}\n`);
  return results.flatMap(({ tasks: proved }) => [...proved]);
}
const countShapes = (tasks: readonly SuiteTask[]): number => new Set(tasks.map(shapeOf)).size;
const formatCounts = (counts: PoolCounts): string =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => `${what} ${count}`)
    .join(", ");
