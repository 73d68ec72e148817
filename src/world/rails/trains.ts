/** Generates the trains: routes, stops and times. Times follow from km and the kind of train. */
import { Rng } from "#state/rng.ts";
import { isFast, type Formation, type TrainKind } from "./classes.ts";
import type { Stop, Train } from "./index.ts";
import { busyPairs } from "./lines.ts";
import { network, spanKey, stationTowards, type City, type StationNode } from "./network.ts";
import { pow } from "#state/portable-math.ts";

/** Number of trains per kind, 9,000 in total. */
export const trainCounts: Readonly<Record<TrainKind, number>> = { G: 3700, D: 1900, C: 900, Z: 240, T: 260, K: 2000 };

interface ServicePattern {
  /** km/h between stops, without acceleration and braking. */
  readonly speed: readonly [number, number];
  /** Additional minutes per stop for braking and acceleration. */
  readonly brake: number;
  readonly dwell: readonly [number, number];
  readonly km: readonly [number, number];
  /** The probability of a stop in a city of each tier, and in a town. */
  readonly stops: readonly [number, number, number, number];
  readonly formations: readonly Formation[];
}
const servicePatterns: Readonly<Record<TrainKind, ServicePattern>> = {
  G: {
    speed: [255, 300],
    brake: 3,
    dwell: [2, 4],
    km: [120, 2300],
    stops: [0.8, 0.68, 0.36, 0.05],
    formations: ["g16", "g8", "g8"],
  },
  D: {
    speed: [165, 200],
    brake: 3,
    dwell: [2, 5],
    km: [150, 1700],
    stops: [1, 0.9, 0.7, 0.2],
    formations: ["d8", "d8", "d16"],
  },
  C: { speed: [150, 190], brake: 2, dwell: [1, 3], km: [60, 330], stops: [1, 1, 0.9, 0.45], formations: ["c8"] },
  Z: {
    speed: [104, 118],
    brake: 4,
    dwell: [5, 14],
    km: [900, 4200],
    stops: [0.9, 0.55, 0.2, 0.002],
    formations: ["z18"],
  },
  T: { speed: [92, 106], brake: 4, dwell: [4, 12], km: [600, 3600], stops: [1, 0.9, 0.6, 0.03], formations: ["t18"] },
  K: {
    speed: [68, 82],
    brake: 4,
    dwell: [3, 16],
    km: [150, 2900],
    stops: [1, 1, 0.9, 0.13],
    formations: ["k18", "k18", "k12"],
  },
};
const maxStops = 42;
const minutesPerDay = 1440;
const tierWeights: Readonly<Record<City["tier"], number>> = { 1: 9, 2: 4, 3: 1.3 };

interface PathStep {
  readonly km: number;
  /** Kilometres, with a surcharge outside main lines. */
  readonly cost: number;
  readonly before: City | null;
}
interface Graph {
  readonly next: ReadonlyMap<City, readonly { readonly to: City; readonly km: number; readonly cost: number }[]>;
  readonly from: Map<City, ReadonlyMap<City, PathStep>>;
}
function buildGraph(fast: boolean): Graph {
  const next = new Map<City, { to: City; km: number; cost: number }[]>();
  for (const span of network().spans.values())
    if (span.fast === fast) {
      const step = { to: span.to, km: span.km, cost: span.mainLine ? span.km : span.km * 1.2 };
      next.set(span.from, [...(next.get(span.from) ?? []), step]);
    }
  return { next, from: new Map() };
}
/** Returns the shortest paths from a city to all other cities. */
function shortestPaths(graph: Graph, start: City): ReadonlyMap<City, PathStep> {
  const known = graph.from.get(start);
  if (known) return known;
  const found = new Map<City, PathStep>();
  const open = new Map<City, PathStep>([[start, { km: 0, cost: 0, before: null }]]);
  while (open.size > 0) {
    const [city, here] = [...open].reduce((best, one) => (one[1].cost < best[1].cost ? one : best));
    open.delete(city);
    found.set(city, here);
    for (const { to, km, cost } of graph.next.get(city) ?? [])
      if (!found.has(to) && here.cost + cost < (open.get(to)?.cost ?? Infinity))
        open.set(to, { km: here.km + km, cost: here.cost + cost, before: city });
  }
  graph.from.set(start, found);
  return found;
}
function findRoute(graph: Graph, from: City, to: City): City[] {
  const ways = shortestPaths(graph, from);
  const route: City[] = [];
  for (let at: City | null = to; at !== null; at = ways.get(at)?.before ?? null) route.unshift(at);
  return route;
}

