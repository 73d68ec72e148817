// `./phonebooth fuse`: merges recordings of tasks into graphs, builds graphs of our own tasks, or draws a graph.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pMap from "p-map";
import * as v from "valibot";
import { Client } from "../../clients/typescript/src/client.ts";
import { matchesPattern } from "#benchmark/agent/task-pattern.ts";
import { buildGraph } from "#benchmark/fuse/build.ts";
import { holdsGraph, readGraph, writeGraph, writeIndex } from "#benchmark/fuse/graph-folder.ts";
import { readAndroidControl } from "#benchmark/fuse/import/android-control.ts";
import { readGuiOdyssey } from "#benchmark/fuse/import/gui-odyssey.ts";
import { readMobibench } from "#benchmark/fuse/import/mobibench.ts";
import { makeGraphsFromImport, makeGraphsFromRuns, type MakeOptions } from "#benchmark/fuse/make-graphs.ts";
import { graphIdOf, storedEpisodesIn } from "#benchmark/fuse/runs.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { RunError } from "#benchmark/run/run-error.ts";
import { langAt } from "#benchmark/verify/page-proofs.ts";
import { modes, type Graph } from "#recordings/graph.ts";
import { StuckError } from "#judge/kernel-driver.ts";
import { draw, tasks } from "#tasks/catalog.ts";
import { calibrate } from "./fuse-calibrate.ts";
import { drawGraph } from "./fuse-picture.ts";
import { parseOneOf, UsageError, parseWholeNumber } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";
import { formatTable } from "../cli/table.ts";
import type { InstanceId } from "#benchmark/verify/proof.ts";
import { localWorld } from "../build/world-file.ts";

const sources = ["runs", "android-control", "gui-odyssey", "mobibench"] as const;
const imports = { "android-control": readAndroidControl, "gui-odyssey": readGuiOdyssey, mobibench: readMobibench };

