/** Finds trips in the world, calculates fares and fees, and finds reasons that prevent a booking. */
import type { ReadWorld } from "#os/world.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { partsOf } from "#state/day.ts";
import { listBerths, countSeats, type Berth, type SeatClass, type TrainKind } from "#world/rails/classes.ts";
import { computeFare, reducedFare, studentClasses, type FareKind } from "#world/rails/fares.ts";
import rails from "#world/rails/index.ts";
import { runsOn } from "#world/rails/connections.ts";
import type { State } from "../../state.ts";
import { arrivesAt, departsAt, lastSaleDay, todayOf } from "../../times.ts";
import type { Passenger } from "../people/state.ts";
import { keepsSeat } from "./seats.ts";
import type { Ticket, Trip } from "./state.ts";

type TripQuery = Pick<Trip, "train" | "day" | "board" | "alight" | "of">;
/** Returns the trip and the tariff of its train, in percent, or null if no such trip exists. */
export function findTrip(world: ReadWorld, { train: id, day, board, alight, of }: TripQuery) {
  if (board >= alight) return null;
  const train = world(rails.queries.train, { id });
  const [from, to] = [train?.stops[board], train?.stops[alight]];
  if (!train || !from || !to || !runsOn(train.days, day) || !countSeats(train.formation)[of]) return null;
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
interface TripDistance {
  readonly kind: TrainKind;
  readonly km: number;
}
/**
 * Returns the price of a class for a kind of passenger. If `berth` is null, the price of a sleeper is that of its most
 * expensive berth.
 */
export function ticketPrice(
  { kind, km }: TripDistance,
  tariff: number,
  of: SeatClass,
  fareKind: FareKind,
  berth: Berth | null,
): number {
  const place = berth ?? listBerths(of)[0] ?? null;
  return reducedFare(computeFare(kind, tariff, of, km, place), of, fareKind, computeFare(kind, tariff, "hardSeat", km));
}
/** The number of trips with the student fare that a person can make from October to September. */
export const maxStudentTrips = 4;
/** Returns the year in which the school year of a day started. School years start in October. */
const schoolYear = (day: number): number => {
  const { year, month } = partsOf(day);
  return month >= 10 ? year : year - 1;
};
type Bookings = Pick<State, "tickets" | "waits">;
/**
 * Returns how many student trips a person has left in the school year of a day. Like a ticket, a waitlist order uses up
 * one trip. The waitlist order `but` is not counted.
 */
export function studentTripsLeft(state: Bookings, passenger: string, day: number, but: string | null = null): number {
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
  return Math.max(0, maxStudentTrips - ridden.length - waited.length);
}
/**
 * Returns the fare for a person on a trip. The student fare requires a verified student who has a student trip left.
 * `also` is the number of earlier trips in the same order that use up a student trip. `but` is the waitlist order that
 * the trip comes from, or null; that waitlist order is not counted.
 */
export function fareKindOf(
  state: Bookings,
  person: Passenger,
  { day, of }: Pick<Trip, "day" | "of">,
  { also = 0, but = null }: { readonly also?: number; readonly but?: string | null } = {},
): FareKind {
  if (person.discount !== "student") return person.discount;
  if (person.student?.check !== "verified") return "adult";
  // A class without a student fare does not use up a student trip.
  return !studentClasses.includes(of) || studentTripsLeft(state, person.id, day, but) > also ? "student" : "adult";
}

/** Ticket sales end this long before departure, in milliseconds. */
const salesEndMs = 5 * minuteMs;
export function saleProblem(trip: Trip, now: number): "not-on-sale" | "left-already" | null {
  const boards = todayOf(departsAt(trip));
  if (boards > lastSaleDay(now)) return "not-on-sale";
  return departsAt(trip) - now < salesEndMs ? "left-already" : null;
}
/**
 * Finds another ticket of the same passenger for an overlapping time. The ticket `but`, which is being changed, is
 * ignored.
 */
export const findOverlappingTicket = (
  state: State,
  passenger: string,
  trip: Trip,
  but: string | null = null,
): Ticket | undefined =>
  Object.values(state.tickets).find(
    (t) =>
      t.passenger === passenger &&
      t.id !== but &&
      (t.status === "held" || t.status === "paid") &&
      departsAt(t) < arrivesAt(trip) &&
      departsAt(trip) < arrivesAt(t),
  );
/** Returns the fee for a refund, in percent. The fee is 0 until eight days before departure, and rises after that. */
export function refundPercent(leftMs: number): 0 | 5 | 10 | 20 {
  if (leftMs >= 8 * 24 * hourMs) return 0;
  if (leftMs >= 48 * hourMs) return 5;
  return leftMs >= 24 * hourMs ? 10 : 20;
}
/** Returns the fee for a change, in percent of the old fare. */
export const changePercent = (leftMs: number): 0 | 5 | 15 =>
  leftMs >= 48 * hourMs ? 0 : leftMs >= 24 * hourMs ? 5 : 15;
const minFeeCents = 200;
/** Returns a fee in cents, rounded to the nearest half yuan. A fee is at least two yuan. */
export const feeCents = (cents: number, percent: number): number =>
  percent === 0 ? 0 : Math.min(cents, Math.max(minFeeCents, Math.round((cents * percent) / 100 / 50) * 50));
export const hasDeparted = (trip: Trip, now: number): boolean => departsAt(trip) <= now;
