// How many workers and browsers pay off on a machine. docs/scale.md tells where the numbers come from.
import { availableParallelism, totalmem } from "node:os";
import { UsageError } from "./options.ts";

interface Machine {
  readonly cores: number;
  readonly memoryBytes: number;
}
export interface Plan {
  readonly workers: number;
  /** Of each worker. */
  readonly browsers: number;
}

/** Of a browser at work with full pictures: its GPU process keeps one busy, its other processes and its share of a worker the other one. */
const coresOfBrowser = 2;
/** Of a worker at work without pictures, with the page that it needs all the same. */
const coresOfWorker = 2;
/** One worker serves no more than so many that draw full pictures. */
const browsersOfWorker = 4;
const gigabyte = 2 ** 30;
/** With eight pages, and with phones that are stepped. The system and others need some, too. */
const bytes = { browser: 0.75 * gigabyte, worker: 1 * gigabyte, others: 1 * gigabyte } as const;

/** What this process may use: of the cores as `taskset` and containers limit them. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory();
  return {
    cores: availableParallelism(),
    memoryBytes: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
  };
}

/** `workers`: as somebody said; "auto": as many as pay off. At least one worker, with at least one browser. */
export function planOf({ cores, memoryBytes }: Machine, workers: number | "auto"): Plan {
  const room = memoryBytes - bytes.others;
  const many =
    workers === "auto" ? atLeastOne(Math.min(cores / coresOfWorker, room / (bytes.worker + bytes.browser))) : workers;
  const fitting = Math.min(cores / coresOfBrowser, (room - many * bytes.worker) / bytes.browser);
  return { workers: many, browsers: Math.min(browsersOfWorker, atLeastOne(fitting / many)) };
}
const atLeastOne = (number: number): number => Math.max(1, Math.floor(number));

/** What `--workers` takes. */
export function workersOf(text: string): number | "auto" {
  if (text === "auto") return text;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > mostWorkers)
    throw new UsageError(`--workers takes a whole number from 1 to ${mostWorkers}, or auto, not ${text}`);
  return number;
}
const mostWorkers = 64;

/** For whoever starts a server. */
export function planText({ cores, memoryBytes }: Machine, { workers, browsers }: Plan): string {
  const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;
  const each = workers === 1 ? count(browsers, "browser") : `${count(browsers, "browser")} each`;
  return `${count(workers, "worker")}, ${each} (${count(cores, "core")}, ${(memoryBytes / gigabyte).toFixed(0)} GiB)`;
}
