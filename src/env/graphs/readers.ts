// Whose a graph is: who reads it, plays on it, and is told where its goals are.
import type { Graph } from "../../graph/graph.ts";
import { everybody, type Creator } from "../token.ts";

/** Who asks: by key, or whoever runs the server. */
export interface Reader {
  readonly owner: string | null;
  readonly admin: boolean;
}
interface Owned {
  /** Who put it there; null where anybody might. */
  readonly owner: string | null;
  /** Its owner lets other keys play on it. */
  readonly shared: boolean;
}

/** On whose behalf a phone is made. */
export const readerOf = ({ owner, reads = owner ?? undefined }: Pick<Creator, "owner" | "reads">): Reader => ({
  owner: reads === undefined || reads === everybody ? null : reads,
  admin: reads === everybody,
});

/** Whether they may know of it and play on it. */
export const mayPlay = (graph: Owned, reader: Reader): boolean =>
  graph.owner === null || graph.shared || isKeeper(graph, reader);
/** Whether they may be told all of it, its goals too. */
export const isKeeper = ({ owner }: Pick<Owned, "owner">, reader: Reader): boolean =>
  reader.admin || reader.owner === owner;

/** A graph as keys are told it that are not its owner's: without what leads to its goals or tells who found them. */
export const withoutGoals = (graph: Graph): Graph => ({
  ...graph,
  goals: [],
  nodes: Object.fromEntries(Object.entries(graph.nodes).map(([id, node]) => [id, { ...node, wrong: false }])),
  edges: graph.edges.map((edge) => ({ ...edge, runs: ["shared"] })),
  conflicts: [],
  runs: [],
});
