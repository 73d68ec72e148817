// Measures every figure that has a budget. If a budget is relative to a baseline, the same run measures the baseline.
// Writes bench.json.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "../../clients/typescript/src/client.ts";
import { recordFetches, isCode } from "#test/support/fetched-files.ts";
import { measureAdb } from "./adb.ts";
import { largeSize, smallSize } from "./baseline.ts";
import { measureSmallCalls } from "./calls.ts";
import { measureGraphPhones } from "./recordings.ts";
import { measureMemory, residentWithOnePhone } from "./memory.ts";
import { measureColdStart, startBenchServer, measureWorkerStart } from "./start.ts";
import { measureCache, measureSteps } from "./steps.ts";
import { figures, mb, report, rows } from "./measurements.ts";
import { startChrome, type Chrome } from "../build/chrome.ts";
import { root } from "../env.ts";
import { weightOf, weights, type Weight } from "../build/weight.ts";

export async function main(args: string[]): Promise<number> {
  // `graphs` is the former name of `recordings`.
  if (args[0] === "recordings" || args[0] === "graphs") return benchGraphs(args.slice(1));
  if (args[0] === "world") return (await import("./world.ts")).main(args.slice(1));
  if (args[0] === "scale") return (await import("./scale.ts")).main(args.slice(1));
  if (args[0] === "load") return (await import("./load.ts")).main(args.slice(1));
  if (args[0] === "faults") return (await import("./faults.ts")).main(args.slice(1));
  if (args[0] === "cores") return (await import("./cores.ts")).main(args.slice(1));
  if (args[0] === "groups") return (await import("./groups.ts")).main(args.slice(1));
  if (args[0] === "adb") return benchAdb(args.slice(1));
  if (args[0] === "users") return (await import("./users.ts")).main(args.slice(1));
  const { values } = parseArgs({
    args,
    options: { quick: { type: "boolean", default: false }, out: { type: "string", default: "bench.json" } },
  });
  const n = values.quick ? 20 : 60;
  await measureColdStart();
  await measureWorkerStart();
  const served = await startBenchServer();
  const chrome = await startChrome();
  try {
    // Measures uncached steps.
    const client = new Client(served.url, served.key, { fresh: true });
    const resident = await residentWithOnePhone(client, served.pid);
    await measureSteps(client, chrome, served.url, n, largeSize, "1080×2400");
    await measureSteps(client, chrome, served.url, n, smallSize, "360×800");
    await measureSmallCalls(client, n);
    await measureAdb(client, n);
    await measureCache(new Client(served.url, served.key), chrome, served.url, values.quick ? 6 : 15);
    await measureMemory(client, chrome, served, values.quick ? 200 : 1000);
    await measureGraphPhones(client, served, values.quick);
    report("server, browser and one phone, resident memory", mb(resident), "450 MB", resident <= 450e6, resident);
    await reportPageWeight(chrome, served.url);
  } finally {
    chrome.stop();
    served.stop();
  }
  writeFileSync(resolve(root, values.out), `${JSON.stringify({ rows, figures }, null, 2)}\n`);
  const missed = rows.filter((r) => r.ok === false).length;
  process.stdout.write(
    `\n${rows.length} budgets, ${missed} missed. The figures hold for this machine at this moment; ratios are comparable between machines, milliseconds are not. Written to ${values.out}.\n`,
  );
  return 0;
}

/** Runs `./phonebooth bench recordings`, the part of the benchmark that needs no browser. */
async function benchGraphs(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { quick: { type: "boolean", default: false } } });
  const served = await startBenchServer();
  try {
    await measureGraphPhones(new Client(served.url, served.key), served, values.quick);
  } finally {
    served.stop();
  }
  return 0;
}

/** Runs `./phonebooth bench adb`. */
async function benchAdb(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { quick: { type: "boolean", default: false } } });
  const served = await startBenchServer();
  try {
    await measureAdb(new Client(served.url, served.key, { fresh: true }), values.quick ? 20 : 60);
  } finally {
    served.stop();
  }
  return 0;
}

/**
 * Reports how many bytes and files a browser fetches to draw the home screen. Also reports, from the build's graph, the
 * largest number of bytes and the largest number of files that opening an app adds.
 */
async function reportPageWeight(chrome: Chrome, url: string): Promise<void> {
  const first = weightOf((await recordFetches(chrome, url, "notes")).firstScreen.filter(isCode));
  const told = ({ kilobytes, requests }: Weight): string => `${kilobytes.toFixed(1)} KB in ${requests} files`;
  const fits = (weight: Weight, kilobytes: number, requests: number): boolean =>
    weight.kilobytes <= kilobytes && weight.requests <= requests;
  report("shell and home screen, gzip", told(first), "150 KB in 12", fits(first, 150, 12), first);
  const apps = Object.entries((await weights()).apps).map(([app, files]) => ({ app, ...weightOf(files) }));
  const largest = apps.reduce((most, app) => (app.kilobytes > most.kilobytes ? app : most));
  const requests = Math.max(...apps.map((app) => app.requests));
  const most = { ...largest, requests };
  report(`first open of the largest app (${largest.app}), gzip`, told(most), "60 KB in 4", fits(most, 60, 4), apps);
}
