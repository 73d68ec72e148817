// `./phonebooth fuse`: recordings of tasks fused into graphs; graphs of tasks of ours, played and expanded; a graph as a picture.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { Client } from "../clients/typescript/src/client.ts";
import { matchesPattern } from "../src/benchmark/agent/task-pattern.ts";
import { builtGraph } from "../src/benchmark/fuse/build.ts";
import { holdsGraph, readGraph, writeGraph, writeIndex } from "../src/benchmark/fuse/folder.ts";
import { androidControlIn } from "../src/benchmark/fuse/import/android-control.ts";
import { guiOdysseyIn } from "../src/benchmark/fuse/import/gui-odyssey.ts";
import { mobibenchIn } from "../src/benchmark/fuse/import/mobibench.ts";
import { makeOfImport, makeOfRuns, type MakeWish } from "../src/benchmark/fuse/make.ts";
import { graphIdOf, keptIn } from "../src/benchmark/fuse/runs.ts";
import { RunFolder } from "../src/benchmark/run/folder.ts";
import { RunError } from "../src/benchmark/run/run-error.ts";
import { langAt } from "../src/benchmark/verify/page-proofs.ts";
import { modes, type Graph } from "../src/graph/graph.ts";
import { StuckError } from "../src/judge/rehearse.ts";
import { draw, tasks } from "../tasks/book.ts";
import { calibrate } from "./fuse-calibrate.ts";
import { drawGraph } from "./fuse-picture.ts";
import { oneOf, UsageError, whole } from "./options.ts";
import { startServer } from "./server.ts";
import { table } from "./table.ts";
import { localWorld } from "./world-file.ts";

const sources = ["runs", "android-control", "gui-odyssey", "mobibench"] as const;
const imports = { "android-control": androidControlIn, "gui-odyssey": guiOdysseyIn, mobibench: mobibenchIn };

const usage = `Usage: ./phonebooth fuse DIR... --out DIR [options]       recordings to graphs
       ./phonebooth fuse --tasks PATTERN --out DIR [options]  tasks of ours, played here
       ./phonebooth fuse GRAPH --draw FILE.svg|FILE.png       a graph as a picture
       ./phonebooth fuse --calibrate --tasks PATTERN          how well screens are told apart by less than their state

  DIR                  runs' folders, or folders of recordings
  --from SOURCE        ${sources.join(" | ")} (runs)
  --mode MODE          what makes two screens one (runs: exact; others: picture)
                       exact: the state. structure: app, screen, elements. picture: the picture alone
  --labels FILE.json   {"graph/recording:number": "label"}: frames of one label are one screen, whatever they look like
  --tasks PATTERN      ids or globs with *, separated by commas. With DIR: only these of the runs
  --seeds N            seeds 1 to N of each task (1)
  --locale L           en or zh-CN (in turns)
  --expand N           also other ways to the goal, at most N touches longer, links between them, and wrong branches
  --parallel N         so many tasks at once (2)
  --out DIR            a folder a graph (graph.json, pictures/), and index.json. Graphs that are there stay
  --url URL [--key K]  on this server; without it one is started where it is needed
`;

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: "string", default: "runs" },
      mode: { type: "string" },
      labels: { type: "string" },
      tasks: { type: "string" },
      seeds: { type: "string", default: "1" },
      locale: { type: "string" },
      expand: { type: "string" },
      parallel: { type: "string", default: "2" },
      out: { type: "string" },
      draw: { type: "string" },
      calibrate: { type: "boolean", default: false },
      url: { type: "string" },
      key: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (values.draw !== undefined) {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError("--draw takes one graph's folder");
    if (!/\.(svg|png)$/.test(values.draw)) throw new UsageError("--draw takes a FILE.svg or FILE.png");
    await drawGraph(readGraph(path), values.draw);
    return 0;
  }
  const from = oneOf("from", values.from, sources);
  const mode = oneOf("mode", values.mode ?? (from === "runs" ? "exact" : "picture"), modes);
  const seeds = whole("seeds", values.seeds, 1);
  const parallel = whole("parallel", values.parallel, 1);
  const expand = values.expand === undefined ? null : whole("expand", values.expand, 0);
  const locale = values.locale === undefined ? null : oneOf("locale", values.locale, ["en", "zh-CN"]);
  const pattern = values.tasks ?? "*";
  if (!values.calibrate && values.out === undefined) throw new UsageError("fuse needs --out DIR");
  if (positionals.length === 0 && values.tasks === undefined)
    throw new UsageError("fuse takes folders of recordings, or --tasks PATTERN");
  if (from !== "runs" && mode === "exact")
    throw new UsageError("Recordings of others have no states: --mode structure or picture");
  const chosen = [...tasks.keys()].filter((id) => matchesPattern(id, pattern));
  if (positionals.length === 0 && chosen.length === 0) throw new UsageError("no task is called so");
  const places = chosen.flatMap((task) =>
    Array.from({ length: seeds }, (_, i) => ({ task, seed: i + 1, lang: locale ?? langAt(task, i + 1) })),
  );

  const out = values.out ?? "";
  const made: Graph[] = [];
  let [left, fusedWays, diverged, astray] = [0, 0, 0, 0];
  const wish: MakeWish = {
    out,
    mode,
    labels: values.labels === undefined ? {} : labelsIn(values.labels),
    made: (graph, divergences) => {
      made.push(graph);
      fusedWays += graph.runs.length;
      diverged += divergences.length;
      tell(graph);
      for (const { run, step, wanted, got } of divergences)
        say(`  ${run} does not replay: step ${step} leads to ${got}, not to ${wanted}`);
    },
    left: (what) => {
      left += 1;
      say(`left out: ${what}`);
    },
  };
  if (from !== "runs") {
    for (const path of positionals) {
      if (!existsSync(path)) throw new RunError(`There is no folder ${path}`);
      makeOfImport(await imports[from](path), wish);
    }
    return ended(out, made, { left, fusedWays, diverged, astray });
  }
  // Pictures that a run kept need nobody to draw them.
  const alone = positionals.length > 0 && mode === "picture";
  const groups =
    positionals.length > 0
      ? keptIn(
          positionals.map((path) => new RunFolder(path)),
          (id) => matchesPattern(id, pattern),
        )
      : [];
  if (positionals.length > 0 && groups.length === 0) throw new RunError("No episode of these runs fits");
  const server = alone || values.url !== undefined ? null : await startServer({ port: 0, memory: true, quiet: true });
  const url = values.url ?? server?.url;
  const client = url === undefined ? null : new Client(url, values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"]);
  const world = await localWorld();
  try {
    if (values.calibrate) return await calibrate(client!, world, places, parallel);
    if (positionals.length > 0) await makeOfRuns(groups, client, world, wish);
    else {
      mkdirSync(out, { recursive: true });
      const waiting = [...places];
      const build = async (): Promise<void> => {
        for (let at = waiting.shift(); at; at = waiting.shift()) {
          const id = graphIdOf(at.task, at.seed);
          const path = join(out, id);
          if (holdsGraph(path)) {
            say(`${id} is there already`);
            continue;
          }
          try {
            const instance = await draw(at.task, at.seed, at.lang, world);
            const built = await builtGraph({
              client: client!,
              instance,
              id,
              expand: expand === null ? null : expandWish(expand),
            });
            writeGraph(path, built.graph, built.pictures);
            wish.made(built.graph, built.divergences);
            astray += built.astray;
          } catch (error) {
            if (!(error instanceof StuckError)) throw error;
            wish.left(`${id}: ${error.message}`);
          }
        }
      };
      await Promise.all(Array.from({ length: parallel }, build));
    }
    return ended(out, made, { left, fusedWays, diverged, astray });
  } finally {
    await server?.stop();
  }
}
/** How much is tried; more of it costs pages. */
const expandWish = (more: number) => ({ more, ways: 4, branches: 24, links: 12 });

