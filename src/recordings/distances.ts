// Distances in a graph, counted in edges.
import type { Graph } from "./graph.ts";

type GraphShape = Pick<Graph, "nodes" | "edges" | "goals" | "start">;

/** Returns the number of edges from each node to the nearest goal. Nodes that cannot reach a goal are missing. */
export function distancesToGoal({ nodes, edges, goals }: GraphShape): ReadonlyMap<string, number> {
  const into = Map.groupBy(edges, ({ to }) => to);
  const found = new Map<string, number>();
  let layer = goals.filter((goal) => Object.hasOwn(nodes, goal));
  for (let far = 0; layer.length > 0; far++) {
    const fresh = [...new Set(layer)].filter((id) => !found.has(id));
    for (const id of fresh) found.set(id, far);
    layer = fresh.flatMap((id) => (into.get(id) ?? []).map(({ from }) => from));
  }
  return found;
}

/** Returns the nodes that are reachable from the start. */
export function reachableNodes({ edges, start }: GraphShape): ReadonlySet<string> {
  const outOf = Map.groupBy(edges, ({ from }) => from);
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    for (const { to } of outOf.get(id) ?? []) open.push(to);
  }
  return found;
}

/**
 * Counts the paths from the start to a goal that visit no node twice and are at most `detour` edges longer than the
 * shortest path. Stops counting at `most`.
 */
export function countPathsToGoal(shape: GraphShape, detour: number, most = 1000): number {
  const distances = distancesToGoal(shape);
  const shortest = distances.get(shape.start);
  if (shortest === undefined) return 0;
  const outOf = Map.groupBy(shape.edges, ({ from }) => from);
  const goals = new Set(shape.goals);
  let count = 0;
  const walk = (id: string, far: number, met: ReadonlySet<string>): void => {
    if (count >= most) return;
    if (goals.has(id)) return void count++;
    const next = new Set((outOf.get(id) ?? []).map(({ to }) => to));
    for (const to of next) {
      const left = distances.get(to);
      if (left === undefined || met.has(to) || far + 1 + left > shortest + detour) continue;
      walk(to, far + 1, new Set([...met, to]));
    }
  };
  walk(shape.start, 0, new Set([shape.start]));
  return count;
}
