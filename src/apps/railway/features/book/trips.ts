/** A trip as the world tells it, what it costs whom, and what stands against it. */
import type { ReadWorld } from "../../../../os/world.ts";
import { hourMs, minuteMs } from "../../../../state/civil.ts";
import { partsOf } from "../../../../state/day.ts";
import { berthsOf, seatsOf, type Berth, type SeatClass, type TrainKind } from "../../../../world/rails/classes.ts";
import { fareOf, reducedFare, studentClasses, type FareKind } from "../../../../world/rails/fares.ts";
import rails from "../../../../world/rails/index.ts";
import { runsOn } from "../../../../world/rails/join.ts";
import type { State } from "../../state.ts";
import { arrivesAt, departsAt, lastSaleDay, todayOf } from "../../times.ts";
import type { Passenger } from "../people/state.ts";
import { keepsSeat } from "./seats.ts";
import type { Ticket, Trip } from "./state.ts";

type Asked = Pick<Trip, "train" | "day" | "board" | "alight" | "of">;
/** With the percentage that its train is sold at; null where there is no such trip. */
export function tripOf(world: ReadWorld, { train: id, day, board, alight, of }: Asked) {
  if (board >= alight) return null;
  const train = world(rails.queries.train, { id });
  const [from, to] = [train?.stops[board], train?.stops[alight]];
  if (!train || !from || !to || !runsOn(train.days, day) || !seatsOf(train.formation)[of]) return null;
  const trip: Trip = {
    train: id,
    day,
    board,
    alight,
    of,
    kind: train.kind,
    formation: train.formation,
    stops: train.stops.length,
    from: { id: from.id, en: from.en, zh: from.zh },
    to: { id: to.id, en: to.en, zh: to.zh },
    departs: from.departs,
    arrives: to.arrives,
    km: to.km - from.km,
  };
  return { trip, tariff: train.tariff };
}
interface Priced {
  readonly kind: TrainKind;
  readonly km: number;
}
/** What a class costs somebody. Without a berth, a sleeper costs what its dearest one does. */
export function priceOf(
  { kind, km }: Priced,
  tariff: number,
  of: SeatClass,
  who: FareKind,
  berth: Berth | null,
): number {
  const place = berth ?? berthsOf(of)[0] ?? null;
  return reducedFare(fareOf(kind, tariff, of, km, place), of, who, fareOf(kind, tariff, "hardSeat", km));
}
/** Trips at the student's fare from October to September. */
export const studentTripsMost = 4;
/** October's first day of the school year that a day is in. */
const schoolYear = (day: number): number => {
  const { year, month } = partsOf(day);
  return month >= 10 ? year : year - 1;
};
type Booked = Pick<State, "tickets" | "waits">;
/** How many are left to somebody in the school year of a day. A place in the waitlist holds one, `but` the one named. */
export function studentTripsLeft(state: Booked, passenger: string, day: number, but: string | null = null): number {
  const isThen = (trip: Pick<Trip, "day">): boolean => schoolYear(trip.day) === schoolYear(day);
  const ridden = Object.values(state.tickets).filter(
    (t) =>
      t.passenger === passenger && t.who === "student" && studentClasses.includes(t.of) && keepsSeat(t) && isThen(t),
  );
  const waited = Object.values(state.waits).filter(
    ({ id, status, passengers, trip }) =>
      id !== but &&
      (status === "unpaid" || status === "waiting") &&
      passengers.includes(passenger) &&
      studentClasses.includes(trip.of) &&
      isThen(trip),
  );
  return Math.max(0, studentTripsMost - ridden.length - waited.length);
}
/**
 * The fare that somebody may have on a trip: students only while the office knows them as such, and so often a year. `also`:
 * trips of the same order that come before it; `but`: the place in the waitlist that it comes of.
 */
export function fareKindOf(
  state: Booked,
  person: Passenger,
  { day, of }: Pick<Trip, "day" | "of">,
  { also = 0, but = null }: { readonly also?: number; readonly but?: string | null } = {},
): FareKind {
  if (person.discount !== "student") return person.discount;
  if (person.student?.check !== "verified") return "adult";
  // Where there is no such fare, none is used up.
  return !studentClasses.includes(of) || studentTripsLeft(state, person.id, day, but) > also ? "student" : "adult";
}

/** Sold until a few minutes before it leaves. */
const salesEndMs = 5 * minuteMs;
export function saleProblem(trip: Trip, now: number): "not-on-sale" | "left-already" | null {
  const boards = todayOf(departsAt(trip));
  if (boards > lastSaleDay(now)) return "not-on-sale";
  return departsAt(trip) - now < salesEndMs ? "left-already" : null;
}
/** A ticket of the same passenger at the same time. `but`: one that is to be changed. */
export const clashing = (state: State, passenger: string, trip: Trip, but: string | null = null): Ticket | undefined =>
  Object.values(state.tickets).find(
    (t) =>
      t.passenger === passenger &&
      t.id !== but &&
      (t.status === "held" || t.status === "paid") &&
      departsAt(t) < arrivesAt(trip) &&
      departsAt(trip) < arrivesAt(t),
  );
/** What returning a ticket costs: nothing more than eight days ahead, then more the later it is. */
export function refundPercent(leftMs: number): 0 | 5 | 10 | 20 {
  if (leftMs >= 8 * 24 * hourMs) return 0;
  if (leftMs >= 48 * hourMs) return 5;
  return leftMs >= 24 * hourMs ? 10 : 20;
}
/** What changing costs of the old fare. */
export const changePercent = (leftMs: number): 0 | 5 | 15 =>
  leftMs >= 48 * hourMs ? 0 : leftMs >= 24 * hourMs ? 5 : 15;
const leastFeeCents = 200;
/** To the nearest half yuan; two yuan at least, where there is a fee at all. */
export const feeOf = (cents: number, percent: number): number =>
  percent === 0 ? 0 : Math.min(cents, Math.max(leastFeeCents, Math.round((cents * percent) / 100 / 50) * 50));
export const isOver = (trip: Trip, now: number): boolean => departsAt(trip) <= now;
