/** Finds the quickest paths over a network by Dijkstra's algorithm, in whole milliseconds. */
import type { Network } from "./model.ts";

/**
 * The number of milliseconds by edge and direction: edge * 2, plus 1 for the backward direction. -1 means that the
 * direction is not allowed.
 */
export type Costs = Int32Array;
export interface PathSearch {
  /** The number of milliseconds to each junction; -1 for junctions that the search did not settle. */
  readonly cost: Int32Array;
  /** The edge and direction by which the path reaches each junction; -1 at a start. */
  readonly by: Int32Array;
}
/**
 * Searches from several junctions, each with its own initial cost. Stops when every target is settled, or when
 * everything within `most` is settled.
 */
export function searchPaths(
  network: Network,
  costs: Costs,
  starts: readonly (readonly [node: number, cost: number])[],
  targets: readonly number[],
  most = 2_000_000_000,
): PathSearch {
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
  // A junction that was seen but not settled has no final cost.
  for (let n = 0; n < cost.length; n++) if (settled[n] === 0) cost[n] = -1;
  return { cost, by };
}
/** Returns the edges from a start to a junction, each with its direction. */
export function pathTo(network: Network, { by }: PathSearch, node: number): number[] {
  const out: number[] = [];
  let at = node;
  while (by[at]! >= 0) {
    const step = by[at]!;
    out.push(step);
    at = (step & 1) === 0 ? network.from[step >> 1]! : network.to[step >> 1]!;
  }
  return out.toReversed();
}

/**
 * A heap that returns the junction with the lowest cost first. If costs are equal, it returns the junction with the
 * lower number first, so that every host settles junctions in the same order.
 */
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
