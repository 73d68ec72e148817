// `./phonebooth bench cores`: measures the cost of a step in each process, the throughput of servers with one or more
// workers on this machine, and the memory of each worker and browser. Then estimates the throughput of larger machines.
// `taskset -c 0 ./phonebooth bench cores` measures one core.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { planProcesses } from "../cli/machine.ts";
import { parseWholeNumber } from "../cli/options.ts";
import { largeSize, createPhone, smallSize, swipe, type Size } from "./baseline.ts";
import { estimate, type StepCosts } from "./machine-model.ts";
import { partOf, perStep, processorTimes, withDescendants } from "./processor.ts";
import { startBenchServer, type BenchServer } from "./start.ts";
import { mb, report, sleep, measureMs } from "./measurements.ts";

interface Load {
  readonly name: string;
  readonly size: Size;
  readonly screenshot: "none" | "base64";
}
const loads: readonly Load[] = [
  { name: "1080×2400", size: largeSize, screenshot: "base64" },
  { name: "360×800", size: smallSize, screenshot: "base64" },
  { name: "no picture", size: smallSize, screenshot: "none" },
];
const phones = 8;
const gibibyte = 2 ** 30;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      workers: { type: "string", default: "1,2" },
      seconds: { type: "string", default: "8" },
      rates: { type: "boolean", default: false },
    },
  });
  const counts = values.workers.split(",").map((text) => parseWholeNumber("workers", text, 1));
  const forMs = 1000 * parseWholeNumber("seconds", values.seconds, 1);
  const cores = availableParallelism();
  const measured: Measured[] = [];
  for (const workers of counts) measured.push(await measure(workers, forMs));
  const [first] = measured;
  for (const { workers, figures } of measured)
    for (const { load, rate, costs, client } of figures) {
      const alone = first!.figures.find((one) => one.load === load)!.rate;
      report(
        `${workers} worker${workers === 1 ? "" : "s"}, ${cores} cores, ${load.name}: steps a second`,
        `${rate.toFixed(1)}, ${(rate / alone).toFixed(2)} ×`,
        "",
        null,
        { rate, costs, client },
      );
      report("  processor time of a step, ms", formatCosts(costs), `client ${client.toFixed(1)}`, null, costs);
    }
  for (const { workers, bytes } of measured) {
    report(
      `memory of each of ${workers} browsers, after steps on its phones`,
      mb(bytes.browser),
      "",
      null,
      bytes.browser,
    );
    report(`memory of each of ${workers} workers, after steps on its phones`, mb(bytes.worker), "", null, bytes.worker);
  }
  if (values.rates) return 0;
  for (const machine of [4, 16, 64])
    for (const { load, costs } of first!.figures) {
      const plan = planProcesses({ cores: machine, memoryBytes: machine * 4 * gibibyte }, "auto");
      const { stepsPerSecond, bound } = estimate(machine, plan, costs);
      report(
        `model: ${machine} cores, ${plan.workers} × ${plan.browsers} browsers, ${load.name}`,
        `${stepsPerSecond.toFixed(0)} a second`,
        `bound by ${bound}`,
        null,
        { stepsPerSecond, bound, plan },
      );
    }
  return 0;
}

interface Figure {
  readonly load: Load;
  readonly rate: number;
  readonly costs: StepCosts;
  /** The client's processor time per step, in milliseconds. The client runs on the same cores as the server. */
  readonly client: number;
}
interface Measured {
  readonly workers: number;
  readonly figures: readonly Figure[];
  /** The memory of each browser and worker, measured after the phones have been stepped. */
  readonly bytes: { readonly browser: number; readonly worker: number };
}
async function measure(workers: number, forMs: number): Promise<Measured> {
  const served = await startBenchServer(["--workers", String(workers)], { SCREEN_SHARDS: "1" });
  try {
    const client = new Client(served.url, served.key, { fresh: true });
    const figures: Figure[] = [];
    for (const load of loads) {
      const envs = await Promise.all(Array.from({ length: phones }, () => createPhone(client, load.size)));
      await countSteps(envs, load, 2000);
      figures.push(await measureFigure(served, envs, load, forMs));
      await Promise.all(envs.map((env) => env.remove()));
    }
    const held = memoryOf(served.pid);
    return { workers, figures, bytes: { browser: held.browsers / workers, worker: held.workers / workers } };
  } finally {
    served.stop();
    await sleep(1500);
  }
}
async function measureFigure(served: BenchServer, envs: readonly Env[], load: Load, forMs: number): Promise<Figure> {
  const [before, own] = [processorTimes(served.pid), process.cpuUsage()];
  let steps = 0;
  const took = await measureMs(async () => void (steps = await countSteps(envs, load, forMs)));
  const [after, { user, system }] = [processorTimes(served.pid), process.cpuUsage(own)];
  const { server, workerd, browser, gpu, page, utility } = perStep(before, after, steps);
  return {
    load,
    rate: (steps / took) * 1000,
    // The browser's utility processes are counted as `browser`.
    costs: { entry: server, worker: workerd, gpu, browser: browser + utility, page },
    client: (user + system) / 1000 / steps,
  };
}
/**
 * Steps all phones for the given time. Sends a phone's next step as soon as the server has answered the previous step.
 * Returns the number of steps.
 */
async function countSteps(envs: readonly Env[], { screenshot }: Load, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let steps = 0;
  await Promise.all(
    envs.map(async (env, lane) => {
      for (let i = lane; performance.now() < until; i++) {
        await env.step(swipe(i), { screenshot });
        steps++;
      }
    }),
  );
  return steps;
}

/**
 * Returns the memory of the browsers and of the workers. Shared pages are counted once. The launcher of several workers
 * is counted as a worker.
 */
function memoryOf(root: number): { readonly browsers: number; readonly workers: number } {
  const sums = { browsers: 0, workers: 0 };
  for (const pid of withDescendants(root))
    try {
      const part = partOf(pid);
      const [, kb] = /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
      sums[part === "server" || part === "workerd" ? "workers" : "browsers"] += Number(kb ?? 0) * 1024;
    } catch {
      // The process has ended.
    }
  return sums;
}

const formatCosts = (costs: StepCosts): string =>
  Object.entries(costs)
    .map(([what, millis]) => `${what} ${millis.toFixed(1)}`)
    .join(", ");
