// `./phonebooth curriculum`: orders tasks for learning.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { splits } from "#contract/env.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { CurriculumBy } from "#contract/curriculum.ts";
import { solver } from "#benchmark/synthesis/filter-agents.ts";
import { readDialogues } from "#benchmark/synthesis/filter-file.ts";
import { filterTasks, type Subject } from "#benchmark/synthesis/filter.ts";
import { orderSubjects } from "#benchmark/synthesis/order.ts";
import { selectSubjects } from "#benchmark/synthesis/subjects.ts";
import { parseOneOf, UsageError, parseWholeNumber } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";
import { localWorld } from "../build/world-file.ts";

const usage = `Usage: ./phonebooth curriculum SUITE.json --out FILE [options]
       ./phonebooth curriculum --tasks PATTERN --out FILE [options]

  --by simulated           ascending steps of the filter's dialogue, ties by id; requires --filter (the default with it)
  --by pruned              ascending acts of the pruned exploration behind a suite's task (the default for a suite without --filter)
  --by oracle              ascending steps of the reference solution, which is played to count them (the default for built-in tasks)
  --by uniform             random order, from --seed
  --filter FILE            dialogues of filter: only admitted tasks are used
  --seed N                 the seed of random choices (1)
  --tasks PATTERN          built-in tasks by id or glob; --split test|train|high_risk, --limit N, --first-seed N (1), --seeds N (1), --locale en|zh-CN
  --parallel N             solutions at once (4); --url URL [--key KEY]: play them on a running server
  --out FILE               the order, as JSON
`;

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      by: { type: "string" },
      filter: { type: "string" },
      seed: { type: "string", default: "1" },
      tasks: { type: "string" },
      split: { type: "string" },
      limit: { type: "string" },
      "first-seed": { type: "string", default: "1" },
      seeds: { type: "string", default: "1" },
      locale: { type: "string", default: "en" },
      parallel: { type: "string", default: "4" },
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
  const [file] = positionals;
  if (positionals.length > 1 || (file === undefined) === (values.tasks === undefined && values.split === undefined))
    throw new UsageError("curriculum takes either one suite, or built-in tasks by --tasks or --split");
  const usual = values.filter === undefined ? (file === undefined ? "oracle" : "pruned") : "simulated";
  const by = parseOneOf("by", values.by ?? usual, CurriculumBy.options);
  const seed = parseWholeNumber("seed", values.seed, 0);
  const first = parseWholeNumber("first-seed", values["first-seed"], 0);
  const { subjects, suite } = selectSubjects({
    suite: file ?? null,
    locale: parseOneOf("locale", values.locale, ["en", "zh-CN"]),
    selection: {
      split: values.split === undefined ? null : parseOneOf("split", values.split, splits),
      tasks: values.tasks ?? null,
      seeds: Array.from({ length: parseWholeNumber("seeds", values.seeds, 1) }, (_, i) => first + i),
      trials: 1,
      limit: values.limit === undefined ? null : parseWholeNumber("limit", values.limit, 1),
    },
  });
  const dialogues = values.filter === undefined ? null : readDialogues(values.filter);
  const parallel = parseWholeNumber("parallel", values.parallel, 1);
  const steps = new Map<string, number | null>();
  const keyed = ({ task, seed: drawn }: Subject): string => `${task} ${drawn}`;
  if (by === "oracle") {
    const server = values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
    try {
      const key = values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"];
      const client = new Client(values.url ?? server!.url, key);
      if (suite) await client.putSuite(suite);
      await filterTasks({
        client,
        agent: solver(localWorld),
        world: { kind: "exact" },
        subjects,
        maxSteps: null,
        solver: null,
        parallel,
        signal: new AbortController().signal,
        onDialogue: (line) => void steps.set(keyed(line), line.held ? line.steps : null),
      });
    } finally {
      await server?.stop();
    }
  }
  const order = orderSubjects({
    by,
    seed,
    subjects,
    suite,
    dialogues,
    solutionSteps: (one) => steps.get(keyed(one)) ?? null,
  });
  writeFileSync(values.out, `${JSON.stringify(order, null, 2)}\n`);
  const counts = order.tasks.map((task) => task.steps).filter((count) => count !== null);
  const range = counts.length === 0 ? "in any order" : `${counts[0]} to ${counts.at(-1)} steps`;
  process.stdout.write(`${values.out}: ${order.tasks.length} of ${subjects.length} tasks, ${range}\n`);
  return 0;
}
