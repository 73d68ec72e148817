// Reads recorded graphs from disk. The folder either contains `graph.json` and `pictures/`, or contains such folders.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { GraphKept } from "#contract/graph.ts";
import type { TaskRow } from "#contract/task.ts";
import { issuesOf } from "#contract/problem.ts";
import { findFaults, Graph } from "#recordings/graph.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { RunError } from "./run-error.ts";

export interface GraphFolder {
  readonly path: string;
  readonly graph: Graph;
}

/**
 * Returns the graphs, sorted by id. Throws RunError if there is no graph, if a graph is inconsistent, or if two graphs
 * have the same id.
 */
export function readGraphFolders(dir: string): GraphFolder[] {
  const paths = existsSync(join(dir, "graph.json"))
    ? [dir]
    : listFolder(dir)
        .map((name) => join(dir, name))
        .filter((path) => existsSync(join(path, "graph.json")));
  if (paths.length === 0)
    throw new RunError(`There is no graph in ${dir}: it has neither a graph.json nor a folder with one`);
  const folders = paths.map((path) => ({ path, graph: readGraph(path) }));
  const [twice] = folders.filter(({ graph: { id } }, i) => folders.findIndex(({ graph }) => graph.id === id) < i);
  if (twice) throw new RunError(`${twice.path} and another folder have the same graph id, ${twice.graph.id}`);
  return folders.toSorted((a, b) => (a.graph.id < b.graph.id ? -1 : 1));
}

function readGraph(path: string): Graph {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(path, "graph.json"), "utf8"));
  } catch (error) {
    throw new RunError(`${path}/graph.json cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = v.safeParse(Graph, json);
  const faults = parsed.success ? findFaults(parsed.output) : issuesOf(parsed.issues);
  if (!parsed.success || faults.length > 0)
    throw new RunError(`${path}/graph.json: ${faults.map(({ path: at, message }) => `${at}: ${message}`).join("; ")}`);
  return parsed.output;
}

/**
 * Uploads a graph and those of its pictures that the server lacks. Throws RunError if a picture is not in the folder.
 */
export async function uploadGraph(client: Client, { path, graph }: GraphFolder): Promise<GraphKept> {
  const stored = await client.putGraph(graph);
  for (const name of stored.missing) {
    const file = join(path, "pictures", name);
    if (!existsSync(file)) throw new RunError(`${path} lacks the picture ${name}, which a node of ${graph.id} uses`);
    await client.putPicture(graph.id, name, new Uint8Array(readFileSync(file)));
  }
  return { ...stored, missing: [] };
}

/**
 * Returns a graph as a task of a run. If the server knows the recorded task, the properties of that task are copied.
 */
export function graphRow(graph: Graph, tasks: readonly TaskRow[]): TaskRow {
  const known = tasks.find(({ id }) => id === graph.task?.id);
  const { id, budget } = graph;
  if (known) return { ...known, id, budget };
  const apps = [...new Set(Object.values(graph.nodes).flatMap(({ app }) => app ?? []))].toSorted();
  const unknown = "unknown";
  return {
    id,
    suite: "graphs",
    split: "test",
    apps,
    scope: unknown,
    objective: unknown,
    composition: unknown,
    difficulty: unknown,
    tags: [],
    high_risk: false,
    budget,
    instances: 1,
    answer_fields: 0,
    revision: 1,
  };
}
/** A hash that identifies the graph's content. */
export const digestOf = (graph: Graph): string => hashOf(graph as unknown as Json);

const listFolder = (dir: string): string[] => (existsSync(dir) ? readdirSync(dir).toSorted() : []);