let trainsCache: Train[] | null = null;
export function allTrains(): readonly Train[] {
  trainsCache ??= buildTrains();
  return trainsCache;
}
function buildTrains(): Train[] {
  const graphs = { fast: buildGraph(true), slow: buildGraph(false) };
  const served = new Set<string>();
  const all: Train[] = [];
  for (const kind of ["G", "D", "C", "Z", "T", "K"] as const) {
    const r = Rng.of("rails", "trains", kind);
    const graph = isFast(kind) ? graphs.fast : graphs.slow;
    createRoutes(kind, graph, r).forEach((route, n) => {
      all.push(createTrain(kind, 2 * n + 1, route, served, r));
      all.push(createTrain(kind, 2 * n + 2, route.toReversed(), served, r));
    });
  }
  return all;
}
/** Routes for a kind of train. Each route is also used in the opposite direction. */
function createRoutes(kind: TrainKind, graph: Graph, r: Rng): City[][] {
  const { cities, spans } = network();
  const [least, most] = servicePatterns[kind].km;
  // Each line has its own local trains, so that every station is served.
  const local: City[][] =
    kind === "K" || kind === "D"
      ? [...spans.values()]
          .filter(({ from, to, fast, towns }) => fast === isFast(kind) && from.place < to.place && towns.length > 0)
          .map(({ from, to }) => [from, to])
      : [];
  const wanted = trainCounts[kind] / 2 - local.length;
  const pairs: [City, City][] = [];
  for (const line of busyPairs.trim().split("\n")) {
    const [, of, a, b, count] = /^(\w) (.+), (.+), (\d+)$/.exec(line)!;
    if (of !== kind) continue;
    const [from, to] = [cities.find(({ en }) => en === a)!, cities.find(({ en }) => en === b)!];
    for (let n = 0; n < Number(count); n++) pairs.push([from, to]);
  }
  const all: { pair: [City, City]; upTo: number }[] = [];
  let sum = 0;
  for (const from of cities)
    for (const [to, { km }] of shortestPaths(graph, from)) {
      if (from.place >= to.place || km < least || km > most) continue;
      const middle = (least + most) / 3;
      const far = km < middle ? 1 : pow(middle / km, 1.3);
      sum += tierWeights[from.tier] * tierWeights[to.tier] * far;
      all.push({ pair: [from, to], upTo: sum });
    }
  // Adds one route from each city that has another city within the distances of this kind of train.
  for (const city of cities) {
    const near = [...shortestPaths(graph, city)].filter(([, { km }]) => km >= least && km <= most);
    if (near.length > 0 && pairs.length < wanted) pairs.push([city, r.pick(near)[0]]);
  }
  while (pairs.length < wanted) {
    const x = r.next() * sum;
    let [low, high] = [0, all.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all[middle]!.upTo <= x) low = middle + 1;
      else high = middle;
    }
    pairs.push(all[low]!.pair);
  }
  return r.shuffle([...pairs.map(([from, to]) => findRoute(graph, from, to)), ...local]);
}

