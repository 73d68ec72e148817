// Measures how close an agent came to the goal of a graph, and how much of the graph the agent has seen (MobiFlow,
// section 5).
import type { Graph } from "./graph.ts";
import { distancesToGoal } from "./distances.ts";

/** The nodes that one episode visited. */
export interface Visit {
  readonly graph: Graph;
  /** Names of nodes, beginning with the start. Screens outside the graph are left out. */
  readonly nodes: readonly string[];
}

/**
 * CR of one episode: 1 − min d(s) / d(start) over the visited nodes, where d is the number of edges to the nearest
 * goal. The paper prints the formula without "1 −", which would give 1 at the start and 0 at the goal. Ignores nodes
 * that cannot reach a goal. Returns null if the start cannot reach a goal.
 */
export function completion({ graph, nodes }: Visit, distances = distancesToGoal(graph)): number | null {
  const whole = distances.get(graph.start);
  if (whole === undefined) return null;
  if (whole === 0) return 1;
  const nearest = Math.min(whole, ...nodes.flatMap((id) => distances.get(id) ?? []));
  return 1 - nearest / whole;
}

/**
 * The nodes that CVR counts. A graph of MobiFlow contains only task-relevant states. Our graphs also contain wrong
 * branches, which count only in open exploration (section 6).
 */
export type CountedNodes = "relevant" | "all";

/**
 * Returns how many of the counted nodes the episode visited, and how many counted nodes exist. Both numbers are 0 if no
 * node counts.
 */
export function countCovered(
  { graph, nodes }: Visit,
  counted: CountedNodes = "relevant",
): { readonly visited: number; readonly all: number } {
  const ids = new Set(
    Object.entries(graph.nodes).flatMap(([id, { wrong }]) => (counted === "all" || !wrong ? [id] : [])),
  );
  return { visited: new Set(nodes.filter((id) => ids.has(id))).size, all: ids.size };
}

/**
 * CVR: the number of visited nodes, summed over all visits, divided by the number of counted nodes, summed likewise.
 * Returns null if no node counts.
 */
export function coverage(visits: readonly Visit[], counted: CountedNodes = "relevant"): number | null {
  const counts = visits.map((visit) => countCovered(visit, counted));
  const all = counts.reduce((sum, count) => sum + count.all, 0);
  return all === 0 ? null : counts.reduce((sum, count) => sum + count.visited, 0) / all;
}

/** Returns the share of visits to a node that the episode had already visited. */
export const revisitShare = ({ nodes }: Visit): number | null =>
  nodes.length === 0 ? null : (nodes.length - new Set(nodes).size) / nodes.length;
