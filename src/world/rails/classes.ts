/** Kinds of trains, seat classes, and the coaches of a train. */

/** G, D and C trains run on high-speed lines. Z, T and K trains run on the other lines. */
export const trainKinds = ["G", "D", "C", "Z", "T", "K"] as const;
export type TrainKind = (typeof trainKinds)[number];
export const isFast = (kind: string): boolean => kind === "G" || kind === "D" || kind === "C";

export const seatClasses = [
  "business",
  "first",
  "second",
  "softSleeper",
  "hardSleeper",
  "softSeat",
  "hardSeat",
  "standing",
] as const;
export type SeatClass = (typeof seatClasses)[number];

export const berths = ["lower", "middle", "upper"] as const;
export type Berth = (typeof berths)[number];
/** Returns the berths of a class. Returns an empty list for classes with seats. */
export const listBerths = (of: SeatClass): readonly Berth[] =>
  of === "hardSleeper" ? berths : of === "softSleeper" ? ["lower", "upper"] : [];
/**
 * Returns the letters of the seats in a row, from window to window. Returns an empty list for classes whose seats have
 * only numbers.
 */
export const seatLetters = (of: SeatClass): readonly string[] => {
  if (of === "business") return ["A", "C", "F"];
  if (of === "first") return ["A", "C", "D", "F"];
  return of === "second" ? ["A", "B", "C", "D", "F"] : [];
};

export interface Coach {
  /** Counted from 1. */
  readonly number: number;
  readonly of: SeatClass;
  readonly seats: number;
}
export const formationNames = ["g16", "g8", "d8", "d16", "dn", "c8", "z18", "t18", "k18", "k12"] as const;
export type Formation = (typeof formationNames)[number];

/** "4x56 first" means four coaches with 56 first-class seats. The coaches are in the order of their numbers. */
const formationTexts: Readonly<Record<Formation, string>> = {
  g16: "1x24 business, 3x60 first, 12x85 second",
  g8: "1x10 business, 1x48 first, 6x80 second",
  d8: "1x56 first, 7x85 second",
  d16: "2x56 first, 14x85 second",
  dn: "12x40 softSleeper, 4x85 second",
  c8: "1x42 first, 7x78 second",
  z18: "3x36 softSleeper, 11x66 hardSleeper, 4x118 hardSeat",
  t18: "2x36 softSleeper, 8x66 hardSleeper, 1x72 softSeat, 7x118 hardSeat",
  k18: "1x36 softSleeper, 7x66 hardSleeper, 10x118 hardSeat",
  k12: "1x36 softSleeper, 4x66 hardSleeper, 7x118 hardSeat",
};
/** Standing places in the whole train, for trains that allow standing. */
const standingPlaces: Readonly<Record<Formation, number>> = {
  g16: 60,
  g8: 30,
  d8: 60,
  d16: 100,
  dn: 0,
  c8: 80,
  z18: 60,
  t18: 120,
  k18: 160,
  k12: 100,
};

export function listCoaches(formation: Formation): readonly Coach[] {
  const coaches: Coach[] = [];
  for (const part of formationTexts[formation].split(", ")) {
    const [, count, seats, of] = /^(\d+)x(\d+) (\w+)$/.exec(part)!;
    for (let n = 0; n < Number(count); n++)
      coaches.push({ number: coaches.length + 1, of: of as SeatClass, seats: Number(seats) });
  }
  return coaches;
}
const seatsCache = new Map<Formation, Readonly<Partial<Record<SeatClass, number>>>>();
/** Seats per class in a train, best class first. */
export function countSeats(formation: Formation): Readonly<Partial<Record<SeatClass, number>>> {
  const known = seatsCache.get(formation);
  if (known) return known;
  const seats: Partial<Record<SeatClass, number>> = {};
  for (const { of, seats: more } of listCoaches(formation)) seats[of] = (seats[of] ?? 0) + more;
  if (standingPlaces[formation] > 0) seats.standing = standingPlaces[formation];
  seatsCache.set(formation, seats);
  return seats;
}
export const listSeatClasses = (formation: Formation): readonly SeatClass[] =>
  seatClasses.filter((of) => (countSeats(formation)[of] ?? 0) > 0);
