// `./phonebooth synthesize`: makes tasks from walks, and proves each task before it is admitted.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { apps } from "#apps/registry.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { connectModel } from "#benchmark/run/model.ts";
import { draftSuiteName, synthesize, tallyOf, type SynthesisLine } from "#benchmark/synthesis/synthesize.ts";
import { WalkFolder } from "#benchmark/synthesis/walk-folder.ts";
import { defaultBrand } from "#brands/lookup.ts";
import { getAppBrand } from "#brands/define.ts";
import { SuiteName } from "#contract/suite.ts";
import { UsageError, parseWholeNumber } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";
import { localWorld } from "../build/world-file.ts";

export const usage = `Usage: ./phonebooth synthesize DIR [DIR2 ...] --out FILE (--plain | --model M --base-url U) [options]

  --plain                  write instructions from a template, without a model
  --model M --base-url U   an OpenAI-compatible endpoint that writes the instructions; the key from --api-key or OPENAI_API_KEY
  --again N                how often the model is asked again after a reply that is not valid (1); --turn-seconds N: time limit for each (180)
  --name NAME              the suite's name (walks): its tasks are suite/NAME/...
  --limit N                stop after N admitted tasks
  --no-page                prove in the kernel only
  --url URL [--key KEY]    a server for proofs on the page; by default one is started, and stopped at the end
  --out FILE               the suite; FILE.jsonl beside it lists the result of every window
`;

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      plain: { type: "boolean", default: false },
      model: { type: "string" },
      "base-url": { type: "string" },
      "api-key": { type: "string" },
      again: { type: "string", default: "1" },
      "turn-seconds": { type: "string", default: "180" },
      name: { type: "string", default: "walks" },
      limit: { type: "string" },
      "no-page": { type: "boolean", default: false },
      url: { type: "string" },
      key: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help || positionals.length === 0 || values.out === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  if (!v.is(SuiteName, values.name)) throw new UsageError("--name takes lower-case letters, digits, - and _");
  const baseUrl = values["base-url"] ?? process.env["OPENAI_BASE_URL"];
  if (values.plain === (values.model !== undefined)) throw new UsageError("Give either --plain or --model");
  if (values.model !== undefined && baseUrl === undefined) throw new UsageError("--model needs --base-url");
  const named = positionals.flatMap((path) => {
    const folder = new WalkFolder(path);
    return folder.lines().map(({ name }) => ({ folder, name }));
  });
  // Sorts the walks, because their order in the file depends on which walk ended first and must not affect the result.
  const walks = named.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ folder, name }) => folder.read(name));
  await localWorld();
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, onSignal);
  const page = !values["no-page"];
  const server = page && values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const key = values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"];
  const client = page ? new Client(values.url ?? server!.url, key) : null;
  try {
    const { suite, lines } = await synthesize({
      name: values.name,
      walks,
      model:
        values.model === undefined
          ? null
          : {
              name: values.model,
              again: parseWholeNumber("again", values.again, 0),
              model: connectModel({
                model: values.model,
                baseUrl: baseUrl!,
                apiKey: values["api-key"] ?? process.env["OPENAI_API_KEY"] ?? "none",
                timeout: parseWholeNumber("turn-seconds", values["turn-seconds"], 1),
                retries: 3,
              }),
            },
      client,
      titles: (locale) =>
        apps
          .filter((app) => app.part !== "home" && app.part !== "sheet")
          .map((app) => getAppBrand(defaultBrand, app.id).title[locale === "en" ? "en" : "zh"]),
      limit: values.limit === undefined ? null : parseWholeNumber("limit", values.limit, 1),
      signal: stop.signal,
      onLine: printLine,
    });
    mkdirSync(dirname(values.out), { recursive: true });
    writeFileSync(values.out, `${JSON.stringify(suite, null, 1)}\n`);
    writeFileSync(`${values.out}.jsonl`, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    const { counts, share } = tallyOf(lines);
    for (const [what, count] of Object.entries(counts).toSorted((a, b) => b[1] - a[1]))
      process.stdout.write(`${String(count).padStart(5)}  ${what}\n`);
    process.stdout.write(
      `${suite.tasks.length} tasks in ${values.out}: ${(share * 100).toFixed(1)} % of the windows that changed data, not counting repetitions\n`,
    );
    return stop.signal.aborted ? 130 : 0;
  } finally {
    await client?.removeSuite(draftSuiteName(values.name)).catch(() => {});
    await server?.stop();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
  }
}

function printLine({ walk, from, to, outcome, says, instruction }: SynthesisLine): void {
  const place = `${walk} ${from === to ? from : `${from}–${to}`}`;
  if (outcome === "admitted") process.stdout.write(`✓ ${place}: ${instruction}\n`);
  else process.stdout.write(`  ${place}: ${outcome}, ${says}\n`);
}
