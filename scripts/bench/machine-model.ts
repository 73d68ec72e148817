// What a machine of so many cores makes of steps, from what one step takes of each process. `bench cores` measures and tells.
import type { Plan } from "../machine.ts";

/** Milliseconds of processor time that a step takes. Each of these does one thing at a time. */
export interface StepCosts {
  /** Node: what comes from outside passes here. One in each worker. */
  readonly entry: number;
  /** workerd. One in each worker. */
  readonly worker: number;
  /** One in each browser: who draws and copies frames, who encodes pictures, and the page itself. */
  readonly gpu: number;
  readonly browser: number;
  readonly page: number;
}
type Bound = "cores" | "entries" | "workers" | "browsers";
interface Estimate {
  readonly stepsPerSecond: number;
  /** What is full first. */
  readonly bound: Bound;
}

/** Of all time of a core or a process, what a queue that keeps an end can use. */
const usable = 0.9;

/** `spared`: milliseconds of a step that others on the machine take, like a client there. */
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
