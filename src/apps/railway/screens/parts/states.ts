/** What state an order, a ticket, a waiting order, a meal is in, in words. */
import type { Order, Ticket, Wait } from "../../features/book/state.ts";
import type { Meal } from "../../features/meals/state.ts";
import type { Any, Word } from "./draw.tsx";

type Teller = Pick<Any, "t">;
const tickets: Readonly<Record<Ticket["status"], Word>> = {
  held: "ticketHeld",
  paid: "ticketPaid",
  ridden: "ticketRidden",
  refunded: "ticketRefunded",
  changed: "ticketChanged",
  cancelled: "ticketCancelled",
};
const orders: Readonly<Record<Order["status"], Word>> = {
  unpaid: "orderUnpaid",
  paid: "orderPaid",
  cancelled: "orderCancelledState",
};
const waits: Readonly<Record<Wait["status"], Word>> = {
  unpaid: "waitUnpaid",
  waiting: "waitWaiting",
  served: "waitServed",
  failed: "waitFailed",
  cancelled: "waitCancelledState",
};
const meals: Readonly<Record<Meal["status"], Word>> = {
  unpaid: "mealUnpaid",
  paid: "mealPaidState",
  brought: "mealBrought",
  cancelled: "mealCancelledState",
};
export const ticketState = (p: Teller, { status }: Ticket): string => p.t(tickets[status]);
export const orderState = (p: Teller, { status }: Order): string => p.t(orders[status]);
export const waitState = (p: Teller, { status }: Wait): string => p.t(waits[status]);
export const mealState = (p: Teller, { status }: Meal): string => p.t(meals[status]);
