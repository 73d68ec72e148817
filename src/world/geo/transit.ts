/**
 * Finds trips by public transport, which consist of walks, rides and changes. Each round of the search adds one ride,
 * so trips with few changes are found first.
 */
import { civilOf, startOfDay } from "#state/civil.ts";
import type { LocalizedText } from "../cast.ts";
import { headsign, nextDeparture, secondsToStop, stopsInDirection, type Direction } from "./timetable.ts";
import type { Atlas, Line } from "./model.ts";
import { searchPaths, type Costs } from "./shortest-paths.ts";
import type { Leg, Ride, Route, Step, TrackPoint, Trip } from "./legs.ts";
import { nearestRoad, decimetresToCoordinates, type RoadPosition } from "./snap.ts";
import { createSteps } from "./steps.ts";
import { getCosts, mainStreet, createTrack } from "./track.ts";
import { walkMsPerDecimetre } from "./traffic.ts";
import { findStreetPath } from "./street-path.ts";

/**
 * The maximum lengths of walks, in decimetres. The first is for the walk to the first stop or from the last stop, and
 * the second for a walk between two stops.
 */
const maxWalkDecimetres = 16_000;
const maxChangeDecimetres = 3500;
const maxRides = 4;
/** The number of seconds that a traveller needs for boarding after arriving at a stop on foot or on another line. */
export const boardSeconds = 30;

interface StopArrival {
  readonly at: number;
  readonly ride: {
    readonly line: Line;
    readonly direction: Direction;
    readonly from: number;
    readonly to: number;
    readonly leaves: number;
  } | null;
  /**
   * The stop from which the traveller walked to this stop after a ride of the same round. The value is -1 if the
   * traveller walked from the start of the trip, and null if the traveller arrived by a ride.
   */
  readonly walkedFrom: number | null;
}

const stopChangesCache = new WeakMap<Atlas, readonly (readonly (readonly [stop: number, seconds: number])[])[]>();
/** Returns, for each stop, the other stops within walking distance and the number of seconds to walk to them. */
export function getStopChanges(atlas: Atlas): readonly (readonly (readonly [stop: number, seconds: number])[])[] {
  let known = stopChangesCache.get(atlas);
  if (!known) {
    const { network, stops } = atlas;
    const costs = walkCosts(atlas);
    known = stops.map(({ node }, i) => {
      const near = stops.flatMap((other, j) =>
        j !== i &&
        Math.abs(network.x[other.node]! - network.x[node]!) + Math.abs(network.y[other.node]! - network.y[node]!) <
          2 * maxChangeDecimetres
          ? [j]
          : [],
      );
      if (near.length === 0) return [];
      const { cost } = searchPaths(
        network,
        costs,
        [[node, 0]],
        near.map((j) => stops[j]!.node),
        maxChangeDecimetres * walkMsPerDecimetre,
      );
      return near.flatMap((j) =>
        cost[stops[j]!.node]! >= 0 ? [[j, Math.ceil(cost[stops[j]!.node]! / 1000)] as const] : [],
      );
    });
    stopChangesCache.set(atlas, known);
  }
  return known;
}
const walkCosts = (atlas: Atlas): Costs => getCosts(atlas, "walk", { nowMs: 0, offsetMin: 0 });

/** Returns the stops around a position, with the number of seconds to walk to them. */
export function walkableStops(atlas: Atlas, place: RoadPosition): ReadonlyMap<number, number> {
  const { network, stops } = atlas;
  const [e, long] = [place.edge, network.length[place.edge]!];
  const { cost } = searchPaths(
    network,
    walkCosts(atlas),
    [
      [network.from[e]!, Math.round((long * walkMsPerDecimetre * place.at) / long)],
      [network.to[e]!, Math.round((long * walkMsPerDecimetre * (long - place.at)) / long)],
    ],
    stops.map(({ node }) => node),
    maxWalkDecimetres * walkMsPerDecimetre,
  );
  return new Map(
    stops.flatMap(({ node }, i) => (cost[node]! >= 0 ? [[i, Math.ceil(cost[node]! / 1000)] as const] : [])),
  );
}

