import * as v from "valibot";
import { choiceField, overlay } from "#os/values.ts";
import { OrderId, TicketId } from "../../ids.ts";
import { railway, type State } from "../../state.ts";
import { orderTabs, whenTabs } from "./queries.ts";

export const ordersScreens = {
  orders: railway.screen({
    params: { tab: v.optional(v.picklist(orderTabs), "paid") },
    view: { tab: choiceField(...orderTabs), when: choiceField(...whenTabs) },
    enter: ({ params }) => ({ tab: params.tab }),
  }),
  order: railway.screen({ params: { order: OrderId }, view: { open: overlay("pay") } }),
  ticket: railway.screen({ params: { ticket: TicketId }, view: { open: overlay("code") } }),
  refund: railway.screen({ params: { ticket: TicketId } }),
};
type TicketContext = { state: State; params: { ticket: string } };
export const ordersGuards = {
  isGood: ({ state, params }: TicketContext) => state.tickets[params.ticket]?.status === "paid",
  isUnpaid: ({ state, params }: { state: State; params: { order: string } }) =>
    state.orders[params.order]?.status === "unpaid",
};
