// Stores graphs as files: OUT/<id>/graph.json, with the pictures of its nodes. Equal pictures are stored once.
// OUT/index.json lists all graphs.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { findFaults, Graph } from "#recordings/graph.ts";
import { countPathsToGoal } from "#recordings/distances.ts";
import { Sink } from "../export/sink.ts";
import { RunError } from "../run/run-error.ts";
import { sizeOfGraph } from "./fuse.ts";

const graphFile = "graph.json";
const pictureFolder = "pictures";
/** The number of edges by which a counted path may be longer than the shortest path. */
const maxExtraEdges = 4;

/** Throws RunError if the folder already contains files. Does not write pictures that no node refers to. */
export function writeGraph(path: string, graph: Graph, pictures: ReadonlyMap<string, Uint8Array>): void {
  const sink = new Sink(path);
  try {
    sink.write(graphFile, graph);
    for (const name of picturesOf(graph)) {
      const bytes = pictures.get(name);
      if (!bytes) throw new Error(`${graph.id} has no picture ${name}`);
      sink.writeBytes(join(pictureFolder, name), bytes);
    }
    sink.commit();
  } catch (error) {
    sink.discard();
    throw error;
  }
}
/** Returns the names of the pictures, sorted and without duplicates. */
export const picturesOf = ({ nodes }: Graph): string[] =>
  [...new Set(Object.values(nodes).flatMap(({ picture }) => picture ?? []))].toSorted();

export interface GraphFolder {
  readonly path: string;
  readonly graph: Graph;
  /** Returns the path of the picture with this name. */
  picturePath(name: string): string;
}
export const holdsGraph = (path: string): boolean => existsSync(join(path, graphFile));
/** Throws RunError if there is no graph or the graph is inconsistent. */
export function readGraph(path: string): GraphFolder {
  if (!holdsGraph(path)) throw new RunError(`${path} does not contain ${graphFile}`);
  const read = v.safeParse(Graph, parseFile(join(path, graphFile)));
  const faults = read.success
    ? findFaults(read.output)
    : read.issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message }));
  if (!read.success || faults.length > 0)
    throw new RunError(`${join(path, graphFile)}: ${faults.map((one) => `${one.path}: ${one.message}`).join("; ")}`);
  const picturePath = (name: string): string => join(path, pictureFolder, name);
  for (const name of picturesOf(read.output))
    if (!existsSync(picturePath(name))) throw new RunError(`${path} has no picture ${name}`);
  return { path, graph: read.output, picturePath };
}
function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new RunError(`${path} is not valid JSON: ${error instanceof Error ? error.message : "?"}`);
  }
}
/** Returns the ids of all graphs in this folder, sorted. */
export const graphIdsIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path)
        .filter((name) => holdsGraph(join(path, name)))
        .toSorted()
    : [];

/** A row of `index.json`. */
export interface IndexRow {
  readonly id: string;
  readonly mode: Graph["mode"];
  readonly task: string | null;
  readonly seed: number | null;
  readonly apps: readonly string[];
  readonly instruction: string;
  readonly runs: number;
  readonly nodes: number;
  /** The number of nodes on paths that reached the goal. */
  readonly good: number;
  readonly edges: number;
  readonly conflicts: number;
  readonly goals: number;
  /** The number of edges on the shortest path to a goal, or null if there is no path. */
  readonly length: number | null;
  /**
   * The number of paths to a goal that have at most four edges more than the shortest path. The count stops at 1000.
   */
  readonly ways: number;
  readonly pictures: number;
}
export const indexRow = (graph: Graph): IndexRow => ({
  id: graph.id,
  mode: graph.mode,
  task: graph.task?.id ?? null,
  seed: graph.task?.seed ?? null,
  apps: graph.task?.apps ?? [],
  instruction: graph.instruction,
  runs: graph.runs.length,
  ...sizeOfGraph(graph),
  conflicts: graph.conflicts.length,
  goals: graph.goals.length,
  ways: countPathsToGoal(graph, maxExtraEdges),
  pictures: picturesOf(graph).length,
});
/** Lists the graphs of the folder and writes the list to `index.json`. */
export function writeIndex(out: string): IndexRow[] {
  const graphs = graphIdsIn(out).map((id) => indexRow(readGraph(join(out, id)).graph));
  const path = join(out, "index.json");
  writeFileSync(`${path}.tmp`, `${JSON.stringify({ format: "phonebooth-graphs-1", graphs }, null, 2)}\n`);
  renameSync(`${path}.tmp`, path);
  return graphs;
}
