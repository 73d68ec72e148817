// `./phonebooth graph-study`: whether graphs judge agents as phones do, over many tasks and kinds of agents.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "../clients/typescript/src/client.ts";
import { matchesPattern } from "../src/benchmark/agent/task-pattern.ts";
import { agreementOf, type Pair } from "../src/benchmark/fuse/agreement.ts";
import type { TwinProof } from "../src/benchmark/fuse/pairs.ts";
import { studied } from "../src/benchmark/fuse/study.ts";
import { twinProofs } from "../src/benchmark/fuse/twins-of.ts";
import { langAt } from "../src/benchmark/verify/page-proofs.ts";
import type { Instance } from "../src/judge/instance.ts";
import { StuckError } from "../src/judge/rehearse.ts";
import { hashOf } from "../src/state/hash.ts";
import { waysToGoal } from "../src/graph/ways.ts";
import { draw, listTasks } from "../tasks/book.ts";
import { whole } from "./options.ts";
import { startServer } from "./server.ts";
import { localWorld } from "./world-file.ts";

const usage = `Usage: ./phonebooth graph-study --out DIR [options]

  --out DIR         agreement.jsonl and agreement.json; goes on where it was stopped
  --twins           instead: whether states that were fused are one screen: twins.jsonl and twins.json
  --tasks PATTERN   ids or globs, separated by commas (all); --seed N: which instance of each (1); --limit N tasks
  --parallel N      tasks at once (2); --url URL [--key K]: on this server instead of one of its own
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
  const seed = whole("seed", values.seed, 0);
  const study: Study<Studied> | Study<TwinLine> = values.twins ? twinStudy : agreementStudy;
  const lines = new Lines<Studied | TwinLine>(join(values.out, study.file));
  const done = new Set(lines.all.map(({ task }) => task));
  const ids = listTasks()
    .map(({ id }) => id)
    .filter((id) => matchesPattern(id, values.tasks))
    // Those of one app do not come all at once.
    .toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))
    .slice(0, values.limit === undefined ? undefined : whole("limit", values.limit, 1))
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
          say(`${id}: left out, ${error.message}`);
        }
    };
    await Promise.all(Array.from({ length: whole("parallel", values.parallel, 1) }, work));
  } finally {
    await server?.stop();
  }
  const summary = JSON.stringify(study.summed(lines.all as never), null, 2);
  writeFileSync(join(values.out, study.file.replace(".jsonl", ".json")), `${summary}\n`);
  say(summary);
  return 0;
}

interface Study<L> {
  readonly file: string;
  of(client: Client, instance: Instance): Promise<L>;
  summed(lines: readonly L[]): object;
}
interface Studied {
  readonly task: string;
  readonly nodes: number;
  readonly edges: number;
  readonly ways: number;
  readonly conflicts: number;
  readonly pairs: readonly Pair[];
}
const agreementStudy: Study<Studied> = {
  file: "agreement.jsonl",
  of: async (client, instance) => {
    const { built, pairs } = await studied(client, instance);
    const { graph } = built;
    const line: Studied = {
      task: instance.id,
      nodes: Object.keys(graph.nodes).length,
      edges: graph.edges.length,
      ways: waysToGoal(graph, 2),
      conflicts: graph.conflicts.length,
      pairs,
    };
    const wrong = pairs.filter(({ live, graph: other }) => live !== other);
    say(`${line.task}: ${line.nodes} nodes, ${line.ways} ways, ${pairs.length} pairs, ${wrong.length} disagree`);
    for (const { name, live, misses, why } of wrong)
      say(`    ${name}: the phone says ${live ? "yes" : `no (${why})`}, ${misses} misses`);
    return line;
  },
  summed: (lines) => agreementOf(lines.flatMap(({ pairs }) => pairs)),
};

interface TwinLine {
  readonly task: string;
  readonly twins: readonly TwinProof[];
}
/** Of one task: more say nothing new. */
const twinsMost = 40;
const twinStudy: Study<TwinLine> = {
  file: "twins.jsonl",
  of: async (client, instance) => {
    const twins = await twinProofs(client, instance, twinsMost);
    const odd = twins.filter(({ pictures, astray }) => pictures === "different" || astray.length > 0);
    say(`${instance.id}: ${twins.length} pairs, ${odd.length} odd`);
    for (const { key, pictures, differing, astray } of odd)
      say(
        `    ${key}: pictures ${pictures} ${differing.join(", ").slice(0, 200)}; apart by ${astray.join(", ").slice(0, 300)}`,
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

/** A file of lines, each a task that is done. */
class Lines<L> {
  readonly all: L[];
  readonly #path: string;
  constructor(path: string) {
    this.#path = path;
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    // A line that was cut off is done again.
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
const say = (line: string): void => void process.stdout.write(`${line}\n`);
