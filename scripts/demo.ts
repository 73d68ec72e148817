// The main job in one command: a server, a real browser, tasks played by their reference solutions, the verdicts. A choice of tasks
// makes a run with a report; `--all` plays every task once.
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "../clients/typescript/src/client.ts";
import { playEpisode, type Episode } from "../src/benchmark/oracle/episode.ts";
import { writeReport } from "../src/benchmark/report/write.ts";
import { baselines } from "../src/benchmark/run/baselines.ts";
import { RunFolder } from "../src/benchmark/run/folder.ts";
import { run } from "../src/benchmark/run/run.ts";
import { progress } from "../src/benchmark/run/progress.ts";
import { draw, taskOf, tasks } from "../tasks/book.ts";
import { consoleAddress } from "./console-address.ts";
import { oneOf, UsageError, whole } from "./options.ts";
import { startServer } from "./server.ts";
import { localWorld } from "./world-file.ts";

/** One of each kind: operate, query and hybrid, within one app and across several, with a question to the user, a payment, a picture. */
const chosen: readonly string[] = [
  "notes/pin-among-drafts",
  "clock/weekly-alarm",
  "weather/warmer-of-two",
  "calendar/conflict-asked",
  "maps/way-with-stop",
  "ebay/buy-with-coupon",
  "alipay/cheapest-fund-bought",
  "wechat/packet-with-greeting",
  "railway/cheapest-by-deadline",
  "meeting/series-scheduled",
  "gallery/highest-receipt",
  "messages/which-anna",
  "files/unzip-and-move",
  "settings/airplane-with-wifi",
  "across/birthday-packet",
];
const folderPath = resolve("runs/demo");

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: "boolean", default: false },
      seed: { type: "string", default: "1" },
      locale: { type: "string", default: "en" },
      parallel: { type: "string", default: "4" },
      keep: { type: "boolean", default: false },
    },
  });
  const seed = whole("seed", values.seed, 0);
  const parallel = whole("parallel", values.parallel, 1);
  const locale = oneOf("locale", values.locale, ["en", "zh-CN"]);
  if (values.all && args.includes("--locale"))
    throw new UsageError("--locale does not go with --all, which plays half of the tasks in each language");
  const began = performance.now();
  const server = await startServer({ port: 0, memory: true, quiet: true });
  try {
    const client = new Client(server.url, server.adminKey);
    say(`Server up after ${seconds(performance.now() - began)}.`);
    const won = values.all ? await playAll(client, seed, parallel) : await playChosen(client, seed, parallel, locale);
    const count = values.all ? tasks.size : chosen.length;
    say(`\n${won} of ${count} tasks solved without side effects, ${seconds(performance.now() - began)} in all.`);
    if (!values.all)
      say(
        `\nReport, with a replay of each episode: ${join(folderPath, "report.html")}\nAll ${tasks.size} tasks: ./phonebooth demo --all`,
      );
    const console = consoleAddress(server);
    if (values.keep || process.stdout.isTTY) {
      say(`Console, with every phone that was played on: ${console}\nCtrl-C ends it.`);
      await new Promise<void>((resolve) => {
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
      });
    } else say(`Console (while the server runs; --keep leaves it running): ${console}`);
    return won === count ? 0 : 1;
  } finally {
    await server.stop();
  }
}

/** Plays the chosen tasks as a run, in a folder that replaces that of the last demo. Answers how many were solved. */
async function playChosen(client: Client, seed: number, parallel: number, locale: "en" | "zh-CN"): Promise<number> {
  if (existsSync(folderPath)) rmSync(folderPath, { recursive: true });
  const agent = baselines["oracle"]!.agent(localWorld);
  const folder = new RunFolder(folderPath);
  const { summary } = await run({
    client,
    agent,
    folder,
    config: {
      agent: agent.profile,
      selection: { split: null, tasks: chosen.join(","), seeds: [seed], trials: 1, limit: null },
      locale,
      device: null,
      elements: false,
      reward: null,
    },
    world: localWorld,
    parallel,
    retries: 0,
    turnSeconds: 180,
    keepPictures: true,
    signal: new AbortController().signal,
    tell: progress(process.stdout),
  });
  await writeReport(folder);
  return Math.round((summary.sr ?? 0) * summary.episodes);
}

/** Plays every task once, the second half of them in Chinese, and prints a line for each. Answers how many were solved. */
async function playAll(client: Client, seed: number, parallel: number): Promise<number> {
  const world = await localWorld();
  say("Each task is played once by its reference solution, on a phone of its own.\n");
  say(row("task", "verdict", "reward", "steps", "step ms", "seconds"));
  const waiting = [...tasks.keys()];
  let won = 0;
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const from = performance.now();
      const lang = tasks.size - waiting.length > tasks.size / 2 ? "zh-CN" : "en";
      const played: Episode | Error = await playEpisode(client, taskOf(id), await draw(id, seed, lang, world)).catch(
        (e: unknown) => (e instanceof Error ? e : new Error(String(e))),
      );
      const took = seconds(performance.now() - from);
      if (played instanceof Error) {
        say(row(id, `stuck: ${played.message}`, "", "", "", took));
        continue;
      }
      const { verdict, stepMs } = played;
      if (verdict.success) won += 1;
      say(
        row(
          id,
          verdict.success ? "success" : "FAILED",
          verdict.reward.value.toFixed(2),
          String(verdict.steps),
          median(stepMs).toFixed(0),
          took,
        ),
      );
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return won;
}
const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const row = (task: string, verdict: string, reward: string, steps: string, stepMs: string, took: string): string =>
  `${task.padEnd(36)}${verdict.padEnd(10)}${reward.padStart(7)}${steps.padStart(7)}${stepMs.padStart(9)}${took.padStart(10)}`;
