/**
 * Creates the street network of a town. Orders the edges along their streets. Determines which streets are footpaths,
 * which are one-way, and which have a path beside them.
 */
import { Rng } from "#state/rng.ts";
import { roadClasses, type Network } from "../model.ts";
import { createNetwork, type StreetRecord } from "../network.ts";
import { searchPaths } from "../shortest-paths.ts";
import { computeCosts } from "../traffic.ts";
import type { Plan } from "./plan.ts";
import { unwalkedEdge, type Town } from "./town.ts";
import { square } from "#state/portable-math.ts";

export interface Streets {
  readonly xs: number[];
  readonly ys: number[];
  readonly records: StreetRecord[];
  readonly bridges: number[];
  readonly sidePaths: number[];
  readonly network: Network;
}
const night = { nowMs: 0, offsetMin: 0 };

export function createStreets(plan: Plan, town: Town): Streets {
  const { mesh, streets } = town;
  const byStreet = new Map<number, number[]>();
  for (const e of largestComponent(town)) {
    const source = mesh.sources[e]!;
    byStreet.set(source, [...(byStreet.get(source) ?? []), e]);
  }
  // Numbers junctions in the order of the streets, so that consecutive junctions of a street usually have consecutive
  // numbers.
  const numbers = new Map<number, number>();
  const [xs, ys]: [number[], number[]] = [[], []];
  const numberOf = (node: number): number => {
    let n = numbers.get(node);
    if (n === undefined) {
      n = xs.push(mesh.x[node]!) - 1;
      ys.push(mesh.y[node]!);
      numbers.set(node, n);
    }
    return n;
  };
  const records: StreetRecord[] = [];
  for (const [street, edges] of [...byStreet].sort(([a], [b]) => a - b)) {
    const { name, road, fixed } = streets[street]!;
    for (const chain of splitIntoChains(town, edges, fixed)) {
      const nodes = chain.map(numberOf);
      const start = fixed ? houseZeroOffset(plan, name.en, xs[nodes[0]!]!, ys[nodes[0]!]!) : 80;
      records.push({
        name,
        road,
        oneWay: false,
        nodes,
        origin: start,
        oddOffset: fixed ? 140 : 0,
        setback: fixed ? 0 : 110,
      });
    }
  }
  const quiet = withFootpaths(createNetwork(xs, ys, records, [], []), records);
  const open = createNetwork(xs, ys, quiet, [], []);
  const sidePaths = motorwaysWithPath(open);
  const calmed = withOneWays(plan, open, quiet);
  const network = createNetwork(xs, ys, calmed, [], sidePaths);
  const bridges: number[] = [];
  for (let e = 0; e < network.from.length; e++) {
    const [a, b] = [network.from[e]!, network.to[e]!];
    const middle = { x: (network.x[a]! + network.x[b]!) / 2, y: (network.y[a]! + network.y[b]!) / 2 };
    if (network.road[e]! < roadClasses.indexOf("footpath") && town.isWater(middle)) bridges.push(e);
  }
  return { xs, ys, records: calmed, bridges, sidePaths, network: createNetwork(xs, ys, calmed, bridges, sidePaths) };
}

