/** Calculates fares from distances, calculates the progress of trips from the time, and lists the drivers. */
import type { Due } from "#os/app-command.ts";
import { minuteMs } from "#state/civil.ts";
import type { State } from "../../state.ts";
import type { RideKind, Trip } from "./state.ts";
import { cos } from "#state/portable-math.ts";

/** The tariff, in cents: a base fare for the first three kilometres, and a price for each further kilometre. */
const tariff = {
  economy: { start: 1_000, km: 190 },
  comfort: { start: 1_500, km: 280 },
  van: { start: 2_200, km: 360 },
} as const satisfies Record<RideKind, object>;
export const rideFare = (kind: RideKind, metres: number): number =>
  tariff[kind].start + Math.max(0, Math.ceil((metres - 3_000) / 100)) * Math.round(tariff[kind].km / 10);
/** The approximate duration of a ride, in minutes. */
export const rideMinutes = (metres: number): number => 3 + Math.ceil(metres / 420);
/** Returns the approximate distance by road: 1.3 times the straight-line distance. */
export function metresBetween(
  a: { readonly latitude: number; readonly longitude: number },
  b: { readonly latitude: number; readonly longitude: number },
): number {
  const rad = Math.PI / 180;
  const x = (b.longitude - a.longitude) * rad * cos(((a.latitude + b.latitude) / 2) * rad);
  const y = (b.latitude - a.latitude) * rad;
  return Math.round((Math.sqrt(x * x + y * y) * 6_371_000 * 1.3) / 10) * 10;
}
export const drivers = [
  { en: "Mr Tang", zh: "唐师傅", plate: "LK·3F826", car: { en: "white Corvid E3", zh: "白色 科维德E3" }, stars: 49 },
  { en: "Ms Lin", zh: "林师傅", plate: "LK·7A104", car: { en: "blue Marlin S", zh: "蓝色 马林S" }, stars: 50 },
  { en: "Mr Haddad", zh: "哈师傅", plate: "LK·9C551", car: { en: "silver Tern 5", zh: "银色 燕鸥5" }, stars: 47 },
  { en: "Mr Okoro", zh: "欧师傅", plate: "LK·2D390", car: { en: "black Heron L", zh: "黑色 苍鹭L" }, stars: 48 },
  { en: "Ms Petersen", zh: "裴师傅", plate: "LK·5B717", car: { en: "grey Corvid E3", zh: "灰色 科维德E3" }, stars: 49 },
] as const;
export function markTripPaid(state: State, id: string, entry: string, now: number): void {
  const trip = state.trips[id];
  if (!trip) return;
  trip.state = "done";
  trip.entry = entry;
  trip.next = null;
  trip.at = Math.min(trip.at, now);
}
/** The fee for cancelling a ride more than two minutes after the driver set off. */
export const cancelFeeCents = 500;
export const freeCancelMs = 2 * minuteMs;
export const canCancel = (t: Trip): boolean => t.state === "calling" || t.state === "coming";
export const findOpenTrip = (state: State): Trip | null =>
  Object.values(state.trips).find((t) => t.state !== "done" && t.state !== "cancelled") ?? null;
export const listTrips = (state: State): Trip[] =>
  Object.values(state.trips).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
export const ridesDue = (state: State): Due[] =>
  Object.values(state.trips).flatMap((t) =>
    t.next === null ? [] : [{ at: t.next, command: "advanceTrip", args: { trip: t.id } }],
  );
