/** Reads orders and tickets from the state. */
import type { State } from "../../state.ts";
import { departsAt, todayOf } from "../../times.ts";
import type { Order, Ticket } from "../book/state.ts";

/** After this many cancellations in a day, the user cannot place another order on that day. */
export const maxDailyCancels = 3;
export const cancelsToday = (state: State, now: number): number =>
  Object.values(state.orders).filter(({ cancelledAt }) => cancelledAt !== null && todayOf(cancelledAt) === todayOf(now))
    .length;
/** Lists the tickets of an order, oldest first. */
export const ticketsOf = (state: Pick<State, "tickets">, order: string): Ticket[] =>
  Object.values(state.tickets).filter((ticket) => ticket.order === order);
/** Groups tickets by train. The groups are in the order of the tickets, so the first train comes first. */
export function groupByTrain(tickets: readonly Ticket[]): [Ticket, ...Ticket[]][] {
  const rides = new Map<string, [Ticket, ...Ticket[]]>();
  for (const ticket of tickets) {
    const key = `${ticket.train} ${ticket.day} ${ticket.board}`;
    const known = rides.get(key);
    if (known) known.push(ticket);
    else rides.set(key, [ticket]);
  }
  return [...rides.values()];
}
export const findUnpaidOrder = (state: State): Order | undefined =>
  Object.values(state.orders).find(({ status }) => status === "unpaid");

export const orderTabs = ["unpaid", "paid", "waitlist", "mine"] as const;
export type OrderTab = (typeof orderTabs)[number];
export const whenTabs = ["ahead", "past"] as const;
/**
 * Lists paid orders, newest first: those with at least one upcoming train ("ahead"), or those without an upcoming train
 * ("past").
 */
export function paidOrders(state: State, now: number, when: (typeof whenTabs)[number]): Order[] {
  const isAhead = (order: Order): boolean =>
    ticketsOf(state, order.id).some((t) => t.status === "paid" && departsAt(t) > now);
  return Object.values(state.orders)
    .filter((order) => order.status === "paid" && isAhead(order) === (when === "ahead"))
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}
/** Lists the owner's tickets: upcoming tickets, soonest first, or past tickets, latest first. */
export const ownTickets = (state: State, now: number, when: (typeof whenTabs)[number]): Ticket[] =>
  Object.values(state.tickets)
    .filter((t) => state.passengers[t.passenger]?.own === true)
    .filter((t) => (when === "ahead" ? t.status === "paid" && departsAt(t) > now : t.status === "ridden"))
    .toSorted((a, b) => (when === "ahead" ? departsAt(a) - departsAt(b) : departsAt(b) - departsAt(a)));
/** Lists the valid tickets for trains that have not left yet, soonest first. */
export const upcomingTickets = (state: State, now: number): Ticket[] =>
  Object.values(state.tickets)
    .filter((t) => t.status === "paid" && departsAt(t) > now)
    .toSorted((a, b) => departsAt(a) - departsAt(b) || (a.id < b.id ? -1 : 1));
