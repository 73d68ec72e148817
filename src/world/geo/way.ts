/** The quickest way over the streets between two places on them, piece by piece. */
import type { Atlas, Network } from "./model.ts";
import { pathTo, searchPaths, type Costs } from "./paths.ts";
import type { Snapped } from "./snap.ts";

/** A piece of an edge, or all of it. */
export interface Part {
  readonly edge: number;
  /** Against the edge's direction. */
  readonly back: boolean;
  /** Where on the edge it begins and ends, in decimetres from the edge's own beginning. */
  readonly from: number;
  readonly to: number;
  /** In decimetres. */
  readonly length: number;
  readonly ms: number;
}
export interface Way {
  readonly parts: readonly Part[];
  /** In decimetres. */
  readonly length: number;
  readonly ms: number;
}
type OnEdge = Pick<Snapped, "edge" | "at">;

/** What a piece takes: its share of the edge, rounded. */
const shareOf = (cost: number, piece: number, whole: number): number => Math.round((cost * piece) / whole);
function partOf(network: Network, costs: Costs, edge: number, from: number, to: number): Part | null {
  const back = to < from;
  const cost = costs[edge * 2 + (back ? 1 : 0)]!;
  if (cost < 0) return null;
  const length = Math.abs(to - from);
  return { edge, back, from, to, length, ms: shareOf(cost, length, network.length[edge]!) };
}

/** Null where there is none. */
export function findWay({ network }: Atlas, costs: Costs, a: OnEdge, b: OnEdge): Way | null {
  const options: { readonly parts: Part[]; readonly ms: number }[] = [];
  const add = (parts: Part[]): void => void options.push({ parts, ms: parts.reduce((sum, { ms }) => sum + ms, 0) });
  if (a.edge === b.edge) {
    const direct = partOf(network, costs, a.edge, a.at, b.at) ?? (a.at === b.at ? none(a) : null);
    if (direct) add([direct]);
  }
  const ends = (p: OnEdge): readonly (readonly [node: number, at: number])[] => [
    [network.from[p.edge]!, 0],
    [network.to[p.edge]!, network.length[p.edge]!],
  ];
  const starts = ends(a).flatMap(([node, at]) => {
    const part = partOf(network, costs, a.edge, a.at, at) ?? (a.at === at ? none(a) : null);
    return part ? [{ node, part }] : [];
  });
  const goals = ends(b).flatMap(([node, at]) => {
    const part = partOf(network, costs, b.edge, at, b.at) ?? (b.at === at ? none(b) : null);
    return part ? [{ node, part }] : [];
  });
  const reached = searchPaths(
    network,
    costs,
    starts.map(({ node, part }) => [node, part.ms] as const),
    goals.map(({ node }) => node),
  );
  for (const { node, part } of goals) {
    if (reached.cost[node] === -1) continue;
    const path = pathTo(network, reached, node);
    const first = path[0];
    const at = first === undefined ? node : (first & 1) === 0 ? network.from[first >> 1]! : network.to[first >> 1]!;
    const begin = starts
      .filter((start) => start.node === at)
      .reduce((one, other) => (other.part.ms < one.part.ms ? other : one)).part;
    const middle = path.map((step): Part => {
      const edge = step >> 1;
      const long = network.length[edge]!;
      const back = (step & 1) === 1;
      return { edge, back, from: back ? long : 0, to: back ? 0 : long, length: long, ms: costs[step]! };
    });
    add([begin, ...middle, part]);
  }
  if (options.length === 0) return null;
  const best = options.reduce((one, other) => (other.ms < one.ms ? other : one));
  const moved = best.parts.filter(({ length }) => length > 0);
  // Who is there already still stands on a street.
  const parts = moved.length > 0 ? moved : best.parts.slice(0, 1);
  return {
    parts,
    length: parts.reduce((sum, { length }) => sum + length, 0),
    ms: parts.reduce((sum, { ms }) => sum + ms, 0),
  };
}
const none = ({ edge, at }: OnEdge): Part => ({ edge, back: false, from: at, to: at, length: 0, ms: 0 });

/** Other ways that are worth a look: not much slower, and mostly over other streets. */
export function otherWays(atlas: Atlas, costs: Costs, a: OnEdge, b: OnEdge, best: Way, most: number): Way[] {
  const { network } = atlas;
  const out: Way[] = [];
  const shunned = costs.slice();
  let shun: Way = best;
  for (let tries = 0; tries < 5 && out.length < most; tries++) {
    for (const { edge } of shun.parts)
      for (const side of [2 * edge, 2 * edge + 1])
        if (shunned[side]! >= 0) shunned[side] = Math.round(shunned[side]! * 1.32);
    const found = findWay(atlas, shunned, a, b);
    if (!found) break;
    const parts = found.parts.map((part) => partOf(network, costs, part.edge, part.from, part.to)!);
    const way: Way = { parts, length: found.length, ms: parts.reduce((sum, { ms }) => sum + ms, 0) };
    shun = way;
    if (way.ms > best.ms * 1.5 + 60_000) continue;
    if ([best, ...out].every((other) => shared(way, other) < 0.7)) out.push(way);
  }
  return out.sort((x, y) => x.ms - y.ms);
}
/** How much of a way lies on another. */
function shared(way: Way, other: Way): number {
  const edges = new Set(other.parts.map(({ edge }) => edge));
  const common = way.parts.reduce((sum, { edge, length }) => sum + (edges.has(edge) ? length : 0), 0);
  return way.length === 0 ? 1 : common / way.length;
}
