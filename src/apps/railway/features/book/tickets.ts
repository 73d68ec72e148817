/** Creates orders and tickets, and notifies the user about paid tickets. */
import type { Ctx } from "#os/app-command.ts";
import { orderNumber, seatsText, sumFact, tripFacts } from "../../facts.ts";
import { payWithinMs } from "../../payment.ts";
import type { State } from "../../state.ts";
import { notifyOwner } from "../../notify.ts";
import { groupByTrain, ticketsOf } from "../orders/queries.ts";
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
  ...pickTrip(trip),
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
function pickTrip(t: Trip): Trip {
  const { train, day, board, alight, of, kind, formation, stops, from, to, departs, arrives, km } = t;
  return { train, day, board, alight, of, kind, formation, stops, from, to, departs, arrives, km };
}
/** Sends one notice for each train, with the passengers and their seats. */
export function notifyTickets(state: State, ctx: Ctx, order: Order, sms: "paid" | "changed" | "served"): void {
  const key = sms === "paid" ? "noticePaid" : sms === "changed" ? "noticeChanged" : "noticeServed";
  const channel = sms === "served" ? "waitlist" : "orders";
  for (const [first, ...others] of groupByTrain(ticketsOf(state, order.id))) {
    const tickets = [first, ...others];
    const facts = {
      ...tripFacts(first, ctx),
      order: orderNumber(order.id),
      seats: seatsText(tickets, ctx.lang),
      sum: sumFact(tickets.reduce((sum, { cents }) => sum + cents, 0)),
    };
    notifyOwner(state, ctx, { channel, key, facts, open: { screen: "order", params: { order: order.id } }, sms });
  }
}
