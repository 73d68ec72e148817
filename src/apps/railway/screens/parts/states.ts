/** Describes the states of orders, tickets, waitlist orders and meals. */
import type { Order, Ticket, Wait } from "../../features/book/state.ts";
import type { Meal } from "../../features/meals/state.ts";
import type { ScreenContext, TextKey } from "./page.tsx";

type LabelContext = Pick<ScreenContext, "t">;
const ticketTexts: Readonly<Record<Ticket["status"], TextKey>> = {
  held: "ticketHeld",
  paid: "ticketPaid",
  ridden: "ticketRidden",
  refunded: "ticketRefunded",
  changed: "ticketChanged",
  cancelled: "ticketCancelled",
};
const orderTexts: Readonly<Record<Order["status"], TextKey>> = {
  unpaid: "orderUnpaid",
  paid: "orderPaid",
  cancelled: "orderCancelledState",
};
const waitTexts: Readonly<Record<Wait["status"], TextKey>> = {
  unpaid: "waitUnpaid",
  waiting: "waitWaiting",
  served: "waitServed",
  failed: "waitFailed",
  cancelled: "waitCancelledState",
};
const mealTexts: Readonly<Record<Meal["status"], TextKey>> = {
  unpaid: "mealUnpaid",
  paid: "mealPaidState",
  brought: "mealBrought",
  cancelled: "mealCancelledState",
};
export const ticketStateText = (p: LabelContext, { status }: Ticket): string => p.t(ticketTexts[status]);
export const orderStateText = (p: LabelContext, { status }: Order): string => p.t(orderTexts[status]);
export const waitStateText = (p: LabelContext, { status }: Wait): string => p.t(waitTexts[status]);
export const mealStateText = (p: LabelContext, { status }: Meal): string => p.t(mealTexts[status]);
