// The main job in one command: a server, a real browser, every task played once by its reference solution, the verdicts.
import { parseArgs } from "node:util";
import { Client } from "../clients/typescript/src/client.ts";
import { playEpisode, type Episode } from "../src/benchmark/oracle/episode.ts";
import { draw, taskOf, tasks } from "../tasks/book.ts";
import { consoleAddress } from "./console-address.ts";
import { startServer } from "./server.ts";
import { localWorld } from "./world-file.ts";

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string", default: "1" },
      parallel: { type: "string", default: "4" },
      keep: { type: "boolean", default: false },
    },
  });
  const began = performance.now();
  const server = await startServer({ port: 0, memory: true, quiet: true });
  const client = new Client(server.url, server.adminKey);
  const world = await localWorld();
  say(
    `Server up after ${seconds(performance.now() - began)}. Each task is played once by its reference solution, on a phone of its own.\n`,
  );
  say(row("task", "verdict", "reward", "steps", "step ms", "seconds"));
  const waiting = [...tasks.keys()];
  let won = 0;
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const from = performance.now();
      const lang = tasks.size - waiting.length > tasks.size / 2 ? "zh-CN" : "en";
      const played: Episode | Error = await playEpisode(
        client,
        taskOf(id),
        await draw(id, Number(values.seed), lang, world),
      ).catch((e: unknown) => (e instanceof Error ? e : new Error(String(e))));
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
  await Promise.all(Array.from({ length: Math.max(1, Number(values.parallel)) }, worker));
  say(`\n${won} of ${tasks.size} tasks solved and clean, ${seconds(performance.now() - began)} in all.`);
  const console = consoleAddress(server);
  if (values.keep || process.stdout.isTTY) {
    say(`Console, with every phone that was played on: ${console}\nCtrl-C ends it.`);
    await new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    });
  } else say(`Console (while the server runs; --keep leaves it running): ${console}`);
  await server.stop();
  return won === tasks.size ? 0 : 1;
}
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const row = (task: string, verdict: string, reward: string, steps: string, stepMs: string, took: string): string =>
  `${task.padEnd(36)}${verdict.padEnd(10)}${reward.padStart(7)}${steps.padStart(7)}${stepMs.padStart(9)}${took.padStart(10)}`;