export function findTransitRoutes(atlas: Atlas, trip: Trip): readonly Route[] {
  const spots = [trip.from, ...(trip.via ?? []), trip.to];
  if (spots.length > 2) {
    // If the trip has waypoints, uses the best plan for each section.
    let at = trip.departMs;
    const routes: Route[] = [];
    for (let i = 1; i < spots.length; i++) {
      const [best] = findTransitRoutes(atlas, { ...trip, via: [], from: spots[i - 1]!, to: spots[i]!, departMs: at });
      if (!best) return [];
      routes.push(best);
      at = best.arriveMs;
    }
    return [joinRoutes(routes)];
  }
  const [a, b] = [nearestRoad(atlas, trip.from, "walk"), nearestRoad(atlas, trip.to, "walk")];
  if (!a || !b) return [];
  const onFoot = findStreetPath(atlas, walkCosts(atlas), a, b);
  const found: { readonly legs: readonly PlannedLeg[]; readonly arrives: number; readonly key: string }[] = [];
  const second = departureSecond(trip);
  for (const lines of [
    atlas.lines,
    atlas.lines.filter(({ kind }) => kind === "metro"),
    atlas.lines.filter(({ kind }) => kind === "bus"),
  ])
    for (const plan of findPlans(atlas, a, b, second, lines)) {
      const key = plan.legs.map((leg) => (leg.kind === "ride" ? leg.line.id : "")).join(" ");
      if (!found.some((other) => other.key === key)) found.push({ ...plan, key });
    }
  const walked = onFoot ? second + Math.ceil(onFoot.ms / 1000) : Infinity;
  const best = found
    .sort((x, y) => x.arrives - y.arrives || x.legs.length - y.legs.length || (x.key < y.key ? -1 : 1))
    .filter(({ arrives }, _, all) => arrives < walked && arrives - second < (all[0]!.arrives - second) * 1.7 + 600)
    .slice(0, 3);
  const routes = best.map(({ legs }) => buildTransitRoute(atlas, trip, a, b, legs));
  return onFoot && (routes.length === 0 || onFoot.ms < 1_500_000)
    ? [
        ...routes,
        buildTransitRoute(atlas, trip, a, b, [
          { kind: "walk", from: -1, to: -1, seconds: Math.ceil(onFoot.ms / 1000) },
        ]),
      ].sort((x, y) => x.arriveMs - y.arriveMs)
    : routes;
}
const departureSecond = ({ departMs, offsetMin }: Trip): number => {
  const { hour, minute, second } = civilOf(departMs, offsetMin);
  return hour * 3600 + minute * 60 + second;
};
type PlannedLeg =
  | { readonly kind: "walk"; readonly from: number; readonly to: number; readonly seconds: number }
  | {
      readonly kind: "ride";
      readonly line: Line;
      readonly direction: Direction;
      readonly from: number;
      readonly to: number;
      readonly leaves: number;
      readonly arrives: number;
    };

/**
 * Returns, for each number of rides, the plan that arrives first. Omits a plan that does not arrive before a plan with
 * fewer rides.
 */
function findPlans(atlas: Atlas, a: RoadPosition, b: RoadPosition, second: number, lines: readonly Line[]) {
  const changes = getStopChanges(atlas);
  const [out, home] = [walkableStops(atlas, a), walkableStops(atlas, b)];
  const rounds: Map<number, StopArrival>[] = [
    new Map([...out].map(([stop, walk]) => [stop, { at: second + walk, ride: null, walkedFrom: -1 }])),
  ];
  const best = new Map([...rounds[0]!].map(([stop, { at }]) => [stop, at]));
  const plans: { legs: PlannedLeg[]; arrives: number }[] = [];
  let least = Infinity;
  for (let round = 1; round <= maxRides; round++) {
    const before = rounds[round - 1]!;
    const now = new Map<number, StopArrival>();
    const improve = (stop: number, mark: StopArrival): void => {
      if (mark.at >= (best.get(stop) ?? Infinity)) return;
      best.set(stop, mark.at);
      now.set(stop, mark);
    };
    for (const line of lines)
      for (const direction of [0, 1] as const) {
        const stops = stopsInDirection(line, direction);
        // Only one vehicle per line matters. Of all vehicles that the traveller can still board, the one that started
        // first also arrives first at every stop.
        let began: number | null = null;
        let boarded = -1;
        for (const [n, stop] of stops.entries()) {
          const offset = secondsToStop(line, direction, n);
          if (began !== null)
            improve(stop, {
              at: began + offset,
              ride: { line, direction, from: boarded, to: n, leaves: began + secondsToStop(line, direction, boarded) },
              walkedFrom: null,
            });
          const come = before.get(stop);
          if (!come || n === stops.length - 1) continue;
          const leaves = nextDeparture(line, direction, n, come.at + boardSeconds);
          if (began === null || leaves - offset < began) {
            began = leaves - offset;
            boarded = n;
          }
        }
      }
    for (const [stop, mark] of [...now])
      if (mark.ride)
        for (const [other, walk] of changes[stop]!)
          improve(other, { at: mark.at + walk, ride: null, walkedFrom: stop });
    rounds.push(now);
    let last: { stop: number; arrives: number } | null = null;
    for (const [stop, { at }] of now) {
      const walk = home.get(stop);
      if (walk !== undefined && at + walk < (last?.arrives ?? least)) last = { stop, arrives: at + walk };
    }
    if (last) {
      least = last.arrives;
      plans.push({
        legs: [
          ...tracePlan(rounds, round, last.stop),
          { kind: "walk", from: last.stop, to: -1, seconds: home.get(last.stop)! },
        ],
        arrives: last.arrives,
      });
    }
  }
  return plans;
}
/** Finds the legs by going back from the goal. */
function tracePlan(rounds: readonly Map<number, StopArrival>[], last: number, goal: number): PlannedLeg[] {
  const legs: PlannedLeg[] = [];
  let [round, stop] = [last, goal];
  for (;;) {
    const mark = rounds[round]!.get(stop)!;
    if (mark.ride) {
      const { line, direction, from, to, leaves } = mark.ride;
      legs.unshift({ kind: "ride", line, direction, from, to, leaves, arrives: mark.at });
      stop = stopsInDirection(line, direction)[from]!;
      round -= 1;
    } else if (mark.walkedFrom === -1) {
      legs.unshift({ kind: "walk", from: -1, to: stop, seconds: -1 });
      return legs;
    } else {
      legs.unshift({ kind: "walk", from: mark.walkedFrom!, to: stop, seconds: -1 });
      stop = mark.walkedFrom!;
    }
  }
}

