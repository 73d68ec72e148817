/** Finds the quickest path along streets between two positions, as a list of parts. */
import type { Atlas, Network } from "./model.ts";
import { pathTo, searchPaths, type Costs } from "./shortest-paths.ts";
import type { RoadPosition } from "./snap.ts";

/** An edge, or a piece of an edge. */
export interface PathPart {
  readonly edge: number;
  /** Whether the path goes against the direction of the edge. */
  readonly reversed: boolean;
  /** The start and end of the piece, in decimetres from the start of the edge. */
  readonly from: number;
  readonly to: number;
  /** In decimetres. */
  readonly length: number;
  readonly ms: number;
}
export interface StreetPath {
  readonly parts: readonly PathPart[];
  /** In decimetres. */
  readonly length: number;
  readonly ms: number;
}
type EdgePosition = Pick<RoadPosition, "edge" | "at">;

/**
 * Returns the cost of a piece of an edge. It is the rounded share of the edge's cost that corresponds to the piece's
 * length.
 */
const shareOf = (cost: number, piece: number, whole: number): number => Math.round((cost * piece) / whole);
function createPart(network: Network, costs: Costs, edge: number, from: number, to: number): PathPart | null {
  const reversed = to < from;
  const cost = costs[edge * 2 + (reversed ? 1 : 0)]!;
  if (cost < 0) return null;
  const length = Math.abs(to - from);
  return { edge, reversed, from, to, length, ms: shareOf(cost, length, network.length[edge]!) };
}

/** Returns the quickest path between two positions, or null if there is no path. */
export function findStreetPath({ network }: Atlas, costs: Costs, a: EdgePosition, b: EdgePosition): StreetPath | null {
  const options: { readonly parts: PathPart[]; readonly ms: number }[] = [];
  const add = (parts: PathPart[]): void => void options.push({ parts, ms: parts.reduce((sum, { ms }) => sum + ms, 0) });
  if (a.edge === b.edge) {
    const direct = createPart(network, costs, a.edge, a.at, b.at) ?? (a.at === b.at ? emptyPart(a) : null);
    if (direct) add([direct]);
  }
  const ends = (p: EdgePosition): readonly (readonly [node: number, at: number])[] => [
    [network.from[p.edge]!, 0],
    [network.to[p.edge]!, network.length[p.edge]!],
  ];
  const starts = ends(a).flatMap(([node, at]) => {
    const part = createPart(network, costs, a.edge, a.at, at) ?? (a.at === at ? emptyPart(a) : null);
    return part ? [{ node, part }] : [];
  });
  const goals = ends(b).flatMap(([node, at]) => {
    const part = createPart(network, costs, b.edge, at, b.at) ?? (b.at === at ? emptyPart(b) : null);
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
    const middle = path.map((step): PathPart => {
      const edge = step >> 1;
      const long = network.length[edge]!;
      const reversed = (step & 1) === 1;
      return { edge, reversed, from: reversed ? long : 0, to: reversed ? 0 : long, length: long, ms: costs[step]! };
    });
    add([begin, ...middle, part]);
  }
  if (options.length === 0) return null;
  const best = options.reduce((one, other) => (other.ms < one.ms ? other : one));
  const moved = best.parts.filter(({ length }) => length > 0);
  // A path of length zero still has one part, because the path must name the street on which the traveller is.
  const parts = moved.length > 0 ? moved : best.parts.slice(0, 1);
  return {
    parts,
    length: parts.reduce((sum, { length }) => sum + length, 0),
    ms: parts.reduce((sum, { ms }) => sum + ms, 0),
  };
}
const emptyPart = ({ edge, at }: EdgePosition): PathPart => ({
  edge,
  reversed: false,
  from: at,
  to: at,
  length: 0,
  ms: 0,
});

/** Finds useful alternatives to a path. They are not much slower and mostly use other streets. */
export function findAlternatives(
  atlas: Atlas,
  costs: Costs,
  a: EdgePosition,
  b: EdgePosition,
  best: StreetPath,
  most: number,
): StreetPath[] {
  const { network } = atlas;
  const out: StreetPath[] = [];
  const shunned = costs.slice();
  let shun: StreetPath = best;
  for (let tries = 0; tries < 5 && out.length < most; tries++) {
    for (const { edge } of shun.parts)
      for (const side of [2 * edge, 2 * edge + 1])
        if (shunned[side]! >= 0) shunned[side] = Math.round(shunned[side]! * 1.32);
    const found = findStreetPath(atlas, shunned, a, b);
    if (!found) break;
    const parts = found.parts.map((part) => createPart(network, costs, part.edge, part.from, part.to)!);
    const way: StreetPath = { parts, length: found.length, ms: parts.reduce((sum, { ms }) => sum + ms, 0) };
    shun = way;
    if (way.ms > best.ms * 1.5 + 60_000) continue;
    if ([best, ...out].every((other) => sharedLength(way, other) < 0.7)) out.push(way);
  }
  return out.sort((x, y) => x.ms - y.ms);
}
/** Returns the length that two paths have in common. */
function sharedLength(way: StreetPath, other: StreetPath): number {
  const edges = new Set(other.parts.map(({ edge }) => edge));
  const common = way.parts.reduce((sum, { edge, length }) => sum + (edges.has(edge) ? length : 0), 0);
  return way.length === 0 ? 1 : common / way.length;
}
