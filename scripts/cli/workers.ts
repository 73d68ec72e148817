// Starts the worker processes of a server, and restarts each worker that ends. The workers share one port, and the
// system gives each connection to one of the workers (SO_REUSEPORT). Therefore no proxy process is needed.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { extname, join } from "node:path";
import { endChildrenOnExit, registerChild } from "./child-processes.ts";
import type { Platform, PlatformOptions } from "./platform.ts";

/**
 * The settings that a worker process receives. `lock`: the folder that the worker watches. The loss of this folder is a
 * fault.
 */
export interface WorkerSettings {
  readonly platform: PlatformOptions;
  readonly lock: string;
}
/** The report of a worker process: either the process is ready, or it failed for the given reason. */
export type WorkerMessage = { readonly ready: true } | { readonly failed: string };

/**
 * The path of the worker program. The program has the same extension as this file: TypeScript in a clone, JavaScript
 * in the npm package.
 */
const workerProgram = join(import.meta.dirname, `worker-process${extname(import.meta.filename)}`);
/** Matches the flags of this process that configure Node instead of the program. */
const passedFlagsPattern = /^--(disable-warning|max-semi-space-size)/;

/** The delay before a restart. The delay grows with each failed attempt. */
const restartDelayMs = { first: 100, most: 10_000 } as const;

/** Starts the workers. Throws if the first start of one of the workers fails. */
export async function startWorkers(starts: readonly WorkerSettings[]): Promise<Pick<Platform, "stop">> {
  const letGo = endChildrenOnExit();
  let stopping = false;
  const children = new Map<number, ChildProcess>();

  const begin = async (start: WorkerSettings): Promise<ChildProcess> => {
    const { own } = start.platform.worker;
    const child = fork(workerProgram, [String(own)], {
      execArgv: process.execArgv.filter((flag) => passedFlagsPattern.test(flag)),
      // Signals to the whole terminal reach the launcher only, which then ends the workers cleanly.
      detached: true,
    });
    if (child.pid !== undefined) registerChild(child.pid);
    children.set(own, child);
    // An undelivered message does not matter, because its worker has ended or will be ended soon.
    child.on("error", () => {});
    const ended = once(child, "exit").then(
      ([code, signal]): WorkerMessage => ({ failed: `it ended (${signal ?? code})` }),
    );
    child.send(start);
    const [word] = await Promise.race([
      once(child, "message") as Promise<[WorkerMessage]>,
      ended.then((result) => [result]),
    ]);
    if ("ready" in word!) return child;
    await ended;
    throw new Error(`worker ${own} did not start: ${word!.failed}`);
  };
  const keep = async (start: WorkerSettings, first: ChildProcess): Promise<void> => {
    const { own } = start.platform.worker;
    for (let child: ChildProcess | null = first; child;) {
      const why = await waitForEnd(child);
      if (stopping) return;
      process.stderr.write(`Worker ${own} ended (${why}); restarting it.\n`);
      child = null;
      for (let pause: number = restartDelayMs.first; !child; pause = Math.min(pause * 2, restartDelayMs.most)) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (stopping) return;
        try {
          child = await begin(start);
        } catch (error) {
          if (stopping) return;
          process.stderr.write(`${(error as Error).message}; trying again.\n`);
        }
      }
    }
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    await Promise.all(
      [...children.values()].map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }),
    );
    letGo();
  };
  try {
    const first = await Promise.all(starts.map(begin));
    starts.forEach((start, n) => void keep(start, first[n]!));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function waitForEnd(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.signalCode ?? String(child.exitCode);
}
