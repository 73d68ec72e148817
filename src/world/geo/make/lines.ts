/** Generates metro and bus lines: their stops at junctions, their paths and their timetables. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../../cast.ts";
import { roadClasses, type Line, type Network, type Stop } from "../model.ts";
import { pathTo, searchPaths } from "../shortest-paths.ts";
import type { XY } from "./mesh.ts";
import type { Plan, PlannedLine } from "./plan.ts";
import { hypot, square } from "#state/portable-math.ts";

export interface GeneratedStop extends Stop {
  readonly isMetro: boolean;
}
export interface Lines {
  readonly stops: GeneratedStop[];
  readonly lines: Line[];
}
/** The distance between stops, in decimetres. */
const metroSpacing = 9500;
const busSpacing = 5200;

export function createLines(plan: Plan, network: Network): Lines {
  const maker = new LineGenerator(plan, network);
  for (const one of plan.metro) maker.addMetroLine(one);
  maker.addBuses();
  return { stops: maker.stops, lines: maker.lines };
}

class LineGenerator {
  readonly stops: GeneratedStop[] = [];
  readonly lines: Line[] = [];
  readonly #names = new Set<string>();
  readonly #r: Rng;
  readonly #busStops = new Map<number, number>();
  readonly plan: Plan;
  readonly network: Network;

  constructor(plan: Plan, network: Network) {
    this.plan = plan;
    this.network = network;
    this.#r = Rng.of("geo", plan.id, "lines");
  }

