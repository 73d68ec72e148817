/** A trip from the world, for a screen that knows its numbers. */
import { classesOf, type Berth } from "../../../../world/rails/classes.ts";
import type { Train } from "../../../../world/rails/index.ts";
import { leftFor } from "../../features/book/seats.ts";
import type { Trip } from "../../features/book/state.ts";
import { priceOf, tripOf } from "../../features/book/trips.ts";
import type { Any } from "./draw.tsx";
import { className, leftWord, yuan } from "./telling.ts";

type Asked = Pick<Trip, "train" | "day" | "board" | "alight" | "of">;
export const tripIn = (train: Train | null | undefined, asked: Asked) =>
  train ? tripOf((() => train) as never, asked) : null;
type Found = NonNullable<ReturnType<typeof tripIn>>;
/** Its classes, as cells to choose from. */
export const cellsOf = (p: Pick<Any, "state" | "now" | "t" | "lang">, { trip, tariff }: Found) =>
  classesOf(trip.formation).map((of) => {
    const left = leftWord(p, of, leftFor(p.state, trip, of, p.now));
    const price = yuan(priceOf(trip, tariff, of, "adult", null));
    return { id: of, of: className(p, of), price, ...left, name: `${className(p, of)}, ${price}, ${left.left}` };
  });
export const berthPrice = ({ trip, tariff }: Found, of: Trip["of"], berth: Berth): string =>
  yuan(priceOf(trip, tariff, of, "adult", berth));
