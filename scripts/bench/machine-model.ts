// Estimates the steps of a machine with a number of cores, from the cost of a step in each process. `bench cores`
// measures and prints.
import type { Plan } from "../cli/machine.ts";

/** Processor time of a step in milliseconds. Each of these does one thing at a time. */
export interface StepCosts {
  /** Node, through which all requests from outside pass. One in each worker. */
  readonly entry: number;
  /** workerd. One in each worker. */
  readonly worker: number;
  /**
   * One in each browser: the process that draws and copies frames, the one that encodes pictures, and the page itself.
   */
  readonly gpu: number;
  readonly browser: number;
  readonly page: number;
}
type Bound = "cores" | "entries" | "workers" | "browsers";
interface Estimate {
  readonly stepsPerSecond: number;
  /** The part that is saturated first. */
  readonly bound: Bound;
}

/** The share of a core's or process's time that can be used without an unbounded queue. */
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
