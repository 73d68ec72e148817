/** Where meals are handed into a train, and until when they can be ordered. */
import { hourMs, minuteMs } from "../../../../state/civil.ts";
import type { Stop } from "../../../../world/rails/index.ts";
import { momentOf } from "../../times.ts";
import type { Ticket } from "../book/state.ts";

export interface HandIn {
  /** null is the dining car. */
  readonly place: string | null;
  readonly en: string;
  readonly zh: string;
  readonly bringsAt: number;
}
/** A station is of a place when it bears the chief station's name, with more behind it or not. */
export const isAt = (station: string, place: string): boolean => station === place || station.startsWith(`${place}_`);
export const orderEndsAt = ({ bringsAt }: Pick<HandIn, "bringsAt">): number => bringsAt - 2 * hourMs;

const carAfterMinutes = 40;
type Riding = Pick<Ticket, "day" | "board" | "alight" | "departs">;
/** The stops on the way that are of a place, the dining car where it is null. */
export function handInsOf(ticket: Riding, stops: readonly Stop[], place: string | null): HandIn[] {
  if (place === null)
    return [{ place, en: "", zh: "", bringsAt: momentOf(ticket.day, ticket.departs + carAfterMinutes) }];
  return stops
    .slice(ticket.board + 1, ticket.alight)
    .filter(({ id }) => isAt(id, place))
    .map(({ en, zh, arrives }) => ({ place, en, zh, bringsAt: momentOf(ticket.day, arrives) + 5 * minuteMs }));
}
