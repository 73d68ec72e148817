// `./phonebooth explore`: walks through apps and stores the walks, from which `synthesize` makes tasks.
import { parseArgs } from "node:util";
import { apps } from "#apps/registry.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { walk, type WalkOptions } from "#benchmark/synthesis/explore.ts";
import { WalkFolder, walkName, type WalkLine } from "#benchmark/synthesis/walk-folder.ts";
import { parseOneOf, UsageError, parseWholeNumber } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";

export const usage = `Usage: ./phonebooth explore --out DIR [options]

  --apps A,B               the apps to explore (default: all that a user can open)
  --steps N                steps of each exploration (300); --seed N [--seeds N]: the first seed (1), and explorations per app (1)
  --uniform                choose every possible action with equal probability: the baseline for novelty
  --locale en|zh-CN        (en); --parallel N: explorations at once (2)
  --url URL [--key KEY]    a running server; by default one is started, and stopped at the end
  --out DIR                the folder; run the same command again to continue an interrupted exploration
`;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      apps: { type: "string" },
      steps: { type: "string", default: "300" },
      seed: { type: "string", default: "1" },
      seeds: { type: "string", default: "1" },
      uniform: { type: "boolean", default: false },
      locale: { type: "string", default: "en" },
      parallel: { type: "string", default: "2" },
      url: { type: "string" },
      key: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help || values.out === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const folder = new WalkFolder(values.out);
  const known = new Set(folder.exists ? folder.lines().map(({ name }) => name) : []);
  const seeds = Array.from(
    { length: parseWholeNumber("seeds", values.seeds, 1) },
    (_, i) => parseWholeNumber("seed", values.seed, 0) + i,
  );
  const [steps, locale] = [
    parseWholeNumber("steps", values.steps, 1),
    parseOneOf("locale", values.locale, ["en", "zh-CN"]),
  ];
  const waiting: WalkOptions[] = parseApps(values.apps)
    .flatMap((app) => seeds.map((seed) => ({ app, seed, steps, locale, uniform: values.uniform })))
    .filter((wish) => !known.has(walkName(wish)));
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, onSignal);
  const server = values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const client = new Client(values.url ?? server!.url, values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"]);
  try {
    const walking = async (): Promise<void> => {
      for (let wish = waiting.shift(); wish && !stop.signal.aborted; wish = waiting.shift()) {
        const walked = await walk(client, wish, stop.signal);
        if (stop.signal.aborted) return;
        const line = folder.add(walked);
        process.stdout.write(
          `${line.name.padEnd(24)} ${line.done} steps, ${line.visited.length} screens, ${line.looped} steps in loops\n`,
        );
      }
    };
    await Promise.all(Array.from({ length: parseWholeNumber("parallel", values.parallel, 1) }, walking));
    if (folder.exists) process.stdout.write(`${summaryOf(folder.lines())}\n`);
    return stop.signal.aborted ? 130 : 0;
  } finally {
    await server?.stop();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
  }
}

/** Summarizes all walks in the folder. A screen counts once for each walk that reached it. */
function summaryOf(lines: readonly WalkLine[]): string {
  const sum = (of: (line: WalkLine) => number): number => lines.reduce((all, line) => all + of(line), 0);
  const steps = sum(({ done }) => done);
  const share = steps === 0 ? 0 : sum(({ looped }) => looped) / steps;
  return `${lines.length} walks, ${steps} steps, ${sum(({ visited }) => visited.length)} screens, ${(share * 100).toFixed(1)} % of the steps in loops`;
}

/** Parses a list of apps. Throws UsageError if an app is not on the phone. */
function parseApps(text: string | undefined): string[] {
  const all = apps.filter((app) => app.part !== "home" && app.part !== "sheet").map((app) => app.id as string);
  if (text === undefined) return all;
  const wanted = text.split(",").filter((id) => id !== "");
  const unknown = wanted.find((id) => !all.includes(id));
  if (unknown !== undefined) throw new UsageError(`There is no app ${unknown}; choose from ${all.join(", ")}`);
  return wanted;
}