function labelsIn(path: string): Readonly<Record<string, string>> {
  const Labels = v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(200)));
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new UsageError(`--labels ${path}: ${error instanceof Error ? error.message : "it cannot be read"}`);
  }
  const read = v.safeParse(Labels, file);
  if (!read.success) throw new UsageError(`--labels ${path}: ${read.issues[0].message}`);
  return read.output;
}

function tell({ id, nodes, edges, conflicts, runs }: Graph): void {
  say(`${id}: ${runs.length} ways, ${Object.keys(nodes).length} screens, ${edges.length} edges`);
  for (const { from, does, kept, other, runs: by } of conflicts)
    say(
      `  conflict on ${from}: ${JSON.stringify(does).slice(0, 120)} leads to ${kept}, in ${by.join(", ")} to ${other}`,
    );
}
interface Ended {
  readonly left: number;
  readonly fusedWays: number;
  readonly diverged: number;
  /** Recordings that were played and are in no graph: there they would lead elsewhere. */
  readonly astray: number;
}
function ended(out: string, made: readonly Graph[], { left, fusedWays, diverged, astray }: Ended): number {
  if (existsSync(out)) {
    const rows = writeIndex(out);
    const mine = new Set(made.map(({ id }) => id));
    say(
      table(
        ["graph", "ways fused", "screens", "good", "edges", "conflicts", "shortest", "ways"],
        rows
          .filter(({ id }) => mine.has(id))
          .map((r) => [
            r.id,
            ...[r.runs, r.nodes, r.good, r.edges, r.conflicts, r.length ?? "none", r.ways].map(String),
          ]),
      ),
    );
  }
  const conflicts = made.reduce((sum, graph) => sum + graph.conflicts.length, 0);
  const edges = made.reduce((sum, graph) => sum + graph.edges.length, 0);
  say(
    `${made.length} graphs, ${edges} edges, ${conflicts} conflicts; ` +
      `${fusedWays - diverged} of ${fusedWays} recordings replay, ${astray} more are in no graph; ${left} graphs left out`,
  );
  return left === 0 ? 0 : 1;
}
const say = (line: string): void => void process.stdout.write(`${line}\n`);
