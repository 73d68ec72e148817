// A graph as files: OUT/<id>/graph.json and the pictures that its nodes name, equal ones once; OUT/index.json tells what there is.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { faultsOf, Graph } from "../../graph/graph.ts";
import { waysToGoal } from "../../graph/ways.ts";
import { Sink } from "../export/sink.ts";
import { RunError } from "../run/run-error.ts";
import { sizeOfGraph } from "./fuse.ts";

const graphFile = "graph.json";
const pictureFolder = "pictures";
/** Ways are counted that are at most so many edges longer than the shortest. */
const detour = 4;

/** Throws RunError where the folder holds something already. Pictures that no node names are not kept. */
export function writeGraph(path: string, graph: Graph, pictures: ReadonlyMap<string, Uint8Array>): void {
  const sink = new Sink(path);
  try {
    sink.write(graphFile, graph);
    for (const name of picturesOf(graph)) {
      const bytes = pictures.get(name);
      if (!bytes) throw new Error(`${graph.id} has no picture ${name}`);
      sink.bytes(join(pictureFolder, name), bytes);
    }
    sink.keep();
  } catch (error) {
    sink.drop();
    throw error;
  }
}
/** Each once, in order of their names. */
export const picturesOf = ({ nodes }: Graph): string[] =>
  [...new Set(Object.values(nodes).flatMap(({ picture }) => picture ?? []))].toSorted();

export interface GraphFolder {
  readonly path: string;
  readonly graph: Graph;
  /** Where the picture of this name is. */
  picturePath(name: string): string;
}
export const holdsGraph = (path: string): boolean => existsSync(join(path, graphFile));
/** Throws RunError where there is none, or none that holds together. */
export function readGraph(path: string): GraphFolder {
  if (!holdsGraph(path)) throw new RunError(`${path} holds no ${graphFile}`);
  const read = v.safeParse(Graph, parsed(join(path, graphFile)));
  const faults = read.success
    ? faultsOf(read.output)
    : read.issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message }));
  if (!read.success || faults.length > 0)
    throw new RunError(`${join(path, graphFile)}: ${faults.map((one) => `${one.path}: ${one.message}`).join("; ")}`);
  const picturePath = (name: string): string => join(path, pictureFolder, name);
  for (const name of picturesOf(read.output))
    if (!existsSync(picturePath(name))) throw new RunError(`${path} has no picture ${name}`);
  return { path, graph: read.output, picturePath };
}
function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new RunError(`${path} is no JSON: ${error instanceof Error ? error.message : "?"}`);
  }
}
/** Of all graphs in this folder, in order of their names. */
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
  /** Nodes on a way that reached the goal. */
  readonly good: number;
  readonly edges: number;
  readonly conflicts: number;
  readonly goals: number;
  /** Edges of the shortest way to a goal; null where none leads there. */
  readonly length: number | null;
  /** Ways to a goal, at most four edges longer than the shortest; counted up to 1000. */
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
  ways: waysToGoal(graph, detour),
  pictures: picturesOf(graph).length,
});
/** Tells what lies in the folder, and writes it there. */
export function writeIndex(out: string): IndexRow[] {
  const graphs = graphIdsIn(out).map((id) => indexRow(readGraph(join(out, id)).graph));
  const path = join(out, "index.json");
  writeFileSync(`${path}.tmp`, `${JSON.stringify({ format: "phonebooth-graphs-1", graphs }, null, 2)}\n`);
  renameSync(`${path}.tmp`, path);
  return graphs;
}
