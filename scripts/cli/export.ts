// `./phonebooth export`: exports the folder of a run, or of rollouts, as a dataset.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { adapters } from "#benchmark/agent/adapters/registry.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { RolloutsFolder } from "#benchmark/learn/rollouts/folder.ts";
import { parsePairs } from "#benchmark/run/agents.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { RunError } from "#benchmark/run/run-error.ts";
import { exportRun } from "#benchmark/export/export.ts";
import { exportGroups } from "#benchmark/export/groups.ts";
import { formats } from "#benchmark/export/formats.ts";
import { root } from "../env.ts";
import { parseOneOf } from "./options.ts";
import { startServer } from "./server.ts";

const usage = `Usage: ./phonebooth export DIR --format FORMAT [options]

  DIR                  a run's folder
  --format FORMAT      ${Object.entries(formats)
    .map(([name, { about }]) => `${name.padEnd(16)} ${about}`)
    .join("\n                       ")}
                       grpo             of a folder of rollouts: rows of groups with advantages, for GRPO trainers
  --out DIR            a new folder (DIR/export/FORMAT)
  --only success|all   which episodes (all); --tasks PATTERN: ids or globs with *, separated by commas
  --adapter ID         whose words llama-factory writes (generic): ${adapters.map(({ id }) => id).join(", ")}
  --option name=value  a switch of the adapter; may be repeated.  --prompt FILE: another wording of its prompt
  --revisit             set the episodes up on a server for what the run did not keep: the boxes of what was touched
                       (android-control), a way around what the adapter cannot say (llama-factory), missing pictures
  --url URL [--key K]  on this server; without it one is started for it
`;

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: "string" },
      out: { type: "string" },
      only: { type: "string", default: "all" },
      tasks: { type: "string" },
      adapter: { type: "string", default: "generic" },
      option: { type: "string", multiple: true, default: [] },
      prompt: { type: "string" },
      revisit: { type: "boolean", default: false },
      url: { type: "string" },
      key: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [path] = positionals;
  if (values.help || path === undefined || values.format === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const out = values.out ?? join(path, "export", values.format);
  if (values.format === "grpo") {
    const { groups, dropped, rows } = exportGroups(new RolloutsFolder(path), out, values.tasks ?? null);
    printLine(`${groups} groups, ${rows} rows in ${out}`);
    for (const [why, times] of Object.entries(dropped))
      printLine(`${String(times).padStart(6)}  groups dropped: ${why}`);
    return 0;
  }
  const format = formats[values.format];
  if (!format)
    throw new RunError(
      `There is no format ${values.format}. There are: ${[...Object.keys(formats), "grpo"].join(", ")}`,
    );
  const only = parseOneOf("only", values.only, ["success", "all"]);
  const adapter = adapters.find(({ id }) => id === values.adapter);
  if (!adapter)
    throw new RunError(`There is no adapter ${values.adapter}. There are: ${adapters.map(({ id }) => id).join(", ")}`);
  const options = parsePairs(values.option);
  for (const name of Object.keys(options))
    if (!(name in adapter.options)) throw new RunError(`${adapter.id} has no option ${name}`);
  const prompt = values.prompt ?? join(root, "src/benchmark/agent/prompts", adapter.prompt);

  const server =
    values.revisit && values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const url = values.url ?? server?.url;
  const key = values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"];
  try {
    const { episodes, skipped, steps, rows, lost } = await exportRun({
      folder: new RunFolder(path),
      name: values.format,
      format,
      options: {
        adapter,
        options: { ...adapter.options, ...options },
        prompt: readFileSync(prompt, "utf8"),
      },
      out,
      only,
      tasks: values.tasks ?? null,
      client: url === undefined ? null : new Client(url, key),
      onEpisode: (key, report) => {
        if ("skipped" in report) printLine(`${key}: left out: ${report.skipped}`);
      },
    });
    printLine(
      `${episodes} episodes, ${steps} steps, ${rows} rows in ${out}${skipped > 0 ? `; ${skipped} left out` : ""}`,
    );
    for (const [what, times] of Object.entries(lost)) printLine(`${String(times).padStart(6)}  ${what}`);
    return skipped === 0 ? 0 : 1;
  } finally {
    await server?.stop();
  }
}
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