function buildTransitRoute(
  atlas: Atlas,
  trip: Trip,
  a: RoadPosition,
  b: RoadPosition,
  plan: readonly PlannedLeg[],
): Route {
  const { departMs } = trip;
  const midnight = startOfDay(departMs, trip.offsetMin);
  const legs: Leg[] = [];
  const steps: Step[] = [];
  const track: TrackPoint[] = [];
  let [second, length] = [0, 0];
  const push = (kind: Leg["kind"], seconds: number, long: number, rest: Pick<Leg, "parts" | "ride" | "path">): void => {
    legs.push({
      kind,
      metres: long / 10,
      seconds,
      departMs: departMs + second * 1000,
      arriveMs: departMs + (second + seconds) * 1000,
      ...rest,
    });
    second += seconds;
    length += long;
  };
  const place = (stop: number, other: RoadPosition): Pick<RoadPosition, "edge" | "at"> =>
    stop < 0 ? other : stopRoadPosition(atlas, stop);
  for (const [i, leg] of plan.entries()) {
    if (leg.kind === "walk") {
      const way = findStreetPath(atlas, walkCosts(atlas), place(leg.from, a), place(leg.to, b))!;
      if (way.length === 0 && plan.length > 1) continue;
      const points = createTrack(atlas, way.parts, second * 1000, length);
      const seconds = Math.ceil(way.ms / 1000);
      steps.push(
        ...createSteps(atlas, way.parts, { ms: second * 1000, length, last: i === plan.length - 1 ? "arrive" : null }),
      );
      track.push(...points);
      push("walk", seconds, way.length, { parts: way.parts, ride: null, path: trackCoordinates(points) });
    } else {
      const leaves = leg.leaves - Math.round((departMs - midnight) / 1000);
      const wait = leaves - second;
      const here = atlas.stops[stopsInDirection(leg.line, leg.direction)[leg.from]!]!;
      const at = decimetresToCoordinates(atlas, atlas.network.x[here.node]!, atlas.network.y[here.node]!);
      if (wait > 0) push("wait", wait, 0, { parts: [], ride: null, path: [at] });
      const ridden = createRideTrack(atlas, leg.line, leg.direction, leg.from, leg.to, second, length);
      const seconds = leg.arrives - leg.leaves;
      const long = Math.round((ridden.at(-1)!.metres - length / 10) * 10);
      const end = stopsInDirection(leg.line, leg.direction)[leg.to]!;
      const ride: Ride = {
        line: leg.line.id,
        from: stopsInDirection(leg.line, leg.direction)[leg.from]!,
        to: end,
        stops: leg.to - leg.from,
        headsign: headsign(atlas, leg.line, leg.direction),
      };
      steps.push(createLineStep("board", here.name, long / 10, seconds, second, length, at, leg.line.id));
      track.push(...ridden);
      push("ride", seconds, long, { parts: [], ride, path: trackCoordinates(ridden) });
      const to = atlas.stops[end]!;
      steps.push(
        createLineStep(
          "alight",
          to.name,
          0,
          0,
          second,
          length,
          decimetresToCoordinates(atlas, atlas.network.x[to.node]!, atlas.network.y[to.node]!),
          leg.line.id,
        ),
      );
    }
  }
  return {
    mode: "transit",
    metres: length / 10,
    seconds: second,
    departMs,
    arriveMs: departMs + second * 1000,
    via: mainStreet(
      atlas,
      legs.filter(({ kind }) => kind !== "walk"),
    ),
    legs,
    steps,
    path: trackCoordinates(track),
    track,
  };
}
const trackCoordinates = (points: readonly TrackPoint[]) =>
  points.map(({ latitude, longitude }) => ({ latitude, longitude }));