  addMetroLine({ id, name, colour, path }: PlannedLine): void {
    const r = this.#r;
    const points = path.map((p) => ({ x: p.x * 10, y: p.y * 10 }));
    const total = lengthOf(points);
    const count = Math.max(4, Math.round(total / metroSpacing) + 1);
    const closed = isNear(points[0]!, points.at(-1)!, 100);
    const stops: number[] = [];
    for (let i = 0; i < count; i++) {
      const stop = this.#findOrAddStation(pointAlong(points, (total * i) / (count - 1)), i === count - 1 && closed);
      if (stop !== null && stops.at(-1) !== stop && (!stops.includes(stop) || (i === count - 1 && closed)))
        stops.push(stop);
    }
    const { way: drawn, at: stopPoints } = smoothCurve(stops.map((s) => this.#stopPoint(s)));
    const seconds = stopPoints
      .slice(1)
      .map((to, i) => Math.round(lengthOf(pairsToPoints(drawn).slice(stopPoints[i]!, to + 1)) / 105 + 38));
    this.lines.push({
      id: `${this.plan.id}_${id}`,
      name,
      kind: "metro",
      colour,
      stops,
      path: Int32Array.from(drawn),
      stopPoints,
      seconds,
      first: 315 + 5 * r.int(0, 4),
      last: 1350 + 5 * r.int(0, 6),
      headway: hourlyHeadways(r.int(3, 4), r.int(5, 6), r.int(9, 11)),
    });
  }
  #stopPoint(stop: number): XY {
    const { node } = this.stops[stop]!;
    return { x: this.network.x[node]!, y: this.network.y[node]! };
  }
  /** Returns the station at this point. If there is none, adds a station at a nearby junction. */
  #findOrAddStation(at: XY, _last: boolean): number | null {
    const railway = this.plan.stations.find((s) => isNear(at, { x: s.at.x * 10, y: s.at.y * 10 }, 5500));
    const known = this.stops.findIndex((_, i) => isNear(this.#stopPoint(i), at, 4300));
    if (known >= 0) return known;
    const wanted = railway ? { x: railway.at.x * 10, y: railway.at.y * 10 } : at;
    const node = this.#findJunction(wanted, 4000, roadClasses.indexOf("residential"));
    if (node === null) return null;
    const same = this.stops.findIndex((stop) => stop.node === node);
    if (same >= 0) return same;
    const name = railway ? railway.name : this.#createStopName(node, wanted);
    this.#names.add(name.en);
    return (
      this.stops.push({
        id: `${this.plan.id}_s${this.stops.length + 1}`,
        name,
        node,
        place: null,
        isMetro: true,
      }) - 1
    );
  }
  /** Returns the best nearby junction, preferably on a large street. */
  #findJunction(at: XY, within: number, most: number): number | null {
    const { network } = this;
    let best: number | null = null;
    let least = Infinity;
    for (let n = 0; n < network.x.length; n++) {
      const edges = network.edgesAt.subarray(network.firstAt[n]!, network.firstAt[n + 1]!);
      if (edges.length < 3) continue;
      const away = hypot(network.x[n]! - at.x, network.y[n]! - at.y);
      if (away > within) continue;
      const roads = [...edges].map((e) => network.road[e]!).filter((road) => road > 0);
      const largest = Math.min(...roads);
      if (roads.length < 2 || largest > most) continue;
      const rank = away + largest * 450;
      if (rank < least) [best, least] = [n, rank];
    }
    return best;
  }
  /** Names a stop after a park, a quarter or a street whose name is not used yet. */
  #createStopName(node: number, at: XY): LocalizedText {
    const { plan, network } = this;
    const parks = plan.parks
      .filter((p) => isNear(at, { x: p.at.x * 10, y: p.at.y * 10 }, 5500))
      .map(({ name }) => name);
    const quarters = plan.districts
      .filter((d) => isNear(at, { x: d.at.x * 10, y: d.at.y * 10 }, 7000))
      .map(({ name }) => name);
    const edges = [...network.edgesAt.subarray(network.firstAt[node]!, network.firstAt[node + 1]!)];
    // Names of footpaths, motorways and trunk roads are used only if all other names are taken.
    const rank = (e: number): number => (network.road[e]! < 2 || network.road[e] === 5 ? -9 : network.road[e]!);
    const streets = edges
      .toSorted((a, b) => rank(a) - rank(b))
      .map((e) => network.streets[network.street[e]!]!.name)
      .toReversed();
    const crossings = streets.flatMap((a) =>
      streets.filter((b) => a.en !== b.en).map((b) => ({ en: `${a.en} at ${b.en}`, zh: `${a.zh}${b.zh}口` })),
    );
    const free = [...parks, ...quarters, ...streets, ...crossings].find(({ en }) => !this.#names.has(en));
    if (!free) throw new Error("a station without a name");
    return free;
  }

  addBuses(): void {
    const { network, plan } = this;
    const r = this.#r;
    const costs = new Int32Array(network.from.length * 2).fill(-1);
    const factor = [0, 11, 10, 11, 16, 0];
    for (let e = 0; e < network.from.length; e++) {
      const cost = network.length[e]! * factor[network.road[e]!]!;
      if (cost > 0 && network.oneWay[e] === 0) costs[2 * e] = costs[2 * e + 1] = cost;
    }
    const ends = plan.districts
      .map(({ at }) => this.#findJunction({ x: at.x * 10, y: at.y * 10 }, 9000, 4))
      .filter((n) => n !== null);
    const pairsOf = r.shuffle(
      ends
        .flatMap((a, i) => ends.slice(i + 1).map((b) => [a, b] as const))
        .filter(([a, b]) => !isNear(this.#nodePoint(a), this.#nodePoint(b), 30_000)),
    );
    let number = 11;
    for (const [a, b] of pairsOf) {
      if (this.lines.length >= plan.metro.length + 16) break;
      const reached = searchPaths(network, costs, [[a, 0]], [b]);
      if (reached.cost[b] === -1) continue;
      this.#addBus(number, a, pathTo(network, reached, b));
      number += r.int(3, 11);
    }
  }
  #nodePoint(node: number): XY {
    return { x: this.network.x[node]!, y: this.network.y[node]! };
  }
  #addBus(number: number, start: number, path: readonly number[]): void {
    const { network } = this;
    const r = this.#r;
    const way: number[] = [network.x[start]!, network.y[start]!];
    const stops: number[] = [this.#findOrAddBusStop(start, path[0]! >> 1)];
    const stopPoints = [0];
    const seconds: number[] = [];
    let since = 0;
    for (const [i, step] of path.entries()) {
      const edge = step >> 1;
      const node = (step & 1) === 0 ? network.to[edge]! : network.from[edge]!;
      way.push(network.x[node]!, network.y[node]!);
      since += network.length[edge]!;
      const isJunction = network.firstAt[node + 1]! - network.firstAt[node]! >= 3;
      if (i < path.length - 1 && (since < busSpacing || !isJunction)) continue;
      const stop = this.#findOrAddBusStop(node, edge);
      if (!stops.includes(stop)) {
        stops.push(stop);
        stopPoints.push(way.length / 2 - 1);
        seconds.push(Math.round(since / 58 + 24));
        since = 0;
      }
    }
    const id = `${this.plan.id}_b${number}`;
    this.lines.push({
      id,
      name: { en: `Bus ${number}`, zh: `${number}路` },
      kind: "bus",
      colour: "",
      stops,
      path: Int32Array.from(way),
      stopPoints,
      seconds,
      first: 330 + 10 * r.int(0, 3),
      last: 1290 + 10 * r.int(0, 6),
      headway: hourlyHeadways(r.int(6, 8), r.int(9, 12), r.int(15, 20)),
    });
  }
  #findOrAddBusStop(node: number, edge: number): number {
    const known = this.#busStops.get(node);
    if (known !== undefined) return known;
    // The stop is named after the crossing street.
    const { network } = this;
    const here = network.street[edge]!;
    const others = [...network.edgesAt.subarray(network.firstAt[node]!, network.firstAt[node + 1]!)]
      .map((e) => network.street[e]!)
      .filter((s) => s !== here);
    const own = network.streets[here]!.name;
    const crossed = others.length > 0 ? network.streets[others[0]!]!.name : own;
    const plain = crossed;
    const full = { en: `${own.en} at ${crossed.en}`, zh: `${own.zh}${crossed.zh}口` };
    const name = this.#names.has(`bus ${plain.en}`) ? full : plain;
    this.#names.add(`bus ${name.en}`);
    const stop =
      this.stops.push({ id: `${this.plan.id}_s${this.stops.length + 1}`, name, node, place: null, isMetro: false }) - 1;
    this.#busStops.set(node, stop);
    return stop;
  }
}
const isNear = (a: XY, b: XY, within: number): boolean => square(a.x - b.x) + square(a.y - b.y) < within * within;
const lengthOf = (way: readonly XY[]): number => {
  let sum = 0;
  for (let i = 1; i < way.length; i++) sum += hypot(way[i]!.x - way[i - 1]!.x, way[i]!.y - way[i - 1]!.y);
  return sum;
};
function pointAlong(way: readonly XY[], along: number): XY {
  let rest = along;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    const long = hypot(b.x - a.x, b.y - a.y);
    if (rest <= long) return { x: a.x + ((b.x - a.x) * rest) / long, y: a.y + ((b.y - a.y) * rest) / long };
    rest -= long;
  }
  return way.at(-1)!;
}
const pairsToPoints = (flat: readonly number[]): XY[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! }));
/** Returns a Catmull-Rom curve through the points, and the index of each point on the curve. */
function smoothCurve(points: readonly XY[]): { way: number[]; at: number[] } {
  const way: number[] = [];
  const at: number[] = [];
  const pieces = 5;
  for (let i = 0; i < points.length; i++) {
    at.push(way.length / 2);
    way.push(points[i]!.x, points[i]!.y);
    if (i + 1 === points.length) break;
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    for (let k = 1; k < pieces; k++) {
      const t = k / pieces;
      const mix = (a: number, b: number, c: number, d: number): number =>
        Math.round(b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))));
      way.push(mix(p0.x, p1.x, p2.x, p3.x), mix(p0.y, p1.y, p2.y, p3.y));
    }
  }
  return { way, at };
}
const hourlyHeadways = (peak: number, day: number, late: number): number[] =>
  Array.from({ length: 24 }, (_, hour) =>
    (hour >= 7 && hour < 9) || (hour >= 17 && hour < 19) ? peak : hour >= 6 && hour < 21 ? day : late,
  );
