/** Orders and tickets as they begin, and what is told of those that are paid. */
import type { Ctx } from "../../../../os/app-command.ts";
import { numberOf, seatsText, sumFact, tripFacts } from "../../facts.ts";
import { payWithinMs } from "../../merchant.ts";
import type { State } from "../../state.ts";
import { tell } from "../../tell.ts";
import { ridesOf, ticketsOf } from "../orders/queries.ts";
import type { Order, Ticket, Trip } from "./state.ts";

export const newOrder = (id: string, now: number): Order => ({
  id,
  at: now,
  kind: "buy",
  status: "unpaid",
  payBy: now + payWithinMs,
  entry: null,
  cents: 0,
  changes: null,
  cancelledAt: null,
});
export const heldTicket = (id: string, order: string, passenger: string, name: string, trip: Trip): Ticket => ({
  id,
  order,
  passenger,
  name,
  who: "adult",
  ...onlyTrip(trip),
  berth: null,
  coach: null,
  seat: "",
  chosen: false,
  cents: 0,
  status: "held",
  backCents: 0,
  once: false,
  reminded: false,
  warned: false,
});
function onlyTrip(t: Trip): Trip {
  const { train, day, board, alight, of, kind, formation, stops, from, to, departs, arrives, km } = t;
  return { train, day, board, alight, of, kind, formation, stops, from, to, departs, arrives, km };
}
/** Of each of its trains by itself: who rides where in it. */
export function tellOf(state: State, ctx: Ctx, order: Order, sms: "paid" | "changed" | "served"): void {
  const key = sms === "paid" ? "noticePaid" : sms === "changed" ? "noticeChanged" : "noticeServed";
  const channel = sms === "served" ? "waitlist" : "orders";
  for (const [first, ...others] of ridesOf(ticketsOf(state, order.id))) {
    const tickets = [first, ...others];
    const facts = {
      ...tripFacts(first, ctx),
      order: numberOf(order.id),
      seats: seatsText(tickets, ctx.lang),
      sum: sumFact(tickets.reduce((sum, { cents }) => sum + cents, 0)),
    };
    tell(state, ctx, { channel, key, facts, open: { screen: "order", params: { order: order.id } }, sms });
  }
}
