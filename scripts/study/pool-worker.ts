// One thread of `./phonebooth pool`: walks through one app, and sends the proved tasks back.
import { parentPort, workerData } from "node:worker_threads";
import { findPoolTasks, type PoolCounts, type PoolWish } from "#benchmark/synthesis/pool.ts";
import type { SuiteTask } from "#contract/suite.ts";
import { localWorld } from "../build/world-file.ts";

export interface PoolResult {
  readonly tasks: readonly SuiteTask[];
  readonly counts: PoolCounts;
}
await localWorld();
const tasks: SuiteTask[] = [];
const counts = await findPoolTasks(workerData as PoolWish, (task) => tasks.push(task));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage({ tasks, counts } satisfies PoolResult);
