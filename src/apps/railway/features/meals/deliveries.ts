/** Where meals are delivered to a train, and until when they can be ordered. */
import { hourMs, minuteMs } from "#state/civil.ts";
import type { Stop } from "#world/rails/index.ts";
import { momentOf } from "../../times.ts";
import type { Ticket } from "../book/state.ts";

export interface MealDelivery {
  /** Null means the dining car. */
  readonly place: string | null;
  readonly en: string;
  readonly zh: string;
  readonly bringsAt: number;
}
/** A station belongs to a place when its id is the place's id, or starts with that id and `_`. */
export const isStationOf = (station: string, place: string): boolean =>
  station === place || station.startsWith(`${place}_`);
export const orderEndsAt = ({ bringsAt }: Pick<MealDelivery, "bringsAt">): number => bringsAt - 2 * hourMs;

const diningCarDelayMinutes = 40;
type TripPart = Pick<Ticket, "day" | "board" | "alight" | "departs">;
/** Lists the stops of a place on the way, or the dining car when `place` is null. */
export function listDeliveries(ticket: TripPart, stops: readonly Stop[], place: string | null): MealDelivery[] {
  if (place === null)
    return [{ place, en: "", zh: "", bringsAt: momentOf(ticket.day, ticket.departs + diningCarDelayMinutes) }];
  return stops
    .slice(ticket.board + 1, ticket.alight)
    .filter(({ id }) => isStationOf(id, place))
    .map(({ en, zh, arrives }) => ({ place, en, zh, bringsAt: momentOf(ticket.day, arrives) + 5 * minuteMs }));
}
