// Measures every budget beside the baseline that it is a ratio of, in the same run, and writes bench.json.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "../clients/typescript/src/client.ts";
import { fetchedBy, isCode } from "../test/support/fetched.ts";
import { big, small } from "./bench/bare.ts";
import { smallCalls } from "./bench/calls.ts";
import { graphPhones } from "./bench/graphs.ts";
import { memory, residentWithOnePhone } from "./bench/memory.ts";
import { coldStart, serve, workerStart } from "./bench/start.ts";
import { remembered, steps } from "./bench/steps.ts";
import { figures, mb, report, rows } from "./bench/table.ts";
import { startChrome, type Chrome } from "./chrome.ts";
import { root } from "./env.ts";
import { weightOf, weights, type Weight } from "./weight.ts";

export async function main(args: string[]): Promise<number> {
  if (args[0] === "graphs") return graphsAlone(args.slice(1));
  if (args[0] === "world") return (await import("./bench/world.ts")).main(args.slice(1));
  if (args[0] === "scale") return (await import("./bench/scale.ts")).main(args.slice(1));
  if (args[0] === "load") return (await import("./bench/load.ts")).main(args.slice(1));
  if (args[0] === "faults") return (await import("./bench/faults.ts")).main(args.slice(1));
  if (args[0] === "cores") return (await import("./bench/cores.ts")).main(args.slice(1));
  if (args[0] === "groups") return (await import("./bench/groups.ts")).main(args.slice(1));
  if (args[0] === "users") return (await import("./bench/users.ts")).main(args.slice(1));
  const { values } = parseArgs({
    args,
    options: { quick: { type: "boolean", default: false }, out: { type: "string", default: "bench.json" } },
  });
  const n = values.quick ? 20 : 60;
  await coldStart();
  await workerStart();
  const served = await serve();
  const chrome = await startChrome();
  try {
    // Steps are measured as they cost when nobody has done them before.
    const client = new Client(served.url, served.key, { fresh: true });
    const resident = await residentWithOnePhone(client, served.pid);
    await steps(client, chrome, served.url, n, big, "1080×2400");
    await steps(client, chrome, served.url, n, small, "360×800");
    await smallCalls(client, n);
    await remembered(new Client(served.url, served.key), chrome, served.url, values.quick ? 6 : 15);
    await memory(client, chrome, served, values.quick ? 200 : 1000);
    await graphPhones(client, served, values.quick);
    report("server + browser + one phone, resident", mb(resident), "450 MB", resident <= 450e6, resident);
    await pageWeight(chrome, served.url);
  } finally {
    chrome.stop();
    served.stop();
  }
  writeFileSync(resolve(root, values.out), `${JSON.stringify({ rows, figures }, null, 2)}\n`);
  const missed = rows.filter((r) => r.ok === false).length;
  process.stdout.write(
    `\n${rows.length} budgets, ${missed} missed. Figures are of this machine and this moment; ratios travel, milliseconds do not. Written to ${values.out}.\n`,
  );
  return 0;
}

/** `./phonebooth bench graphs`: what needs no browser. */
async function graphsAlone(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { quick: { type: "boolean", default: false } } });
  const served = await serve();
  try {
    await graphPhones(new Client(served.url, served.key), served, values.quick);
  } finally {
    served.stop();
  }
  return 0;
}

/** What a browser fetched to draw the home screen, and by the build's graph the most that any app fetches beyond it. */
async function pageWeight(chrome: Chrome, url: string): Promise<void> {
  const first = weightOf((await fetchedBy(chrome, url, "notes")).firstScreen.filter(isCode));
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
