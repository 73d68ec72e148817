// Computes how many workers and browsers a machine can use. docs/scale.md explains the numbers.
import { availableParallelism, totalmem } from "node:os";
import { UsageError } from "./options.ts";

interface Machine {
  readonly cores: number;
  readonly memoryBytes: number;
}
export interface Plan {
  readonly workers: number;
  /** The number of browsers per worker. */
  readonly browsers: number;
}

/**
 * The number of cores for a browser that draws full pictures. Its GPU process uses one core. Its other processes and
 * its share of a worker use the other core.
 */
const coresPerBrowser = 2;
/**
 * The number of cores for a worker that takes no pictures. This includes the cores for the worker's pages, which run
 * steps even without pictures.
 */
const coresPerWorker = 2;
/** The maximum number of browsers that one worker can serve while the browsers draw full pictures. */
const maxBrowsersPerWorker = 4;
const gigabyte = 2 ** 30;
/** The memory of a browser with eight pages, of a worker with stepped phones, and of the rest of the system. */
const memoryBytesOf = { browser: 0.75 * gigabyte, worker: 1 * gigabyte, others: 1 * gigabyte } as const;

/** Returns the cores and the memory that this process may use, within the limits of `taskset` and containers. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory();
  return {
    cores: availableParallelism(),
    memoryBytes: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
  };
}

/**
 * Returns the numbers of workers and browsers. `workers`: a number, or "auto" for the largest number of workers that
 * the machine can use. The plan has at least one worker with at least one browser.
 */
export function planProcesses({ cores, memoryBytes }: Machine, workers: number | "auto"): Plan {
  const room = memoryBytes - memoryBytesOf.others;
  const many =
    workers === "auto"
      ? atLeastOne(Math.min(cores / coresPerWorker, room / (memoryBytesOf.worker + memoryBytesOf.browser)))
      : workers;
  const fitting = Math.min(cores / coresPerBrowser, (room - many * memoryBytesOf.worker) / memoryBytesOf.browser);
  return { workers: many, browsers: Math.min(maxBrowsersPerWorker, atLeastOne(fitting / many)) };
}
const atLeastOne = (number: number): number => Math.max(1, Math.floor(number));

/** Parses the value of `--workers`. */
export function parseWorkers(text: string): number | "auto" {
  if (text === "auto") return text;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > maxWorkers)
    throw new UsageError(`--workers must be a whole number from 1 to ${maxWorkers}, or auto, not ${text}`);
  return number;
}
const maxWorkers = 64;

/** Formats the plan for a server's output. */
export function formatPlan({ cores, memoryBytes }: Machine, { workers, browsers }: Plan): string {
  const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;
  const each = workers === 1 ? count(browsers, "browser") : `${count(browsers, "browser")} each`;
  return `${count(workers, "worker")}, ${each} (${count(cores, "core")}, ${(memoryBytes / gigabyte).toFixed(0)} GiB)`;
}
