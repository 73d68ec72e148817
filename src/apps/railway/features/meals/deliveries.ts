/** Finds the stops at which meals are delivered to a train, and the latest time to order them. */
import { hourMs, minuteMs } from "#state/civil.ts";
import type { Stop } from "#world/rails/index.ts";
import { momentOf } from "../../times.ts";
import type { Ticket } from "../book/state.ts";

export interface MealDelivery {
  /** The place of the kitchen; null for the dining car. */
  readonly place: string | null;
  readonly en: string;
  readonly zh: string;
  readonly bringsAt: number;
}
/**
 * Returns whether a station belongs to a place: the station's id is the place's id, or starts with the place's id and
 * `_`.
 */
export const isStationOf = (station: string, place: string): boolean =>
  station === place || station.startsWith(`${place}_`);
export const orderEndsAt = ({ bringsAt }: Pick<MealDelivery, "bringsAt">): number => bringsAt - 2 * hourMs;

const diningCarDelayMinutes = 40;
type TripPart = Pick<Ticket, "day" | "board" | "alight" | "departs">;
/** Lists the stops on the trip at which a place delivers. If `place` is null, returns the dining car. */
export function listDeliveries(ticket: TripPart, stops: readonly Stop[], place: string | null): MealDelivery[] {
  if (place === null)
    return [{ place, en: "", zh: "", bringsAt: momentOf(ticket.day, ticket.departs + diningCarDelayMinutes) }];
  return stops
    .slice(ticket.board + 1, ticket.alight)
    .filter(({ id }) => isStationOf(id, place))
    .map(({ en, zh, arrives }) => ({ place, en, zh, bringsAt: momentOf(ticket.day, arrives) + 5 * minuteMs }));
}
