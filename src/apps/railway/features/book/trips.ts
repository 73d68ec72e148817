/** A trip as the world tells it, what it costs whom, and what stands against it. */
import type { ReadWorld } from "../../../../os/world.ts";
import { hourMs, minuteMs } from "../../../../state/civil.ts";
import { berthsOf, seatsOf, type Berth, type SeatClass, type TrainKind } from "../../../../world/rails/classes.ts";
import { fareOf, reducedFare, type FareKind } from "../../../../world/rails/fares.ts";
import rails from "../../../../world/rails/index.ts";
import { runsOn } from "../../../../world/rails/join.ts";
import type { State } from "../../state.ts";
import { arrivesAt, departsAt, lastSaleDay, todayOf } from "../../times.ts";
import type { Passenger } from "../people/state.ts";
import type { Ticket, Trip } from "./state.ts";

type Asked = Pick<Trip, "train" | "day" | "board" | "alight" | "of">;
/** With the percentage that its train is sold at; null where there is no such trip. */
export function tripOf(world: ReadWorld, { train: id, day, board, alight, of }: Asked) {
  if (board >= alight) return null;
  const train = world(rails.queries.train, { id });
  const [from, to] = [train?.stops[board], train?.stops[alight]];
  if (!train || !from || !to || !runsOn(train.days, day) || !seatsOf(train.formation)[of]) return null;
  const trip: Trip = {
    train: id,
    day,
    board,
    alight,
    of,
    kind: train.kind,
    formation: train.formation,
    stops: train.stops.length,
    from: { id: from.id, en: from.en, zh: from.zh },
    to: { id: to.id, en: to.en, zh: to.zh },
    departs: from.departs,
    arrives: to.arrives,
    km: to.km - from.km,
  };
  return { trip, tariff: train.tariff };
}
interface Priced {
  readonly kind: TrainKind;
  readonly km: number;
}
/** What a class costs somebody. Without a berth, a sleeper costs what its dearest one does. */
export function priceOf(
  { kind, km }: Priced,
  tariff: number,
  of: SeatClass,
  who: FareKind,
  berth: Berth | null,
): number {
  const place = berth ?? berthsOf(of)[0] ?? null;
  return reducedFare(fareOf(kind, tariff, of, km, place), of, who, fareOf(kind, tariff, "hardSeat", km));
}
/** The fare that somebody may have: students only while the office knows them as such. */
export const fareKindOf = ({ discount, student }: Passenger): FareKind =>
  discount === "student" && student?.check !== "verified" ? "adult" : discount;

/** Sold until a few minutes before it leaves. */
const salesEndMs = 5 * minuteMs;
export function saleProblem(trip: Trip, now: number): "not-on-sale" | "left-already" | null {
  const boards = todayOf(departsAt(trip));
  if (boards > lastSaleDay(now)) return "not-on-sale";
  return departsAt(trip) - now < salesEndMs ? "left-already" : null;
}
/** A ticket of the same passenger at the same time. `but`: one that is to be changed. */
export const clashing = (state: State, passenger: string, trip: Trip, but: string | null = null): Ticket | undefined =>
  Object.values(state.tickets).find(
    (t) =>
      t.passenger === passenger &&
      t.id !== but &&
      (t.status === "held" || t.status === "paid") &&
      departsAt(t) < arrivesAt(trip) &&
      departsAt(trip) < arrivesAt(t),
  );
/** What returning a ticket costs: nothing more than eight days ahead, then more the later it is. */
export function refundPercent(leftMs: number): 0 | 5 | 10 | 20 {
  if (leftMs >= 8 * 24 * hourMs) return 0;
  if (leftMs >= 48 * hourMs) return 5;
  return leftMs >= 24 * hourMs ? 10 : 20;
}
/** What changing costs of the old fare. */
export const changePercent = (leftMs: number): 0 | 5 | 15 =>
  leftMs >= 48 * hourMs ? 0 : leftMs >= 24 * hourMs ? 5 : 15;
const leastFeeCents = 200;
/** To the nearest half yuan; two yuan at least, where there is a fee at all. */
export const feeOf = (cents: number, percent: number): number =>
  percent === 0 ? 0 : Math.min(cents, Math.max(leastFeeCents, Math.round((cents * percent) / 100 / 50) * 50));
export const isOver = (trip: Trip, now: number): boolean => departsAt(trip) <= now;
