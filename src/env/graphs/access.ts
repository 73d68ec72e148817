// Access to graphs: who may read a graph, make phones on it, and see its goals.
import type { Graph } from "#recordings/graph.ts";
import { allOwners, type Creator } from "../token.ts";

/** The caller: a key, or the admin. */
export interface Reader {
  readonly owner: string | null;
  readonly admin: boolean;
}
interface OwnedGraph {
  /** The key that uploaded it; null where the server requires none. */
  readonly owner: string | null;
  /** Whether its owner lets other keys use it. */
  readonly shared: boolean;
}

/** The reader on whose behalf a phone is created. */
export const readerForCreator = ({ owner, reads = owner ?? undefined }: Pick<Creator, "owner" | "reads">): Reader => ({
  owner: reads === undefined || reads === allOwners ? null : reads,
  admin: reads === allOwners,
});

/** Whether the reader may see the graph and make phones on it. */
export const canPlay = (graph: OwnedGraph, reader: Reader): boolean =>
  graph.owner === null || graph.shared || hasFullAccess(graph, reader);
/** Whether the reader may see the whole graph, its goals included. */
export const hasFullAccess = ({ owner }: Pick<OwnedGraph, "owner">, reader: Reader): boolean =>
  reader.admin || reader.owner === owner;

/**
 * The graph as keys other than its owner's see it: without goals, without data that leads to them, and without the
 * recorded runs.
 */
export const withoutGoals = (graph: Graph): Graph => ({
  ...graph,
  goals: [],
  nodes: Object.fromEntries(Object.entries(graph.nodes).map(([id, node]) => [id, { ...node, wrong: false }])),
  edges: graph.edges.map((edge) => ({ ...edge, runs: ["shared"] })),
  conflicts: [],
  runs: [],
});
