/** Fares by kind of train, class, berth and distance. Within a class a longer distance never costs less. */
import type { Berth, SeatClass, TrainKind } from "./classes.ts";

/** Cents per kilometre, before the discount for distance. */
const centsPerKm: Readonly<Record<TrainKind, Partial<Record<SeatClass, number>>>> = {
  G: { business: 145, first: 74, second: 46, standing: 46 },
  D: { first: 49, second: 31, standing: 31, softSleeper: 62 },
  C: { first: 56, second: 37, standing: 37 },
  Z: { hardSeat: 12.8, standing: 12.8, softSeat: 20, hardSleeper: 22.6, softSleeper: 35 },
  T: { hardSeat: 12.3, standing: 12.3, softSeat: 19, hardSleeper: 21.8, softSleeper: 34 },
  K: { hardSeat: 11.6, standing: 11.6, softSeat: 18, hardSleeper: 20.8, softSleeper: 32.5 },
};
const berthPercent: Readonly<Record<Berth, number>> = { lower: 104, middle: 100, upper: 96 };
/** The minimum fare, in cents. */
const minCents: Readonly<Record<SeatClass, number>> = {
  business: 6000,
  first: 1500,
  second: 950,
  softSleeper: 8450,
  hardSleeper: 5250,
  softSeat: 800,
  hardSeat: 450,
  standing: 450,
};

/**
 * Returns the kilometres that a passenger pays for. Kilometres 501 to 1,000 count 90 %, and further kilometres count 80
 * %.
 */
const chargedKm = (km: number): number =>
  Math.min(km, 500) + 0.9 * Math.min(Math.max(0, km - 500), 500) + 0.8 * Math.max(0, km - 1000);
const toHalfYuan = (cents: number): number => Math.ceil(cents / 50) * 50;

/** Returns the fare in cents. `tariff` is in percent. */
export function computeFare(
  kind: TrainKind,
  tariff: number,
  of: SeatClass,
  km: number,
  berth: Berth | null = null,
): number {
  const rate = centsPerKm[kind][of] ?? 0;
  const plain = Math.max(minCents[of], rate * chargedKm(km));
  return toHalfYuan((plain * tariff * (berth === null ? 100 : berthPercent[berth])) / 10_000);
}

export const fareKinds = ["adult", "child", "student", "soldier"] as const;
export type FareKind = (typeof fareKinds)[number];
/** The classes with a student discount. */
export const studentClasses: readonly SeatClass[] = ["second", "hardSeat", "hardSleeper", "standing"];

/**
 * Returns the fare for a kind of passenger. In a sleeper, the discount applies only to the price of a seat; the
 * surcharge for the berth is paid in full.
 */
export function reducedFare(full: number, of: SeatClass, who: FareKind, seat: number): number {
  if (who === "adult" || (who === "student" && !studentClasses.includes(of))) return full;
  if (of === "hardSleeper" || of === "softSleeper") return full - halfFare(Math.min(seat, full));
  if (who === "student" && of !== "hardSeat") return toHalfYuan(full * 0.75);
  return full - halfFare(full);
}
const halfFare = (cents: number): number => Math.floor(cents / 100) * 50;
