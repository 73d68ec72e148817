/** Finds a trip in a train that the screen has loaded. */
import { listSeatClasses, type Berth } from "#world/rails/classes.ts";
import type { Train } from "#world/rails/index.ts";
import { countSeatsLeft } from "../../features/book/seats.ts";
import type { Trip } from "../../features/book/state.ts";
import { ticketPrice, findTrip } from "../../features/book/trips.ts";
import type { ScreenContext } from "./page.tsx";
import { seatClassName, seatsLeftLabel, yuan } from "./labels.ts";

type TripQuery = Pick<Trip, "train" | "day" | "board" | "alight" | "of">;
export const tripOfTrain = (train: Train | null | undefined, query: TripQuery) =>
  train ? findTrip((() => train) as never, query) : null;
type FoundTrip = NonNullable<ReturnType<typeof tripOfTrain>>;
/** Returns the cells for the classes of the trip. */
export const classCells = (p: Pick<ScreenContext, "state" | "now" | "t" | "lang">, { trip, tariff }: FoundTrip) =>
  listSeatClasses(trip.formation).map((of) => {
    const left = seatsLeftLabel(p, of, countSeatsLeft(p.state, trip, of, p.now));
    const price = yuan(ticketPrice(trip, tariff, of, "adult", null));
    return {
      id: of,
      of: seatClassName(p, of),
      price,
      ...left,
      name: `${seatClassName(p, of)}, ${price}, ${left.left}`,
    };
  });
export const berthPrice = ({ trip, tariff }: FoundTrip, of: Trip["of"], berth: Berth): string =>
  yuan(ticketPrice(trip, tariff, of, "adult", berth));