const createLineStep = (
  turn: "board" | "alight",
  street: LocalizedText,
  metres: number,
  seconds: number,
  startSeconds: number,
  length: number,
  spot: Step["spot"],
  line: string,
): Step => ({
  turn,
  street,
  metres,
  seconds,
  startMetres: length / 10,
  startSeconds,
  spot,
  line,
});
/** Returns a position at the stop's junction, on a street that pedestrians may use. */
export function stopRoadPosition(atlas: Atlas, stop: number): Pick<RoadPosition, "edge" | "at"> {
  const { network } = atlas;
  const { node } = atlas.stops[stop]!;
  const costs = walkCosts(atlas);
  for (let i = network.firstAt[node]!; i < network.firstAt[node + 1]!; i++) {
    const edge = network.edgesAt[i]!;
    if (costs[2 * edge]! >= 0) return { edge, at: network.from[edge] === node ? 0 : network.length[edge]! };
  }
  throw new Error("nobody can walk to that stop");
}
/** Returns the points of a ride with their times. The times are spread evenly between two stops. */
function createRideTrack(
  atlas: Atlas,
  line: Line,
  way: Direction,
  from: number,
  to: number,
  startSecond: number,
  startLength: number,
): TrackPoint[] {
  const count = line.stops.length;
  const index = (n: number): number => line.stopPoints[way === 0 ? n : count - 1 - n]!;
  const out: TrackPoint[] = [];
  const point = (i: number) => ({ x: line.path[2 * i]!, y: line.path[2 * i + 1]! });
  let length = startLength;
  for (let n = from; n < to; n++) {
    const [i, j] = [index(n), index(n + 1)];
    const step = i < j ? 1 : -1;
    const pieces: number[] = [];
    for (let k = i; k !== j; k += step) pieces.push(distance(point(k), point(k + step)));
    const whole = pieces.reduce((sum, piece) => sum + piece, 0) || 1;
    const [t0, t1] = [
      startSecond + secondsToStop(line, way, n) - secondsToStop(line, way, from),
      startSecond + secondsToStop(line, way, n + 1) - secondsToStop(line, way, from),
    ];
    if (out.length === 0)
      out.push({ ...decimetresToCoordinates(atlas, point(i).x, point(i).y), seconds: t0, metres: length / 10 });
    let gone = 0;
    for (const [m, piece] of pieces.entries()) {
      gone += piece;
      length += piece;
      const { x, y } = point(i + (m + 1) * step);
      out.push({
        ...decimetresToCoordinates(atlas, x, y),
        seconds: t0 + ((t1 - t0) * gone) / whole,
        metres: length / 10,
      });
    }
  }
  return out;
}
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.round(Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)));

function joinRoutes(routes: readonly Route[]): Route {
  const [first, last] = [routes[0]!, routes.at(-1)!];
  const steps: Step[] = [];
  const track: TrackPoint[] = [];
  let [seconds, metres] = [0, 0];
  for (const [i, route] of routes.entries()) {
    steps.push(
      ...route.steps.map((step) => ({
        ...step,
        turn: step.turn === "arrive" && i < routes.length - 1 ? ("via" as const) : step.turn,
        startSeconds: step.startSeconds + seconds,
        startMetres: step.startMetres + metres,
      })),
    );
    track.push(
      ...route.track.map((point) => ({ ...point, seconds: point.seconds + seconds, metres: point.metres + metres })),
    );
    seconds += route.seconds;
    metres += route.metres;
  }
  return {
    ...first,
    metres: Math.round(metres * 10) / 10,
    seconds,
    arriveMs: last.arriveMs,
    legs: routes.flatMap(({ legs }) => legs),
    steps,
    path: trackCoordinates(track),
    track,
  };
}
