/** Which trains go from one place to another on a day: those that call on both boards, in that order. */
import { weekdayOf } from "../../state/day.ts";
import type { Formation, TrainKind } from "./classes.ts";
import type { Board, Call } from "./index.ts";
import { hypot } from "../../state/portable-math.ts";

interface End {
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
  /** The day of its first departure; minutes count from its midnight. */
  readonly day: number;
  readonly from: End;
  readonly to: End;
  /** Which of its stops they are, and how many it has. */
  readonly board: number;
  readonly alight: number;
  readonly stops: number;
  readonly departs: number;
  readonly arrives: number;
  readonly km: number;
}
/** Two trains, one after the other. */
export interface Change {
  readonly first: Leg;
  readonly second: Leg;
  /** At the place where they are changed. */
  readonly waitMinutes: number;
}
const minutesADay = 1440;

export const kindOf = (train: string): TrainKind => train[0] as TrainKind;
export const runsOn = (days: number, day: number): boolean => (days & (1 << weekdayOf(day))) !== 0;
/** When it leaves, in minutes since the epoch's midnight where trains run. */
export const leavesAt = (leg: Leg): number => leg.day * minutesADay + leg.departs;
export const comesAt = (leg: Leg): number => leg.day * minutesADay + leg.arrives;
export const minutesOf = (leg: Leg): number => leg.arrives - leg.departs;

/** A call, with its numbers named. `day`: that of the train's first departure, where the call is looked at. */
export const callOf = (board: Board, call: Call) => ({
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

/** All that leave `from` on a day, earliest first. */
export function directOf(from: Board, to: Board, day: number): Leg[] {
  const there = new Map<string, Call>();
  for (const call of to.calls) there.set(call[0], call);
  const legs: Leg[] = [];
  for (const call of from.calls) {
    const later = there.get(call[0]);
    if (!later || later[2] <= call[2]) continue;
    const first = day - Math.floor(call[4] / minutesADay);
    if (!runsOn(from.days[call[8]]!, first)) continue;
    const [a, b] = [callOf(from, call), callOf(to, later)];
    legs.push({
      train: a.train,
      kind: kindOf(a.train),
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
  return legs.sort((a, b) => leavesAt(a) - leavesAt(b) || minutesOf(a) - minutesOf(b) || (a.train < b.train ? -1 : 1));
}

/** The shortest time to change trains: longer where one has to go to another station of the city. */
export const changeMinutes = (arrives: string, leaves: string): number => (arrives === leaves ? 20 : 90);
const waitMost = 360;
const changesMost = 30;

/** With one change at a place: of each first train the next one that can be reached, unless a later first train reaches it, too. */
export function changesOf(from: Board, via: Board, to: Board, day: number): Change[] {
  const seconds = [...directOf(via, to, day), ...directOf(via, to, day + 1)];
  const best = new Map<string, Change>();
  for (const first of directOf(from, via, day)) {
    const here = comesAt(first);
    const second = nextFrom(seconds, here, first);
    if (!second) continue;
    const known = best.get(`${second.train} ${second.day}`);
    const change = { first, second, waitMinutes: leavesAt(second) - here };
    if (!known || leavesAt(first) > leavesAt(known.first)) best.set(`${second.train} ${second.day}`, change);
  }
  return [...best.values()].sort((a, b) => wayMinutes(a) - wayMinutes(b)).slice(0, changesMost);
}
/** The earliest that can be reached; they are in the order of their departures. */
function nextFrom(seconds: readonly Leg[], here: number, first: Leg): Leg | undefined {
  let [low, high] = [0, seconds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (leavesAt(seconds[middle]!) < here) low = middle + 1;
    else high = middle;
  }
  for (let n = low; n < seconds.length; n++) {
    const leg = seconds[n]!;
    const wait = leavesAt(leg) - here;
    if (wait > waitMost) return undefined;
    if (leg.train !== first.train && wait >= changeMinutes(first.to.id, leg.from.id)) return leg;
  }
  return undefined;
}
export const wayMinutes = ({ first, second }: Change): number => comesAt(second) - leavesAt(first);

interface Spot {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}
/** The places where a change makes the shortest way, best first. */
export function viasOf<S extends Spot>(hubs: readonly S[], from: Spot, to: Spot, most: number): S[] {
  const straight = apart(from, to);
  return hubs
    .filter(({ id }) => id !== from.id && id !== to.id)
    .map((hub) => ({ hub, way: apart(from, hub) + apart(hub, to) }))
    .filter(({ way }) => way < straight * 1.7 + 2)
    .sort((a, b) => a.way - b.way || (a.hub.id < b.hub.id ? -1 : 1))
    .slice(0, most)
    .map(({ hub }) => hub);
}
const apart = (a: Spot, b: Spot): number => hypot(a.latitude - b.latitude, 0.85 * (a.longitude - b.longitude));
