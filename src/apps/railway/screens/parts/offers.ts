/** Trains with what their classes cost and how many seats are left. */
import { classesOf } from "../../../../world/rails/classes.ts";
import { studentClasses } from "../../../../world/rails/fares.ts";
import { comesAt, leavesAt, type Leg } from "../../../../world/rails/join.ts";
import { leftFor } from "../../features/book/seats.ts";
import type { Trip } from "../../features/book/state.ts";
import { priceOf } from "../../features/book/trips.ts";
import type { Offer, Shown } from "../../features/find/filters.ts";
import { momentOf } from "../../times.ts";
import type { Any } from "./draw.tsx";

/** `student`: classes that have student fares alone, at those fares. */
export const offersOf = (p: Pick<Any, "state" | "now">, leg: Leg, student: boolean): Offer[] =>
  classesOf(leg.formation)
    .filter((of) => !student || studentClasses.includes(of))
    .map((of) => ({
      of,
      cents: priceOf(leg, leg.tariff, of, student ? "student" : "adult", null),
      left: leftFor(p.state, leg, of, p.now),
    }));
export const isStillSold = (leg: Leg, now: number): boolean => momentOf(leg.day, leg.departs) - now > 5 * 60_000;
/** The cheapest of the classes that one sits in, or of all. */
export const cheapest = ({ offers }: Shown): number => Math.min(...offers.map(({ cents }) => cents));
export const lasts = (leg: Leg): number => comesAt(leg) - leavesAt(leg);
export const tripFields = (leg: Leg, of: Trip["of"]) => ({
  train: leg.train,
  day: leg.day,
  board: leg.board,
  alight: leg.alight,
  of,
});
