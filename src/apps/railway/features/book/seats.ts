/** Counts the seats that are still free on this phone, and assigns seats to passengers. */
import {
  listBerths,
  listCoaches,
  seatLetters,
  countSeats,
  type Berth,
  type Formation,
  type SeatClass,
} from "#world/rails/classes.ts";
import { hashToUnit, freeSeats, type TrainClassDay } from "#world/rails/train-status.ts";
import type { State } from "../../state.ts";
import { momentOf } from "../../times.ts";
import type { Ticket } from "./state.ts";

export interface TrainSegment {
  readonly train: string;
  readonly day: number;
  readonly board: number;
  readonly alight: number;
  readonly stops: number;
  readonly formation: Formation;
}
export const toRide = (t: TrainSegment, of: SeatClass): TrainClassDay => ({
  train: t.train,
  day: t.day,
  of,
  stops: t.stops,
  seats: countSeats(t.formation)[of] ?? 0,
});
/** Returns whether a ticket occupies a seat. */
export const keepsSeat = ({ status }: Pick<Ticket, "status">): boolean =>
  status === "held" || status === "paid" || status === "ridden";
const sharesTrain = (ticket: Ticket, t: Pick<TrainSegment, "train" | "day">): boolean =>
  ticket.train === t.train && ticket.day === t.day && keepsSeat(ticket);
/**
 * Returns the time until noon of the day on which the train starts. This time is the same for all stops, so that the
 * number of sold seats does not depend on the stop.
 */
export const leadTimeMs = (day: number, now: number): number => Math.max(0, momentOf(day, 720) - now);

export function countSeatsLeft(state: Pick<State, "tickets">, t: TrainSegment, of: SeatClass, now: number): number {
  const own = Object.values(state.tickets).filter((ticket) => ticket.of === of && sharesTrain(ticket, t));
  return freeSeats(
    toRide(t, of),
    t.board,
    t.alight,
    leadTimeMs(t.day, now),
    (segment) => own.filter(({ board, alight }) => board <= segment && segment < alight).length,
  );
}
export interface SeatAssignment {
  readonly coach: number | null;
  readonly seat: string;
  readonly chosen: boolean;
}
/**
 * Assigns free seats, one after another, from a position that depends on the order's id. `letters` are the requested
 * seat letters, in the order of the passengers; another letter is assigned if no seat with that letter is free. In
 * sleepers, only berths of the kind `berth` are assigned.
 */
export function assignSeats(
  state: Pick<State, "tickets">,
  t: TrainSegment,
  of: SeatClass,
  berth: Berth | null,
  count: number,
  letters: readonly string[],
  order: string,
): SeatAssignment[] {
  if (of === "standing") return Array.from({ length: count }, () => ({ coach: null, seat: "", chosen: false }));
  const taken = new Set(
    Object.values(state.tickets)
      .filter((ticket) => sharesTrain(ticket, t) && ticket.board < t.alight && t.board < ticket.alight)
      .map(({ coach, seat }) => `${coach} ${seat}`),
  );
  const all = listCoaches(t.formation)
    .filter((coach) => coach.of === of)
    .flatMap((coach) => listSeatNumbers(of, coach.seats, berth).map((seat) => ({ coach: coach.number, seat })));
  const start = Math.floor(hashToUnit(`seat ${order} ${t.train} ${t.day}`) * all.length);
  const assigned: SeatAssignment[] = [];
  const wishes = [...letters];
  for (let n = 0; n < count; n++) {
    const wish = wishes.shift();
    const free = (letter: string | undefined): Omit<SeatAssignment, "chosen"> | undefined => {
      for (let i = 0; i < all.length; i++) {
        const one = all[(start + i) % all.length]!;
        if (!taken.has(`${one.coach} ${one.seat}`) && (letter === undefined || one.seat.endsWith(letter))) return one;
      }
      return undefined;
    };
    const wished = wish === undefined ? undefined : free(wish);
    const found = wished ?? free(undefined) ?? { coach: all[0]?.coach ?? 1, seat: "" };
    taken.add(`${found.coach} ${found.seat}`);
    assigned.push({ ...found, chosen: wished !== undefined });
  }
  return assigned;
}
/**
 * Lists seat numbers such as "05A" or "17". A berth has a number such as "08". The position of the berth (lower, middle
 * or upper) is stored separately.
 */
function listSeatNumbers(of: SeatClass, seats: number, berth: Berth | null): string[] {
  const letters = seatLetters(of);
  if (letters.length > 0)
    return Array.from({ length: Math.ceil(seats / letters.length) }, (_, row) => row + 1).flatMap((row) =>
      letters.map((letter) => `${String(row).padStart(2, "0")}${letter}`),
    );
  const each = listBerths(of).length;
  const numbers = each === 0 || berth === null ? seats : Math.floor(seats / each);
  return Array.from({ length: numbers }, (_, n) => String(n + 1).padStart(each === 0 ? 3 : 2, "0"));
}
