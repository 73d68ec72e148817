// Sends random input to many real pages: `./phonebooth monkey --actions 100000 --seeds 50 --moments 200`.
import { parseArgs } from "node:util";
import { phone } from "#apps/phone.ts";
import { navigationMapOf } from "#benchmark/navigation/graph.ts";
import { monkey, type MonkeyReport } from "#test/support/monkey.ts";
import { startChrome } from "./chrome.ts";
import { startServer } from "../cli/server.ts";

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      actions: { type: "string", default: "100000" },
      seeds: { type: "string", default: "50" },
      moments: { type: "string", default: "200" },
      first: { type: "string", default: "1" },
      parallel: { type: "string", default: "2" },
    },
  });
  const [actions, seeds, moments, first] = [values.actions, values.seeds, values.moments, values.first].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const began = performance.now();
  const server = await startServer({ port: 0, memory: true, quiet: true });
  const report: MonkeyReport = { actions: 0, moments: 0, screens: new Set(), problems: [] };
  const waiting = Array.from({ length: seeds }, (_, i) => first + i);
  const runWorker = async (): Promise<void> => {
    // Starts a separate browser for each worker, because pages of one browser share a thread.
    const chrome = await startChrome();
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const run = { seed, actions: Math.ceil(actions / seeds), moments: Math.ceil(moments / seeds) };
      await monkey(chrome, server.url, run, report).catch((e: unknown) => {
        report.problems.push(`seed ${seed}: ${e instanceof Error ? e.message : String(e)}`);
      });
      process.stdout.write(`seed ${seed}: ${report.actions} actions, ${report.problems.length} problems so far\n`);
    }
    report.problems.push(...chrome.errors);
    chrome.stop();
  };
  await Promise.all(Array.from({ length: Math.max(1, Number(values.parallel)) }, runWorker));
  await server.stop();
  const screens = navigationMapOf(phone).graph.screens.map(({ id }) => id);
  const missed = screens.filter((screen) => !report.screens.has(screen));
  if (missed.length > 0) process.stdout.write(`never in front: ${missed.join(", ")}\n`);
  const took = ((performance.now() - began) / 1000).toFixed(0);
  for (const problem of report.problems) process.stdout.write(`✗ ${problem}\n`);
  process.stdout.write(
    `${report.actions} actions over ${seeds} seeds on ${report.screens.size} of ${screens.length} screens, ${report.moments} moments redrawn, ${report.problems.length} problems, ${took} s\n`,
  );
  return report.problems.length === 0 ? 0 : 1;
}
