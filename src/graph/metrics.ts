// How far an agent came on a graph, and how much of it it has seen (MobiFlow, section 5).
import type { Graph } from "./graph.ts";
import { distancesToGoal } from "./ways.ts";

/** What one episode visited. */
export interface Visit {
  readonly graph: Graph;
  /** Names of nodes, from the start on; what is not on the graph is left out. */
  readonly nodes: readonly string[];
}

/**
 * CR of one episode: 1 − min d(s) / d(start) over the visited nodes, d being the edges to the nearest goal. As printed it
 * would be 1 at the start and 0 at the goal. Nodes that reach no goal are left out; null where the start reaches none.
 */
export function completion({ graph, nodes }: Visit, distances = distancesToGoal(graph)): number | null {
  const whole = distances.get(graph.start);
  if (whole === undefined) return null;
  if (whole === 0) return 1;
  const nearest = Math.min(whole, ...nodes.flatMap((id) => distances.get(id) ?? []));
  return 1 - nearest / whole;
}

/** How many nodes it saw, and how many there are. */
export const covered = ({ graph, nodes }: Visit): { readonly visited: number; readonly all: number } => ({
  visited: new Set(nodes.filter((id) => Object.hasOwn(graph.nodes, id))).size,
  all: Object.keys(graph.nodes).length,
});

/** CVR: Σ visited / Σ all, over all tasks together; null without any. */
export function coverage(visits: readonly Visit[]): number | null {
  const counts = visits.map(covered);
  const all = counts.reduce((sum, count) => sum + count.all, 0);
  return all === 0 ? null : counts.reduce((sum, count) => sum + count.visited, 0) / all;
}

/** The share of visits that came to a node that was seen before. */
export const repeated = ({ nodes }: Visit): number | null =>
  nodes.length === 0 ? null : (nodes.length - new Set(nodes).size) / nodes.length;
