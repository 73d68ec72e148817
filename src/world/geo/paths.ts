/** The quickest ways over a network: Dijkstra's search over arrays, in whole milliseconds. */
import type { Network } from "./model.ts";

/** By edge and direction (edge * 2, + 1 for backwards): what it takes; -1 where one may not go. */
export type Costs = Int32Array;
export interface Reached {
  /** By junction; -1 where the search did not come. */
  readonly cost: Int32Array;
  /** The edge and direction by which it was reached; -1 at a start. */
  readonly by: Int32Array;
}
/**
 * From some junctions, each with what it takes to be there, until every target is settled, or all that lies within `most`.
 */
export function searchPaths(
  network: Network,
  costs: Costs,
  starts: readonly (readonly [node: number, cost: number])[],
  targets: readonly number[],
  most = 2_000_000_000,
): Reached {
  const { firstAt, edgesAt, from, to } = network;
  const cost = new Int32Array(network.x.length).fill(-1);
  const by = new Int32Array(network.x.length).fill(-1);
  const settled = new Uint8Array(network.x.length);
  const heap = new Heap();
  const open = new Set(targets);
  for (const [node, at] of starts)
    if (cost[node] === -1 || at < cost[node]!) {
      cost[node] = at;
      heap.push(at, node);
    }
  while (heap.size > 0) {
    const node = heap.pop();
    if (settled[node] === 1) continue;
    settled[node] = 1;
    if (open.delete(node) && open.size === 0) break;
    const here = cost[node]!;
    for (let i = firstAt[node]!; i < firstAt[node + 1]!; i++) {
      const edge = edgesAt[i]!;
      const back = from[edge] === node ? 0 : 1;
      const price = costs[edge * 2 + back]!;
      if (price < 0) continue;
      const other = back === 0 ? to[edge]! : from[edge]!;
      const there = here + price;
      if (settled[other] === 1 || there > most || (cost[other] !== -1 && cost[other]! <= there)) continue;
      cost[other] = there;
      by[other] = edge * 2 + back;
      heap.push(there, other);
    }
  }
  // What was seen and not settled is not known to be the quickest.
  for (let n = 0; n < cost.length; n++) if (settled[n] === 0) cost[n] = -1;
  return { cost, by };
}
/** The edges to a junction, each with its direction, from a start on. */
export function pathTo(network: Network, { by }: Reached, node: number): number[] {
  const out: number[] = [];
  let at = node;
  while (by[at]! >= 0) {
    const step = by[at]!;
    out.push(step);
    at = (step & 1) === 0 ? network.from[step >> 1]! : network.to[step >> 1]!;
  }
  return out.toReversed();
}

/** The least first; of equal ones the lower junction, so that no host settles them in another order. */
class Heap {
  #costs: number[] = [];
  #nodes: number[] = [];
  get size(): number {
    return this.#nodes.length;
  }
  push(cost: number, node: number): void {
    const [costs, nodes] = [this.#costs, this.#nodes];
    let i = nodes.length;
    costs.push(cost);
    nodes.push(node);
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (!isBefore(cost, node, costs[up]!, nodes[up]!)) break;
      costs[i] = costs[up]!;
      nodes[i] = nodes[up]!;
      i = up;
    }
    costs[i] = cost;
    nodes[i] = node;
  }
  pop(): number {
    const [costs, nodes] = [this.#costs, this.#nodes];
    const top = nodes[0]!;
    const cost = costs.pop()!;
    const node = nodes.pop()!;
    const size = nodes.length;
    if (size === 0) return top;
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down >= size) break;
      if (down + 1 < size && isBefore(costs[down + 1]!, nodes[down + 1]!, costs[down]!, nodes[down]!)) down += 1;
      if (!isBefore(costs[down]!, nodes[down]!, cost, node)) break;
      costs[i] = costs[down]!;
      nodes[i] = nodes[down]!;
      i = down;
    }
    costs[i] = cost;
    nodes[i] = node;
    return top;
  }
}
const isBefore = (cost: number, node: number, otherCost: number, otherNode: number): boolean =>
  cost < otherCost || (cost === otherCost && node < otherNode);
