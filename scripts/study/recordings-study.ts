// `./phonebooth recordings-study`: measures whether recordings and phones give the same verdicts about agents, over
// many tasks and kinds of agents.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "../../clients/typescript/src/client.ts";
import { matchesPattern } from "#benchmark/agent/task-pattern.ts";
import { agreementOf, type VerdictPair } from "#benchmark/fuse/agreement.ts";
import type { DuplicateProof } from "#benchmark/fuse/fingerprint-check.ts";
import { studyAgreement } from "#benchmark/fuse/study.ts";
import { proveDuplicates } from "#benchmark/fuse/prove-duplicates.ts";
import { langAt } from "#benchmark/verify/page-proofs.ts";
import type { Instance } from "#judge/instance.ts";
import { StuckError } from "#judge/kernel-driver.ts";
import { hashOf } from "#state/hash.ts";
import { countPathsToGoal } from "#recordings/distances.ts";
import { draw, listTasks } from "#tasks/catalog.ts";
import { parseWholeNumber } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";
import { localWorld } from "../build/world-file.ts";

const usage = `Usage: ./phonebooth recordings-study --out DIR [options]

  --out DIR         the folder of agreement.jsonl and agreement.json; run the same command again to continue
  --twins           check instead whether states that were merged are one screen; writes twins.jsonl and twins.json
  --tasks PATTERN   ids or globs, separated by commas (all); --seed N: the instance of each (1); --limit N: number of tasks
  --parallel N      tasks at once (2); --url URL [--key K]: a running server instead of one of its own
`;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: "string" },
      twins: { type: "boolean", default: false },
      tasks: { type: "string", default: "*" },
      seed: { type: "string", default: "1" },
      limit: { type: "string" },
      parallel: { type: "string", default: "2" },
      url: { type: "string" },
      key: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help || values.out === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  mkdirSync(values.out, { recursive: true });
  const seed = parseWholeNumber("seed", values.seed, 0);
  const study: Study<AgreementLine> | Study<DuplicateLine> = values.twins ? duplicateStudy : agreementStudy;
  const lines = new LineFile<AgreementLine | DuplicateLine>(join(values.out, study.file));
  const done = new Set(lines.all.map(({ task }) => task));
  const ids = listTasks()
    .map(({ id }) => id)
    .filter((id) => matchesPattern(id, values.tasks))
    // Mixes the tasks, so that the tasks of one app are not next to each other.
    .toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))
    .slice(0, values.limit === undefined ? undefined : parseWholeNumber("limit", values.limit, 1))
    .filter((id) => !done.has(id));
  const world = await localWorld();
  const server = values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const client = new Client(values.url ?? server!.url, values.key ?? server?.adminKey);
  try {
    const work = async (): Promise<void> => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift())
        try {
          lines.add(await study.of(client, await draw(id, seed, langAt(id, seed), world)));
        } catch (error) {
          if (!(error instanceof StuckError)) throw error;
          printLine(`${id}: skipped, ${error.message}`);
        }
    };
    await Promise.all(Array.from({ length: parseWholeNumber("parallel", values.parallel, 1) }, work));
  } finally {
    await server?.stop();
  }
  const summary = JSON.stringify(study.summed(lines.all as never), null, 2);
  writeFileSync(join(values.out, study.file.replace(".jsonl", ".json")), `${summary}\n`);
  printLine(summary);
  return 0;
}

interface Study<L> {
  readonly file: string;
  of(client: Client, instance: Instance): Promise<L>;
  summed(lines: readonly L[]): object;
}
interface AgreementLine {
  readonly task: string;
  readonly nodes: number;
  readonly edges: number;
  readonly ways: number;
  readonly conflicts: number;
  readonly pairs: readonly VerdictPair[];
}
const agreementStudy: Study<AgreementLine> = {
  file: "agreement.jsonl",
  of: async (client, instance) => {
    const { built, pairs } = await studyAgreement(client, instance);
    const { graph } = built;
    const line: AgreementLine = {
      task: instance.id,
      nodes: Object.keys(graph.nodes).length,
      edges: graph.edges.length,
      ways: countPathsToGoal(graph, 2),
      conflicts: graph.conflicts.length,
      pairs,
    };
    const wrong = pairs.filter(({ live, graph: other }) => live !== other);
    printLine(
      `${line.task}: ${line.nodes} nodes, ${line.ways} paths to the goal, ${pairs.length} pairs, ${wrong.length} disagree`,
    );
    for (const { name, live, misses, why } of wrong)
      printLine(`    ${name}: the phone says ${live ? "yes" : `no (${why})`}, ${misses} misses`);
    return line;
  },
  summed: (lines) => agreementOf(lines.flatMap(({ pairs }) => pairs)),
};

interface DuplicateLine {
  readonly task: string;
  readonly twins: readonly DuplicateProof[];
}
/** The maximum number of duplicates per task. More duplicates add no information. */
const maxDuplicates = 40;
const duplicateStudy: Study<DuplicateLine> = {
  file: "twins.jsonl",
  of: async (client, instance) => {
    const twins = await proveDuplicates(client, instance, maxDuplicates);
    const odd = twins.filter(({ pictures, astray }) => pictures === "different" || astray.length > 0);
    printLine(`${instance.id}: ${twins.length} pairs of duplicate states, ${odd.length} of them differ`);
    for (const { key, pictures, differing, astray } of odd)
      printLine(
        `    ${key}: pictures ${pictures} ${differing.join(", ").slice(0, 200)}; different results of ${astray.join(", ").slice(0, 300)}`,
      );
    return { task: instance.id, twins };
  },
  summed: (lines) => {
    const twins = lines.flatMap(({ twins: some }) => some);
    const acts = twins.reduce((sum, { acts: some }) => sum + some, 0);
    const astray = twins.reduce((sum, one) => sum + one.astray.length, 0);
    return {
      tasks: lines.length,
      pairs: twins.length,
      pictures: Object.fromEntries(
        [...Map.groupBy(twins, ({ pictures }) => pictures)].map(([how, some]) => [how, some.length]),
      ),
      acts,
      same_after_act: acts === 0 ? null : 1 - astray / acts,
    };
  },
};

/** A file with one line for each finished task. */
class LineFile<L> {
  readonly all: L[];
  readonly #path: string;
  constructor(path: string) {
    this.#path = path;
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    // If the last line is incomplete, its task is done again.
    this.all = text
      .split("\n")
      .filter((line) => line.endsWith("}"))
      .map((line) => JSON.parse(line) as L);
  }
  add(line: L): void {
    this.all.push(line);
    appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
  }
}
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
