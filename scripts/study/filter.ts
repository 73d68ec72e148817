// `./phonebooth filter`: plays tasks as dialogues between an agent and a model of the world, or between an agent and a
// phone. Admits a task if the agent declares success in its dialogue.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { splits } from "#contract/env.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { parsePairs } from "#benchmark/run/agents.ts";
import { StoppedError } from "#benchmark/run/fault.ts";
import { RunError } from "#benchmark/run/run-error.ts";
import { createModel, filterAgentNames, createFilterAgent, solver } from "#benchmark/synthesis/filter-agents.ts";
import { filterSummary, formatSummary } from "#benchmark/synthesis/filter-file.ts";
import { filterTasks, type FilterLine, type FilterWorld } from "#benchmark/synthesis/filter.ts";
import { selectSubjects } from "#benchmark/synthesis/subjects.ts";
import { parseOneOf, UsageError, parseWholeNumber } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";
import { localWorld } from "../build/world-file.ts";

const usage = `Usage: ./phonebooth filter SUITE.json --agent NAME [options]
       ./phonebooth filter --tasks PATTERN --agent NAME [options]

An agent and a world model simulate each task in text. A task is admitted if the agent declares success within --t-max steps.

  --agent NAME             ${filterAgentNames().join(", ")}
  --model M --base-url U   for the agent "text": an OpenAI-compatible endpoint; the key from --api-key or OPENAI_API_KEY
  --setting name=value     its sampling parameters (temperature=0); may be repeated
  --world exact|MODEL      exact: the real phone, described in the same text; otherwise a model, with --world-url, --world-key, --world-setting
  --blind                  the world model does not see the task
  --compare                also do the same actions on the real phone, and compare its elements with the world model's
  --t-max N                the maximum number of steps, including the declaration (each task's budget)
  --twins                  also filter a copy of each task that asks for something that does not exist, to measure precision
  --tasks PATTERN          built-in tasks by id or glob; --split test|train|high_risk, --limit N, --seed N [--seeds N], --locale en|zh-CN
  --dialogues FILE         every dialogue with its turns, one per line (filter.jsonl); figures go to .summary.json beside it
  --out FILE               the suite with the admitted tasks only
  --parallel N             dialogues at once (4)
  --again N                how often the agent is asked again after a reply that cannot be parsed (2)
  --retries N              how often a failed call of an endpoint is repeated (3); --turn-seconds N: time limit for one reply (180)
  --url URL [--key KEY]    a running server; by default one is started, and stopped at the end
`;

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      agent: { type: "string" },
      model: { type: "string" },
      "base-url": { type: "string" },
      "api-key": { type: "string" },
      setting: { type: "string", multiple: true, default: [] },
      world: { type: "string", default: "exact" },
      "world-url": { type: "string" },
      "world-key": { type: "string" },
      "world-setting": { type: "string", multiple: true, default: [] },
      blind: { type: "boolean", default: false },
      compare: { type: "boolean", default: false },
      "t-max": { type: "string" },
      twins: { type: "boolean", default: false },
      tasks: { type: "string" },
      split: { type: "string" },
      limit: { type: "string" },
      seed: { type: "string", default: "1" },
      seeds: { type: "string", default: "1" },
      locale: { type: "string", default: "en" },
      dialogues: { type: "string", default: "filter.jsonl" },
      out: { type: "string" },
      parallel: { type: "string", default: "4" },
      again: { type: "string", default: "2" },
      retries: { type: "string", default: "3" },
      "turn-seconds": { type: "string", default: "180" },
      url: { type: "string" },
      key: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help || values.agent === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const [file] = positionals;
  if (positionals.length > 1 || (file === undefined) === (values.tasks === undefined && values.split === undefined))
    throw new UsageError("filter takes either one suite, or built-in tasks by --tasks or --split");
  if (values.out !== undefined && file === undefined)
    throw new UsageError("--out needs a suite; for built-in tasks, curriculum --filter reads the dialogues");
  const again = parseWholeNumber("again", values.again, 0);
  const endpoint = {
    turnSeconds: parseWholeNumber("turn-seconds", values["turn-seconds"], 1),
    retries: parseWholeNumber("retries", values.retries, 0),
  };
  const agent = createFilterAgent(
    {
      ...endpoint,
      agent: values.agent,
      model: values.model ?? null,
      baseUrl: values["base-url"] ?? process.env["OPENAI_BASE_URL"] ?? null,
      apiKey: values["api-key"] ?? process.env["OPENAI_API_KEY"] ?? null,
      settings: values.setting,
      again,
    },
    localWorld,
  );
  const world: FilterWorld =
    values.world === "exact"
      ? { kind: "exact" }
      : {
          kind: "model",
          name: values.world,
          model: createModel(
            {
              ...endpoint,
              model: values.world,
              baseUrl: values["world-url"] ?? process.env["OPENAI_BASE_URL"] ?? null,
              apiKey: values["world-key"] ?? process.env["OPENAI_API_KEY"] ?? null,
            },
            "A world model",
            "--world and --world-url",
          ),
          settings: parsePairs(values["world-setting"]),
          blind: values.blind,
          again,
          compared: values.compare,
        };
  if (world.kind === "exact" && (values.blind || values.compare))
    throw new UsageError("--blind and --compare need a model as --world, not exact");
  if (world.kind === "model" && agent.needsOperatorToken)
    throw new UsageError(`${values.agent} needs access to the phone's state, which only --world exact gives`);
  const seeds = Array.from(
    { length: parseWholeNumber("seeds", values.seeds, 1) },
    (_, i) => parseWholeNumber("seed", values.seed, 0) + i,
  );
  const wish = {
    suite: file ?? null,
    locale: parseOneOf("locale", values.locale, ["en", "zh-CN"]),
    selection: {
      split: values.split === undefined ? null : parseOneOf("split", values.split, splits),
      tasks: values.tasks ?? null,
      seeds,
      trials: 1,
      limit: values.limit === undefined ? null : parseWholeNumber("limit", values.limit, 1),
    },
  };
  const maxSteps = values["t-max"] === undefined ? null : parseWholeNumber("t-max", values["t-max"], 1);
  const parallel = parseWholeNumber("parallel", values.parallel, 1);

  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const server = values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const client = new Client(values.url ?? server!.url, values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"]);
  try {
    const { subjects, suite } = selectSubjects(wish, await client.tasks());
    if (suite) await client.putSuite(suite);
    mkdirSync(dirname(values.dialogues), { recursive: true });
    writeFileSync(values.dialogues, "");
    const lines = await filterTasks({
      client,
      agent,
      world,
      subjects,
      maxSteps,
      solver: values.twins ? solver(localWorld) : null,
      parallel,
      signal: stop.signal,
      onDialogue: (line) => {
        writeFileSync(values.dialogues, `${JSON.stringify(line)}\n`, { flag: "a" });
        process.stdout.write(`${formatLine(line)}\n`);
      },
    });
    const summary = filterSummary(lines);
    writeFileSync(summaryPath(values.dialogues), `${JSON.stringify(summary, null, 2)}\n`);
    process.stdout.write(`\n${formatSummary(summary)}`);
    if (values.out !== undefined) {
      const admitted = new Set(lines.filter((line) => line.admitted && line.solvable).map(({ task }) => task));
      const tasks = suite!.tasks.filter(({ id }) => admitted.has(`suite/${suite!.name}/${id}`));
      writeFileSync(values.out, `${JSON.stringify({ ...suite, tasks }, null, 2)}\n`);
      process.stdout.write(`${values.out}: ${tasks.length} of ${suite!.tasks.length} tasks\n`);
    }
    return summary.void > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    throw new RunError(`Stopped: ${values.dialogues} contains the finished dialogues`);
  } finally {
    await server?.stop();
  }
}

const summaryPath = (dialogues: string): string => `${dialogues.replace(/\.jsonl$/, "")}.summary.json`;

function formatLine({ task, seed, twin, outcome, steps, says, held }: FilterLine): string {
  const name = `${task} s${seed}${twin ? ` (asks for "${twin.asked}")` : ""}`;
  const truth = held === null ? "" : held ? ", really done" : ", not really done";
  return `${name.padEnd(60)} ${outcome.padEnd(16)} ${String(steps).padStart(3)} steps${truth}${says && `  ${says.slice(0, 120)}`}`;
}
