/** Finds the trains between two places on a day: trains that stop at the first place and later at the second place. */
import { weekdayOf } from "#state/day.ts";
import type { Formation, TrainKind } from "./classes.ts";
import type { Board, Call } from "./index.ts";
import { hypot } from "#state/portable-math.ts";

interface LegEnd {
  readonly id: string;
  readonly en: string;
  readonly zh: string;
}
/** A train between two of its stops. */
export interface Leg {
  readonly train: string;
  readonly kind: TrainKind;
  readonly formation: Formation;
  readonly tariff: number;
  /** The day of the train's first departure. Minutes count from its midnight. */
  readonly day: number;
  readonly from: LegEnd;
  readonly to: LegEnd;
  /** The indexes of the two stops, and the number of stops of the train. */
  readonly board: number;
  readonly alight: number;
  readonly stops: number;
  readonly departs: number;
  readonly arrives: number;
  readonly km: number;
}
/** A trip with two trains. */
export interface Transfer {
  readonly first: Leg;
  readonly second: Leg;
  /** The waiting time at the place of transfer. */
  readonly waitMinutes: number;
}
const minutesPerDay = 1440;

export const trainKindOf = (train: string): TrainKind => train[0] as TrainKind;
export const runsOn = (days: number, day: number): boolean => (days & (1 << weekdayOf(day))) !== 0;
/** Returns the time of departure, in minutes since the epoch. All times are in the railway's time zone. */
export const departureMinute = (leg: Leg): number => leg.day * minutesPerDay + leg.departs;
export const arrivalMinute = (leg: Leg): number => leg.day * minutesPerDay + leg.arrives;
export const travelMinutes = (leg: Leg): number => leg.arrives - leg.departs;

/** Returns the fields of a stop by name. `days` has a bit for each weekday of the train's first departure. */
export const parseCall = (board: Board, call: Call) => ({
  train: call[0],
  station: board.stations[call[1]]!,
  stop: call[2],
  stops: call[3],
  departs: call[4],
  arrives: call[4] - call[5],
  km: call[6],
  formation: board.formations[call[7]]!,
  days: board.days[call[8]]!,
  tariff: board.tariffs[call[9]]!,
});

/** Returns all trains that leave `from` for `to` on a day, earliest first. */
export function findDirectTrains(from: Board, to: Board, day: number): Leg[] {
  const there = new Map<string, Call>();
  for (const call of to.calls) there.set(call[0], call);
  const legs: Leg[] = [];
  for (const call of from.calls) {
    const later = there.get(call[0]);
    if (!later || later[2] <= call[2]) continue;
    const first = day - Math.floor(call[4] / minutesPerDay);
    if (!runsOn(from.days[call[8]]!, first)) continue;
    const [a, b] = [parseCall(from, call), parseCall(to, later)];
    legs.push({
      train: a.train,
      kind: trainKindOf(a.train),
      formation: a.formation,
      tariff: a.tariff,
      day: first,
      from: a.station,
      to: b.station,
      board: a.stop,
      alight: b.stop,
      stops: a.stops,
      departs: a.departs,
      arrives: b.arrives,
      km: b.km - a.km,
    });
  }
  return legs.sort(
    (a, b) =>
      departureMinute(a) - departureMinute(b) || travelMinutes(a) - travelMinutes(b) || (a.train < b.train ? -1 : 1),
  );
}

/** Returns the minimum time for a transfer, in minutes. Changing to another station of the city takes longer. */
export const minTransferMinutes = (arrives: string, leaves: string): number => (arrives === leaves ? 20 : 90);
const maxWaitMinutes = 360;
const maxTransferResults = 30;

/**
 * Returns trips with one transfer at a place. Each first train is combined with the earliest second train that its
 * passengers reach. When several first trains reach the same second train, only the last of these first trains is used.
 */
export function findTransfers(from: Board, via: Board, to: Board, day: number): Transfer[] {
  const seconds = [...findDirectTrains(via, to, day), ...findDirectTrains(via, to, day + 1)];
  const best = new Map<string, Transfer>();
  for (const first of findDirectTrains(from, via, day)) {
    const here = arrivalMinute(first);
    const second = findSecondTrain(seconds, here, first);
    if (!second) continue;
    const known = best.get(`${second.train} ${second.day}`);
    const change = { first, second, waitMinutes: departureMinute(second) - here };
    if (!known || departureMinute(first) > departureMinute(known.first))
      best.set(`${second.train} ${second.day}`, change);
  }
  return [...best.values()].sort((a, b) => totalMinutes(a) - totalMinutes(b)).slice(0, maxTransferResults);
}
/** Returns the earliest second train that passengers of the first train can reach. `seconds` is sorted by departure. */
function findSecondTrain(seconds: readonly Leg[], here: number, first: Leg): Leg | undefined {
  let [low, high] = [0, seconds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departureMinute(seconds[middle]!) < here) low = middle + 1;
    else high = middle;
  }
  for (let n = low; n < seconds.length; n++) {
    const leg = seconds[n]!;
    const wait = departureMinute(leg) - here;
    if (wait > maxWaitMinutes) return undefined;
    if (leg.train !== first.train && wait >= minTransferMinutes(first.to.id, leg.from.id)) return leg;
  }
  return undefined;
}
export const totalMinutes = ({ first, second }: Transfer): number => arrivalMinute(second) - departureMinute(first);

interface PlacePoint {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}
/** Returns the places where a transfer gives the shortest route, best first. */
export function rankTransferPlaces<S extends PlacePoint>(
  hubs: readonly S[],
  from: PlacePoint,
  to: PlacePoint,
  most: number,
): S[] {
  const straight = distanceBetween(from, to);
  return hubs
    .filter(({ id }) => id !== from.id && id !== to.id)
    .map((hub) => ({ hub, way: distanceBetween(from, hub) + distanceBetween(hub, to) }))
    .filter(({ way }) => way < straight * 1.7 + 2)
    .sort((a, b) => a.way - b.way || (a.hub.id < b.hub.id ? -1 : 1))
    .slice(0, most)
    .map(({ hub }) => hub);
}
const distanceBetween = (a: PlacePoint, b: PlacePoint): number =>
  hypot(a.latitude - b.latitude, 0.85 * (a.longitude - b.longitude));
