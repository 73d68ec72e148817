// How long it takes until something answers.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { Client } from "../../clients/typescript/src/client.ts";
import type { Settings } from "../../src/durable/settings.ts";
import { randomName } from "../../src/env/token.ts";
import { root } from "../env.ts";
import { workerStarts } from "../worker-start.ts";
import { ms, p50, report, rest } from "./table.ts";

export interface Served {
  readonly url: string;
  readonly key: string;
  readonly pid: number;
  stop(): void;
}
const ready = /ready: (http:\/\/\S+?)\/ /;
/** A server of its own, as a user starts it. */
export async function serve(more: readonly string[] = [], vars: Settings = {}): Promise<Served> {
  const key = randomName();
  const child = spawn(join(root, "phonebooth"), ["serve", "--port", "0", "--memory", "--quiet", ...more], {
    env: { ...process.env, ...vars, ADMIN_KEY: key },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (ready.test(said)) resolve(said);
    });
    child.once("exit", () => reject(new Error("the server did not start")));
  });
  const [, url] = ready.exec(line)!;
  return { url: url!, key, pid: child.pid!, stop: () => void child.kill("SIGTERM") };
}
export async function coldStart(): Promise<void> {
  const warm = await serve();
  warm.stop();
  await rest(1500);
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const from = performance.now();
    const served = await serve();
    const up = performance.now() - from;
    const env = await new Client(served.url, served.key).create({ observation: { screenshot: "base64" } });
    times.push(performance.now() - from - up);
    if (!env.created?.observation.screenshot) throw new Error("no first screenshot");
    served.stop();
    await rest(1500);
  }
  report(
    "cold start: server up → first screenshot of the first phone",
    ms(p50(times)),
    "3000 ms",
    p50(times) <= 3000,
    times,
  );
}
/** An isolate's start: parsing and evaluating the worker with all apps and tasks. */
export async function workerStart(): Promise<void> {
  const starts = await workerStarts(9);
  report("worker start, parse and evaluate, p50", ms(p50(starts)), "250 ms", p50(starts) <= 250, starts);
}
