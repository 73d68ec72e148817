// A phone on a graph: where it is, how it came there, and what an action makes of that.
import type { Action } from "../contract/action.ts";
import type { Edge, Graph, Node } from "./graph.ts";
import { edgeFor } from "./match.ts";

/** A graph whose edges are found by the node that they leave. */
export interface Board {
  readonly graph: Graph;
  readonly goals: ReadonlySet<string>;
  edgesOf(node: string): readonly Edge[];
  node(id: string): Node;
}
export function boardOf(graph: Graph): Board {
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

/** All that a phone on a graph is. */
export interface Spot {
  /** The nodes after each step, the start first: what is now is the last. */
  readonly way: readonly string[];
  /** What BACK goes back to where the graph says no better, oldest first. */
  readonly past: readonly string[];
  /** Steps, from 1, that found no edge. */
  readonly misses: readonly number[];
}
export const startOf = ({ graph }: Board): Spot => ({ way: [graph.start], past: [], misses: [] });
export const nodeOf = ({ way }: Spot): string => way.at(-1)!;

export interface Moved {
  readonly spot: Spot;
  /** The edge that was taken; null where none was. */
  readonly edge: Edge | null;
  readonly missed: boolean;
}
/** Said to us, not done to the glass: it needs no edge. */
const words: ReadonlySet<Action["type"]> = new Set(["ANSWER", "COMPLETE", "ABORT", "INFO", "NOOP"]);

/** Costs a step in any case; without an edge the glass stays as it is. */
export function moved(board: Board, spot: Spot, action: Action): Moved {
  const at = nodeOf(spot);
  const stay = { ...spot, way: [...spot.way, at] };
  if (words.has(action.type)) return { spot: stay, edge: null, missed: false };
  const edge = edgeFor(board.node(at), board.edgesOf(at), action);
  if (edge) {
    const past = edge.does.type === "BACK" ? spot.past.slice(0, -1) : edge.to === at ? spot.past : [...spot.past, at];
    return { spot: { ...spot, way: [...spot.way, edge.to], past }, edge, missed: false };
  }
  const { history, start } = board.graph;
  if (history && action.type === "BACK" && spot.past.length > 0) {
    const way = [...spot.way, spot.past.at(-1)!];
    return { spot: { ...spot, way, past: spot.past.slice(0, -1) }, edge: null, missed: false };
  }
  if (history && action.type === "HOME" && at !== start)
    return { spot: { ...spot, way: [...spot.way, start], past: [...spot.past, at] }, edge: null, missed: false };
  return { spot: { ...stay, misses: [...spot.misses, spot.way.length] }, edge: null, missed: true };
}
