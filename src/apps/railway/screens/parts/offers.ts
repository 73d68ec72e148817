/** Lists the classes of trains with their prices and free seats. */
import { listSeatClasses } from "#world/rails/classes.ts";
import { studentClasses } from "#world/rails/fares.ts";
import { arrivalMinute, departureMinute, type Leg } from "#world/rails/connections.ts";
import { countSeatsLeft } from "../../features/book/seats.ts";
import type { Trip } from "../../features/book/state.ts";
import { ticketPrice } from "../../features/book/trips.ts";
import type { ClassOffer, TrainOption } from "../../features/find/filters.ts";
import { momentOf } from "../../times.ts";
import type { ScreenContext } from "./page.tsx";

/**
 * Lists the classes of a train. If `student` is true, lists only classes with a student fare, with that fare as price.
 */
export const listOffers = (p: Pick<ScreenContext, "state" | "now">, leg: Leg, student: boolean): ClassOffer[] =>
  listSeatClasses(leg.formation)
    .filter((of) => !student || studentClasses.includes(of))
    .map((of) => ({
      of,
      cents: ticketPrice(leg, leg.tariff, of, student ? "student" : "adult", null),
      left: countSeatsLeft(p.state, leg, of, p.now),
    }));
export const isStillSold = (leg: Leg, now: number): boolean => momentOf(leg.day, leg.departs) - now > 5 * 60_000;
/** Returns the lowest price of a train's classes, in cents. */
export const lowestPrice = ({ offers }: TrainOption): number => Math.min(...offers.map(({ cents }) => cents));
export const travelMinutes = (leg: Leg): number => arrivalMinute(leg) - departureMinute(leg);
export const tripParams = (leg: Leg, of: Trip["of"]) => ({
  train: leg.train,
  day: leg.day,
  board: leg.board,
  alight: leg.alight,
  of,
});