function createTrain(kind: TrainKind, number: number, route: readonly City[], served: Set<string>, r: Rng): Train {
  const manner = servicePatterns[kind];
  const fast = isFast(kind);
  const way = stationsOnRoute(route, fast, r);
  const kmInAll = way.at(-1)!.km;
  const stopping = way.filter(({ node, city }, n) => {
    if (n === 0 || n === way.length - 1) return true;
    const usual = manner.stops[city === null ? 3 : ((city.tier - 1) as 0 | 1 | 2)];
    // Makes a stop likely at a station where no train has stopped so far.
    const first = city === null && !served.has(node.id) && (kind === "K" || kind === "D" || kind === "C");
    return r.chance(first ? 0.85 : usual);
  });
  const kept = stopping.length <= maxStops ? stopping : removeExtraStops(stopping, r);
  const speed = manner.speed[0] + r.next() * (manner.speed[1] - manner.speed[0]);
  const lasts = kept
    .slice(1)
    .map(({ km }, n) => Math.max(4, Math.round(((km - kept[n]!.km) * 60) / speed) + manner.brake));
  const dwells = kept.map(({ city }, n) =>
    n === 0 || n === kept.length - 1
      ? 0
      : r.int(manner.dwell[0], city === null ? manner.dwell[0] + 1 : manner.dwell[1]),
  );
  const whole = [...lasts, ...dwells].reduce((sum, n) => sum + n, 0);
  let at = pickDeparture(kind, whole, r);
  const stops: Stop[] = kept.map(({ node, km }, n) => {
    const arrives = n === 0 ? at : at + lasts[n - 1]!;
    const departs = arrives + dwells[n]!;
    at = departs;
    served.add(node.id);
    return { id: node.id, en: node.name.en, zh: node.name.zh, arrives, departs, km };
  });
  const night = kind === "D" && (stops[0]!.departs >= 1140 || stops[0]!.departs < 300) && whole > 400;
  return {
    id: `${kind}${number}`,
    kind,
    formation: night ? "dn" : kmInAll > 900 && kind === "G" && r.chance(0.6) ? "g16" : r.pick(manner.formations),
    days: pickRunningDays(r),
    tariff: fast ? r.pick([90, 95, 100, 100, 100, 105, 110]) : 100,
    stops,
  };
}
/** Returns all stations on the route, with km from the first. */
function stationsOnRoute(
  route: readonly City[],
  fast: boolean,
  r: Rng,
): { node: StationNode; city: City | null; km: number }[] {
  const way: { node: StationNode; city: City | null; km: number }[] = [];
  let km = 0;
  route.forEach((city, n) => {
    const before = route[n - 1];
    const next = route[n + 1];
    if (before) {
      const span = network().spans.get(spanKey(before, city, fast))!;
      for (const town of span.towns) way.push({ node: town.node, city: null, km: km + town.km });
      km += span.km;
    }
    way.push({ node: stationTowards(city, (before ?? next)!, fast, r), city, km });
  });
  return way;
}
/** Removes stops from a train that has too many. Removes towns first, then small cities. */
function removeExtraStops<S extends { readonly city: City | null }>(stops: readonly S[], r: Rng): S[] {
  const towns = stops.filter(({ city }) => city === null);
  const drop = new Set(r.sample(towns, Math.min(towns.length, stops.length - maxStops)));
  const left = stops.filter((stop) => !drop.has(stop));
  if (left.length <= maxStops) return left;
  const small = left.slice(1, -1).filter(({ city }) => city?.tier === 3);
  const more = new Set(r.sample(small, Math.min(small.length, left.length - maxStops)));
  return left.filter((stop) => !more.has(stop));
}
/**
 * Picks the minute of departure. Fast trains depart by day and arrive before midnight, if the trip is short enough.
 * Other trains depart between 5:00 and midnight.
 */
function pickDeparture(kind: TrainKind, whole: number, r: Rng): number {
  if (isFast(kind)) {
    const last = 23 * 60 + 55 - whole;
    if (last >= 6 * 60) return r.int(6 * 60, Math.min(last, 21 * 60 + 50));
    // The trip is too long for one day, so the train runs overnight.
    return r.int(19 * 60, 21 * 60 + 30);
  }
  if (whole > 7 * 60 && r.chance(0.55)) return r.int(15 * 60, minutesPerDay - 10);
  return r.int(5 * 60, minutesPerDay - 20);
}
/**
 * Picks the weekdays on which a train runs. Most trains run daily. Some run only around days off, some only on working
 * days, and some on all days except one.
 */
function pickRunningDays(r: Rng): number {
  const chance = r.next();
  if (chance < 0.84) return 127;
  if (chance < 0.92) return 0b1100011; // Friday to Monday
  if (chance < 0.96) return 0b0111110;
  return 127 & ~(1 << r.int(1, 4));
}
