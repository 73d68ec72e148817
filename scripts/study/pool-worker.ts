// One thread of `./phonebooth pool`: finds tasks in walks through one app, or proves pairs of tasks.
import { parentPort, workerData } from "node:worker_threads";
import { Client } from "../../clients/typescript/src/client.ts";
import { walkOnPage } from "#benchmark/synthesis/page-walk.ts";
import { failedProof, findPoolTasks, type PoolCounts, type PoolWish } from "#benchmark/synthesis/pool.ts";
import { proveOnPage } from "#benchmark/synthesis/suite-proofs.ts";
import type { SuiteTask } from "#contract/suite.ts";
import { localWorld, openWorldRecords } from "../build/world-file.ts";

export type PoolJob =
  | { readonly walk: PoolWish; readonly url: string; readonly key: string }
  | { readonly prove: readonly SuiteTask[] };
export interface PoolResult {
  readonly tasks: readonly SuiteTask[];
  readonly counts: PoolCounts;
}
await localWorld();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(await doJob(workerData as PoolJob));

async function doJob(job: PoolJob): Promise<PoolResult> {
  const tasks: SuiteTask[] = [];
  if ("walk" in job) {
    const client = new Client(job.url, job.key, { fresh: true });
    const suite = `pool-draft-${job.walk.app}`;
    const counts = await findPoolTasks(job.walk, {
      walk: (walk) => walkOnPage(client, walk),
      proveOnPage: async (task) => {
        await client.putSuite({ format: "phonebooth-suite-1", name: suite, tasks: [task] });
        return proveOnPage(client, suite, task);
      },
      recordOfWorld: await openWorldRecords(),
      onTask: (task) => tasks.push(task),
    });
    return { tasks, counts };
  }
  const counts: Record<string, number> = {};
  for (const task of job.prove) {
    const failed = await failedProof(task);
    const what = failed ?? "proved";
    counts[what] = (counts[what] ?? 0) + 1;
    if (failed === null) tasks.push(task);
  }
  return { tasks, counts };
}
