// Estimates how many steps per second a machine with a given number of cores can do, from the cost of a step in each
// process. `bench cores` measures the costs and prints the estimates.
import type { Plan } from "../cli/machine.ts";

/** Processor time of a step in milliseconds, by process. Each of these processes works on one step at a time. */
export interface StepCosts {
  /** The Node process that receives requests from outside. Each worker has one such process. */
  readonly entry: number;
  /** The process of workerd. Each worker has one such process. */
  readonly worker: number;
  /**
   * Each browser has three processes: `gpu` draws and copies frames, `browser` encodes pictures, and `page` runs the
   * page.
   */
  readonly gpu: number;
  readonly browser: number;
  readonly page: number;
}
type Bound = "cores" | "entries" | "workers" | "browsers";
interface Estimate {
  readonly stepsPerSecond: number;
  /** The resource that is saturated first. */
  readonly bound: Bound;
}

/** The largest planned share of a core's or process's time. With a larger share, the queue would grow without bound. */
const usable = 0.9;

/**
 * Estimates the throughput of a machine. `spared`: milliseconds per step that other processes on the machine use, such
 * as a client.
 */
export function estimate(cores: number, { workers, browsers }: Plan, costs: StepCosts, spared = 0): Estimate {
  const { entry, worker, gpu, browser, page } = costs;
  const all = workers * browsers;
  const bounds: readonly (readonly [Bound, number])[] = [
    ["cores", (cores * 1000 * usable) / (entry + worker + gpu + browser + page + spared)],
    ["entries", (workers * 1000 * usable) / entry],
    ["workers", (workers * 1000 * usable) / worker],
    ["browsers", (all * 1000 * usable) / Math.max(gpu, browser, page)],
  ];
  const [bound, stepsPerSecond] = bounds.reduce((least, one) => (one[1] < least[1] ? one : least));
  return { stepsPerSecond, bound };
}