/** Returns the street edges of the largest connected part of the town. */
function largestComponent({ mesh }: Town): number[] {
  const group = mesh.x.map((_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (group[at] !== at) at = group[at] = group[group[at]!]!;
    return at;
  };
  const edges = mesh.sources.flatMap((source, e) => (source === unwalkedEdge ? [] : [e]));
  for (const e of edges) group[root(mesh.origin[2 * e]!)] = root(mesh.end(2 * e));
  const sizes = new Map<number, number>();
  for (const e of edges) {
    const r = root(mesh.origin[2 * e]!);
    sizes.set(r, (sizes.get(r) ?? 0) + 1);
  }
  const main = [...sizes].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  return edges.filter((e) => root(mesh.origin[2 * e]!) === main);
}

/** Splits a street's edges into paths without branches or gaps. Returns the junctions of each path. */
function splitIntoChains({ mesh }: Town, edges: readonly number[], fixed: boolean): number[][] {
  const left = new Set(edges);
  const at = new Map<number, number[]>();
  for (const e of edges)
    for (const h of [2 * e, 2 * e + 1]) at.set(mesh.origin[h]!, [...(at.get(mesh.origin[h]!) ?? []), h]);
  const chains: number[][] = [];
  const ahead = (node: number, from: number | null): number | null => {
    const ways = (at.get(node) ?? []).filter((h) => left.has(h >> 1));
    if (ways.length === 0) return null;
    if (from === null) return ways[0]!;
    const { x, y } = mesh.vectorOf(from);
    const fit = (h: number): number => {
      const d = mesh.vectorOf(h);
      return (d.x * x + d.y * y) / mesh.length(h);
    };
    return ways.reduce((a, b) => (fit(b) > fit(a) ? b : a));
  };
  while (left.size > 0) {
    // Starts at an open end, if there is one. A street with fixed house numbers starts in the west or south.
    const nodes = [...at.keys()].filter((n) => at.get(n)!.some((h) => left.has(h >> 1)));
    const ends = nodes.filter((n) => at.get(n)!.filter((h) => left.has(h >> 1)).length === 1);
    const from = (ends.length > 0 ? ends : nodes).reduce((a, b) =>
      fixed && mesh.x[b]! + mesh.y[b]! < mesh.x[a]! + mesh.y[a]! ? b : a,
    );
    const chain = [from];
    let h: number | null = null;
    for (;;) {
      h = ahead(chain.at(-1)!, h);
      if (h === null) break;
      left.delete(h >> 1);
      chain.push(mesh.end(h));
    }
    chains.push(chain);
  }
  return chains;
}
/**
 * Returns the position of house 0, measured from the start of a fixed street, in decimetres. The house numbers are
 * those of `houseCoordinates`.
 */
function houseZeroOffset(plan: Plan, name: string, x: number, y: number): number {
  const { path } = plan.roads.find((road) => road.fixed === true && road.name.en === name)!;
  const [a, b] = [path[0]!, path[1]!];
  // The street begins 357 metres before the middle of the quarter, and house 0 is 360 metres before the middle.
  return Math.round(b.x - a.x > b.y - a.y ? a.x * 10 - x : a.y * 10 - y) - 30;
}

/** Turns streets that no car can reach into footpaths, for example a street between a park and a river. */
function withFootpaths(network: Network, records: readonly StreetRecord[]): StreetRecord[] {
  const { cost } = searchPaths(network, computeCosts(network, "drive", night), [[findHub(network), 0]], []);
  return records.map((one, i) =>
    cost[network.from[network.streets[i]!.first]!] === -1 ? { ...one, road: "footpath" as const } : one,
  );
}
/** Returns the motorways that need a path beside them, so that everything is reachable by bicycle and on foot. */
function motorwaysWithPath(network: Network): number[] {
  const out: number[] = [];
  const [motorway, footpath] = [roadClasses.indexOf("motorway"), roadClasses.indexOf("footpath")];
  const start = findHub(network);
  for (const mode of ["cycle", "walk"] as const) {
    const costs = computeCosts(network, mode, night);
    const isFor = (e: number): boolean =>
      network.road[e] !== motorway && (mode === "walk" || network.road[e] !== footpath);
    for (let round = 0; ; round++) {
      for (const e of out) costs[2 * e] = costs[2 * e + 1] = network.length[e]!;
      const { cost } = searchPaths(network, costs, [[start, 0]], []);
      const stray = cost.findIndex((c, n) => c === -1 && edgesOf(network, n).some(isFor));
      if (stray < 0) break;
      if (round > 400) throw new Error("there is ground that nobody can come to");
      // Finds the path along motorways from the unreachable junction to a reachable one.
      const dear = Int32Array.from(costs, (c, i) =>
        c >= 0 ? 1 : network.road[i >> 1] === motorway ? network.length[i >> 1]! * 100 : -1,
      );
      const ways = searchPaths(network, dear, [[stray, 0]], []);
      let goal = -1;
      for (let n = 0; n < cost.length; n++)
        if (cost[n]! >= 0 && ways.cost[n]! >= 0 && (goal < 0 || ways.cost[n]! < ways.cost[goal]!)) goal = n;
      if (goal < 0) throw new Error("there is ground that no motorway leads to");
      for (let at = goal; ways.by[at]! >= 0;) {
        const step = ways.by[at]!;
        if (network.road[step >> 1] === motorway) out.push(step >> 1);
        at = (step & 1) === 0 ? network.from[step >> 1]! : network.to[step >> 1]!;
      }
    }
  }
  return out;
}
const edgesOf = (network: Network, n: number): number[] => [
  ...network.edgesAt.subarray(network.firstAt[n]!, network.firstAt[n + 1]!),
];
/** Returns a junction in the middle of the town, on a street for cars. */
export function findHub(network: Network): number {
  let best = 0;
  for (let n = 0; n < network.x.length; n++) {
    const squaredDistance = (m: number): number => square(network.x[m]!) + square(network.y[m]!);
    const road = (m: number): number => Math.min(...edgesOf(network, m).map((e) => Math.abs(network.road[e]! - 3)));
    if (road(n) <= 1 && (squaredDistance(n) < squaredDistance(best) || road(best) > 1)) best = n;
  }
  return best;
}

/** Makes some small streets one-way. By car, every place stays reachable from every other place. */
function withOneWays(plan: Plan, network: Network, records: readonly StreetRecord[]): StreetRecord[] {
  const r = Rng.of("geo", plan.id, "one-way");
  const out = [...records];
  const hub = findHub(network);
  const costs = computeCosts(network, "drive", night);
  const all = (): number => countReached(network, costs, hub, 0) + countReached(network, costs, hub, 1);
  const whole = all();
  for (const [i, { first, count, length, road, oddOffset }] of network.streets.entries()) {
    const [x, y] = [network.x[network.from[first]!]!, network.y[network.from[first]!]!];
    const inside = plan.cores.some(
      ({ at, radius }) => square(x / 10 - at.x) + square(y / 10 - at.y) < square(radius * 0.55),
    );
    if (road !== "residential" || oddOffset > 0 || !inside || length < 1800 || !r.chance(0.3)) continue;
    const before = costs.slice(2 * first, 2 * (first + count));
    for (let e = first; e < first + count; e++) costs[2 * e + 1] = -1;
    if (all() < whole) costs.set(before, 2 * first);
    else out[i] = { ...out[i]!, oneWay: true };
  }
  return out;
}
/**
 * Counts junctions that are connected to `start` by car. If `against` is 0, a car can drive from `start` to these
 * junctions. If `against` is 1, a car can drive from these junctions to `start`.
 */
function countReached(network: Network, costs: Int32Array, start: number, against: 0 | 1): number {
  const seen = new Uint8Array(network.x.length);
  const queue = [start];
  seen[start] = 1;
  for (let i = 0; i < queue.length; i++) {
    const n = queue[i]!;
    for (let k = network.firstAt[n]!; k < network.firstAt[n + 1]!; k++) {
      const e = network.edgesAt[k]!;
      const back = network.from[e] === n ? 0 : 1;
      if (costs[2 * e + (back ^ against)]! < 0) continue;
      const other = back === 0 ? network.to[e]! : network.from[e]!;
      if (seen[other] === 1) continue;
      seen[other] = 1;
      queue.push(other);
    }
  }
  return queue.length;
}
