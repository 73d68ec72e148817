// Measures how long the server and its worker take to start.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { Client } from "../../clients/typescript/src/client.ts";
import type { Settings } from "#durable/settings.ts";
import { randomName } from "#env/token.ts";
import { root } from "../env.ts";
import { measureWorkerStarts } from "./worker-startup.ts";
import { ms, p50, report, sleep } from "./measurements.ts";

export interface BenchServer {
  readonly url: string;
  readonly key: string;
  readonly pid: number;
  stop(): void;
}
const readyPattern = /ready: (http:\/\/\S+?)\/ /;
/** Starts a separate server, as a user does. */
export async function startBenchServer(more: readonly string[] = [], vars: Settings = {}): Promise<BenchServer> {
  const key = randomName();
  const child = spawn(join(root, "phonebooth"), ["serve", "--port", "0", "--memory", "--quiet", ...more], {
    env: { ...process.env, ...vars, ADMIN_KEY: key },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (readyPattern.test(said)) resolve(said);
    });
    child.once("exit", () => reject(new Error("the server did not start")));
  });
  const [, url] = readyPattern.exec(line)!;
  return { url: url!, key, pid: child.pid!, stop: () => void child.kill("SIGTERM") };
}
export async function measureColdStart(): Promise<void> {
  const warm = await startBenchServer();
  warm.stop();
  await sleep(1500);
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const from = performance.now();
    const served = await startBenchServer();
    const up = performance.now() - from;
    const env = await new Client(served.url, served.key).create({ observation: { screenshot: "base64" } });
    times.push(performance.now() - from - up);
    if (!env.created?.observation.screenshot) throw new Error("no first screenshot");
    served.stop();
    await sleep(1500);
  }
  report(
    "cold start: server up → first screenshot of the first phone",
    ms(p50(times)),
    "3000 ms",
    p50(times) <= 3000,
    times,
  );
}
/** Measures the start of an isolate: parsing and evaluating the worker with all apps and tasks. */
export async function measureWorkerStart(): Promise<void> {
  const starts = await measureWorkerStarts(9);
  report("worker start, parse and evaluate, p50", ms(p50(starts)), "250 ms", p50(starts) <= 250, starts);
}
