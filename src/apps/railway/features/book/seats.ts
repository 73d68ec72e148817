/** How many seats are left for this phone, and which ones its travellers get. */
import {
  berthsOf,
  coachesOf,
  lettersOf,
  seatsOf,
  type Berth,
  type Formation,
  type SeatClass,
} from "../../../../world/rails/classes.ts";
import { chanceOf, leftOn, type Ride } from "../../../../world/rails/sold.ts";
import type { State } from "../../state.ts";
import { momentOf } from "../../times.ts";
import type { Ticket } from "./state.ts";

export interface Wanted {
  readonly train: string;
  readonly day: number;
  readonly board: number;
  readonly alight: number;
  readonly stops: number;
  readonly formation: Formation;
}
export const rideOf = (t: Wanted, of: SeatClass): Ride => ({
  train: t.train,
  day: t.day,
  of,
  stops: t.stops,
  seats: seatsOf(t.formation)[of] ?? 0,
});
/** Tickets that keep a seat. */
export const keepsSeat = ({ status }: Pick<Ticket, "status">): boolean =>
  status === "held" || status === "paid" || status === "ridden";
const sharesTrain = (ticket: Ticket, t: Pick<Wanted, "train" | "day">): boolean =>
  ticket.train === t.train && ticket.day === t.day && keepsSeat(ticket);
/** Until noon of the day of the train's first departure: the same for all of its stops, so that all sell alike. */
export const leadOf = (day: number, now: number): number => Math.max(0, momentOf(day, 720) - now);

export function leftFor(state: Pick<State, "tickets">, t: Wanted, of: SeatClass, now: number): number {
  const own = Object.values(state.tickets).filter((ticket) => ticket.of === of && sharesTrain(ticket, t));
  return leftOn(
    rideOf(t, of),
    t.board,
    t.alight,
    leadOf(t.day, now),
    (segment) => own.filter(({ board, alight }) => board <= segment && segment < alight).length,
  );
}
export interface Given {
  readonly coach: number | null;
  readonly seat: string;
  readonly chosen: boolean;
}
/**
 * Seats beside each other where they are free, from a place that the order decides. `letters` are wishes, in the order of the
 * travellers; a berth is always the one that was paid for.
 */
export function seatsFor(
  state: Pick<State, "tickets">,
  t: Wanted,
  of: SeatClass,
  berth: Berth | null,
  count: number,
  letters: readonly string[],
  order: string,
): Given[] {
  if (of === "standing") return Array.from({ length: count }, () => ({ coach: null, seat: "", chosen: false }));
  const taken = new Set(
    Object.values(state.tickets)
      .filter((ticket) => sharesTrain(ticket, t) && ticket.board < t.alight && t.board < ticket.alight)
      .map(({ coach, seat }) => `${coach} ${seat}`),
  );
  const all = coachesOf(t.formation)
    .filter((coach) => coach.of === of)
    .flatMap((coach) => seatsIn(of, coach.seats, berth).map((seat) => ({ coach: coach.number, seat })));
  const start = Math.floor(chanceOf(`seat ${order} ${t.train} ${t.day}`) * all.length);
  const given: Given[] = [];
  const wishes = [...letters];
  for (let n = 0; n < count; n++) {
    const wish = wishes.shift();
    const free = (letter: string | undefined): Omit<Given, "chosen"> | undefined => {
      for (let i = 0; i < all.length; i++) {
        const one = all[(start + i) % all.length]!;
        if (!taken.has(`${one.coach} ${one.seat}`) && (letter === undefined || one.seat.endsWith(letter))) return one;
      }
      return undefined;
    };
    const wished = wish === undefined ? undefined : free(wish);
    const found = wished ?? free(undefined) ?? { coach: all[0]?.coach ?? 1, seat: "" };
    taken.add(`${found.coach} ${found.seat}`);
    given.push({ ...found, chosen: wished !== undefined });
  }
  return given;
}
/** "05A", "17"; of berths "08" with its place told apart. */
function seatsIn(of: SeatClass, seats: number, berth: Berth | null): string[] {
  const letters = lettersOf(of);
  if (letters.length > 0)
    return Array.from({ length: Math.ceil(seats / letters.length) }, (_, row) => row + 1).flatMap((row) =>
      letters.map((letter) => `${String(row).padStart(2, "0")}${letter}`),
    );
  const each = berthsOf(of).length;
  const numbers = each === 0 || berth === null ? seats : Math.floor(seats / each);
  return Array.from({ length: numbers }, (_, n) => String(n + 1).padStart(each === 0 ? 3 : 2, "0"));
}