const usage = `Usage: ./phonebooth fuse DIR... --out DIR [options]       merge recordings into graphs
       ./phonebooth fuse --tasks PATTERN --out DIR [options]  record our own tasks here first
       ./phonebooth fuse GRAPH --draw FILE.svg|FILE.png       draw a graph
       ./phonebooth fuse --calibrate --tasks PATTERN          measure how well pictures and structure tell screens apart

  DIR                  folders of runs, or of recordings
  --from SOURCE        ${sources.join(" | ")} (runs)
  --mode MODE          when two screens count as one (default for runs: exact; for others: picture)
                       exact: equal state. structure: equal app, screen and elements. picture: equal picture
  --labels FILE.json   {"graph/recording:number": "label"}: frames with the same label are one screen, whatever they show
  --tasks PATTERN      ids or globs with *, separated by commas; with DIR: only these tasks of the runs
  --seeds N            seeds 1 to N of each task (1)
  --locale L           en or zh-CN (default: alternating)
  --expand N           also record other paths to the goal, up to N acts longer, links between them, and wrong branches
  --parallel N         tasks at once (2)
  --out DIR            one folder for each graph (graph.json, pictures/), and index.json; existing graphs are kept
  --url URL [--key K]  a running server; by default one is started if needed
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
    if (path === undefined || more.length > 0) throw new UsageError("--draw takes exactly one folder, that of a graph");
    if (!/\.(svg|png)$/.test(values.draw)) throw new UsageError("--draw takes a FILE.svg or FILE.png");
    await drawGraph(readGraph(path), values.draw);
    return 0;
  }
  const from = parseOneOf("from", values.from, sources);
  const mode = parseOneOf("mode", values.mode ?? (from === "runs" ? "exact" : "picture"), modes);
  const seeds = parseWholeNumber("seeds", values.seeds, 1);
  const parallel = parseWholeNumber("parallel", values.parallel, 1);
  const expand = values.expand === undefined ? null : parseWholeNumber("expand", values.expand, 0);
  const locale = values.locale === undefined ? null : parseOneOf("locale", values.locale, ["en", "zh-CN"]);
  const pattern = values.tasks ?? "*";
  if (!values.calibrate && values.out === undefined) throw new UsageError("fuse needs --out DIR");
  if (positionals.length === 0 && values.tasks === undefined)
    throw new UsageError("fuse takes folders of recordings, or --tasks PATTERN");
  if (from !== "runs" && mode === "exact")
    throw new UsageError("Imported recordings have no states; use --mode structure or --mode picture");
  const chosen = [...tasks.keys()].filter((id) => matchesPattern(id, pattern));
  if (positionals.length === 0 && chosen.length === 0) throw new UsageError("no task matches --tasks");
  const places = chosen.flatMap((task) =>
    Array.from({ length: seeds }, (_, i) => ({ task, seed: i + 1, lang: locale ?? langAt(task, i + 1) })),
  );

  const out = values.out ?? "";
  const made: Graph[] = [];
  let [skipped, fusedWays, diverged, excludedRecordings] = [0, 0, 0, 0];
  const wish: MakeOptions = {
    out,
    mode,
    labels: values.labels === undefined ? {} : readLabels(values.labels),
    onGraph: (graph, divergences) => {
      made.push(graph);
      fusedWays += graph.runs.length;
      diverged += divergences.length;
      printGraph(graph);
      for (const { run, step, wanted, got } of divergences)
        printLine(`  ${run} does not replay: step ${step} leads to ${got}, not to ${wanted}`);
    },
    onSkip: (what) => {
      skipped += 1;
      printLine(`left out: ${what}`);
    },
  };
  if (from !== "runs") {
    for (const path of positionals) {
      if (!existsSync(path)) throw new RunError(`There is no folder ${path}`);
      makeGraphsFromImport(await imports[from](path), wish);
    }
    return finish(out, made, { skipped, fusedWays, diverged, excludedRecordings });
  }
  // If the runs stored their pictures, no server is needed to draw the pictures.
  const alone = positionals.length > 0 && mode === "picture";
  const groups =
    positionals.length > 0
      ? storedEpisodesIn(
          positionals.map((path) => new RunFolder(path)),
          (id) => matchesPattern(id, pattern),
        )
      : [];
  if (positionals.length > 0 && groups.length === 0)
    throw new RunError("These runs have no episode that matches --tasks");
  const server = alone || values.url !== undefined ? null : await startServer({ port: 0, memory: true, quiet: true });
  const url = values.url ?? server?.url;
  const client = url === undefined ? null : new Client(url, values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"]);
  const world = await localWorld();
  try {
    if (values.calibrate) return await calibrate(client!, world, places, parallel);
    if (positionals.length > 0) await makeGraphsFromRuns(groups, client, world, wish);
    else {
      mkdirSync(out, { recursive: true });
      const build = async (at: InstanceId): Promise<void> => {
        const id = graphIdOf(at.task, at.seed);
        const path = join(out, id);
        if (holdsGraph(path)) {
          printLine(`${id} already exists`);
          return;
        }
        try {
          const instance = await draw(at.task, at.seed, at.lang, world);
          const built = await buildGraph({
            client: client!,
            instance,
            id,
            expand: expand === null ? null : expandOptions(expand),
          });
          writeGraph(path, built.graph, built.pictures);
          wish.onGraph(built.graph, built.divergences);
          excludedRecordings += built.excludedRecordings;
        } catch (error) {
          if (!(error instanceof StuckError)) throw error;
          wish.onSkip(`${id}: ${error.message}`);
        }
      };
      await pMap(places, build, { concurrency: parallel });
    }
    return finish(out, made, { skipped, fusedWays, diverged, excludedRecordings });
  } finally {
    await server?.stop();
  }
}
/** Returns the limits on the alternatives that are tried. Larger limits need more pages. */
const expandOptions = (more: number) => ({ more, ways: 4, branches: 24, links: 12 });

function readLabels(path: string): Readonly<Record<string, string>> {
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

function printGraph({ id, nodes, edges, conflicts, runs }: Graph): void {
  printLine(`${id}: ${runs.length} recordings, ${Object.keys(nodes).length} screens, ${edges.length} edges`);
  for (const { from, does, kept, other, runs: by } of conflicts)
    printLine(
      `  conflict on ${from}: ${JSON.stringify(does).slice(0, 120)} leads to ${kept}, but in ${by.join(", ")} to ${other}`,
    );
}
interface FuseCounts {
  readonly skipped: number;
  readonly fusedWays: number;
  readonly diverged: number;
  /**
   * The number of recordings that were played but are in no graph, because in the graph their actions would lead to
   * other screens.
   */
  readonly excludedRecordings: number;
}
function finish(
  out: string,
  made: readonly Graph[],
  { skipped, fusedWays, diverged, excludedRecordings }: FuseCounts,
): number {
  if (existsSync(out)) {
    const rows = writeIndex(out);
    const mine = new Set(made.map(({ id }) => id));
    printLine(
      formatTable(
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
  printLine(
    `${made.length} graphs, ${edges} edges, ${conflicts} conflicts; ` +
      `${fusedWays - diverged} of ${fusedWays} recordings replay, ${excludedRecordings} more are in no graph; ${skipped} graphs left out`,
  );
  return skipped === 0 ? 0 : 1;
}
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
