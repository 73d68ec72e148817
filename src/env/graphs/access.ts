// Access to graphs: who may read a graph, create phones on it, and see its goals.
import type { Graph } from "#recordings/graph.ts";
import { allOwners, type Creator } from "../token.ts";

/** The caller: a key, or the admin. */
export interface Reader {
  readonly owner: string | null;
  readonly admin: boolean;
}
interface OwnedGraph {
  /** The key that uploaded the graph; null if the server requires no key. */
  readonly owner: string | null;
  /** Whether the graph's owner lets other keys use it. */
  readonly shared: boolean;
}

/** The reader for whom a phone is created. */
export const readerForCreator = ({ owner, reads = owner ?? undefined }: Pick<Creator, "owner" | "reads">): Reader => ({
  owner: reads === undefined || reads === allOwners ? null : reads,
  admin: reads === allOwners,
});

/** Whether the reader may see the graph and create phones on it. */
export const canPlay = (graph: OwnedGraph, reader: Reader): boolean =>
  graph.owner === null || graph.shared || hasFullAccess(graph, reader);
/** Whether the reader may see the whole graph, including its goals. */
export const hasFullAccess = ({ owner }: Pick<OwnedGraph, "owner">, reader: Reader): boolean =>
  reader.admin || reader.owner === owner;

/**
 * Returns the graph in the form for keys that do not own it: without goals, without data that leads to goals, and
 * without the recorded runs.
 */
export const withoutGoals = (graph: Graph): Graph => ({
  ...graph,
  goals: [],
  nodes: Object.fromEntries(Object.entries(graph.nodes).map(([id, node]) => [id, { ...node, wrong: false }])),
  edges: graph.edges.map((edge) => ({ ...edge, runs: ["shared"] })),
  conflicts: [],
  runs: [],
});
