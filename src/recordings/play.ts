// A phone on a recorded graph: its position, its history, and the effect of an action.
import type { Action } from "#contract/action.ts";
import type { Edge, Graph, GraphNode } from "./graph.ts";
import { findEdge } from "./match.ts";

/** A graph whose edges are indexed by the node where they start. */
export interface IndexedGraph {
  readonly graph: Graph;
  readonly goals: ReadonlySet<string>;
  edgesOf(node: string): readonly Edge[];
  node(id: string): GraphNode;
}
export function indexGraph(graph: Graph): IndexedGraph {
  const byNode = Map.groupBy(graph.edges, ({ from }) => from);
  return {
    graph,
    goals: new Set(graph.goals),
    edgesOf: (node) => byNode.get(node) ?? [],
    node: (id) => {
      const node = graph.nodes[id];
      if (!node) throw new Error(`${graph.id} has no node ${id}`);
      return node;
    },
  };
}

/** The whole state of a phone on a graph. */
export interface GraphPosition {
  /** The current node after each step, beginning with the start node. The last element is the current node. */
  readonly way: readonly string[];
  /** The nodes to which BACK returns when the graph has no edge for BACK, oldest first. */
  readonly past: readonly string[];
  /** Numbers of the steps, from 1, that matched no edge. */
  readonly misses: readonly number[];
}
export const startPosition = ({ graph }: IndexedGraph): GraphPosition => ({ way: [graph.start], past: [], misses: [] });
export const currentNode = ({ way }: GraphPosition): string => way.at(-1)!;

export interface GraphMove {
  readonly position: GraphPosition;
  /** The edge that matched the action; null if no edge matched. */
  readonly edge: Edge | null;
  readonly missed: boolean;
}
/** Actions that do not touch the screen, so they need no edge. They are for the benchmark. */
const actionsWithoutEdge: ReadonlySet<Action["type"]> = new Set(["ANSWER", "COMPLETE", "ABORT", "INFO", "NOOP"]);

/** Applies an action. Every action costs a step. If no edge matches, the screen stays the same. */
export function applyAction(board: IndexedGraph, spot: GraphPosition, action: Action): GraphMove {
  const at = currentNode(spot);
  const stay = { ...spot, way: [...spot.way, at] };
  if (actionsWithoutEdge.has(action.type)) return { position: stay, edge: null, missed: false };
  const edge = findEdge(board.node(at), board.edgesOf(at), action);
  if (edge) {
    const past = edge.does.type === "BACK" ? spot.past.slice(0, -1) : edge.to === at ? spot.past : [...spot.past, at];
    return { position: { ...spot, way: [...spot.way, edge.to], past }, edge, missed: false };
  }
  const { history, start } = board.graph;
  if (history && action.type === "BACK" && spot.past.length > 0) {
    const path = [...spot.way, spot.past.at(-1)!];
    return { position: { ...spot, way: path, past: spot.past.slice(0, -1) }, edge: null, missed: false };
  }
  if (history && action.type === "HOME" && at !== start)
    return { position: { ...spot, way: [...spot.way, start], past: [...spot.past, at] }, edge: null, missed: false };
  return { position: { ...stay, misses: [...spot.misses, spot.way.length] }, edge: null, missed: true };
}
