// The worker processes of a server: each is started, and started again when it ends. They share one port: the system gives each
// connection to one of them (SO_REUSEPORT), so that no process stands before all.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { extname, join } from "node:path";
import { endWithUs, writeDown } from "./children.ts";
import type { Platform, PlatformOptions } from "./platform.ts";

/** What a worker process is told to be; `lock`: the folder whose loss is a fault. */
export interface WorkerStart {
  readonly platform: PlatformOptions;
  readonly lock: string;
}
/** What it says: that it serves, or why it cannot. */
export type WorkerWord = { readonly ready: true } | { readonly failed: string };

/** In a package it is translated, and so is this. */
const program = join(import.meta.dirname, `worker-process${extname(import.meta.filename)}`);
/** Of this process's own flags, those that are about how Node runs and not about what. */
const passedFlags = /^--(disable-warning|max-semi-space-size)/;

/** Before one is started again; longer each time that it cannot be. */
const pauseMs = { first: 100, most: 10_000 } as const;

/** Throws where one of them cannot be started at first. */
export async function startWorkers(starts: readonly WorkerStart[]): Promise<Pick<Platform, "stop">> {
  const letGo = endWithUs();
  let stopping = false;
  const children = new Map<number, ChildProcess>();

  const begin = async (start: WorkerStart): Promise<ChildProcess> => {
    const { own } = start.platform.worker;
    const child = fork(program, [String(own)], {
      execArgv: process.execArgv.filter((flag) => passedFlags.test(flag)),
      // What ends a whole terminal reaches the launcher, which ends them in order.
      detached: true,
    });
    if (child.pid !== undefined) writeDown(child.pid);
    children.set(own, child);
    // What it could not be told it will not hear: it has ended, or will be ended.
    child.on("error", () => {});
    const ended = once(child, "exit").then(
      ([code, signal]): WorkerWord => ({ failed: `it ended (${signal ?? code})` }),
    );
    child.send(start);
    const [word] = await Promise.race([once(child, "message") as Promise<[WorkerWord]>, ended.then((told) => [told])]);
    if ("ready" in word!) return child;
    await ended;
    throw new Error(`worker ${own} could not be started: ${word!.failed}`);
  };
  const keep = async (start: WorkerStart, first: ChildProcess): Promise<void> => {
    const { own } = start.platform.worker;
    for (let child: ChildProcess | null = first; child;) {
      const why = await hasEnded(child);
      if (stopping) return;
      process.stderr.write(`Worker ${own} ended (${why}); it is started again.\n`);
      child = null;
      for (let pause: number = pauseMs.first; !child; pause = Math.min(pause * 2, pauseMs.most)) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (stopping) return;
        try {
          child = await begin(start);
        } catch (error) {
          if (stopping) return;
          process.stderr.write(`${(error as Error).message}; it is tried again.\n`);
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

async function hasEnded(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.signalCode ?? String(child.exitCode);
}
