// Estimates how many steps per second a machine with a given number of cores can do, from the cost of a step in each
// process. `bench cores` measures the costs and prints the estimates.
import type { Plan } from "../cli/machine.ts";

/** Processor time of a step in milliseconds, by process. Each of these processes does one thing at a time. */
export interface StepCosts {
  /** Node, which receives all requests from outside. Each worker has one such process. */
  readonly entry: number;
  /** workerd. Each worker has one such process. */
  readonly worker: number;
  /**
   * Each browser has one of each: the process that draws and copies frames, the process that encodes pictures, and the
   * page itself.
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

/**
 * The largest share of a core's or process's time that is planned to be used. With more, the queue would grow without
 * bound.
 */
const usable = 0.9;

/** `spared`: milliseconds per step that other processes on the machine use, such as a client. */
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
