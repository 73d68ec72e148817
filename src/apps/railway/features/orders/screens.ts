import * as v from "valibot";
import { firstOf, overlay } from "../../../../os/values.ts";
import { OrderId, TicketId } from "../../ids.ts";
import { railway, type State } from "../../state.ts";
import { orderTabs, whenTabs } from "./queries.ts";

export const ordersScreens = {
  orders: railway.screen({
    params: { tab: v.optional(v.picklist(orderTabs), "paid") },
    view: { tab: firstOf(...orderTabs), when: firstOf(...whenTabs) },
    enter: ({ params }) => ({ tab: params.tab }),
  }),
  order: railway.screen({ params: { order: OrderId }, view: { open: overlay("pay") } }),
  ticket: railway.screen({ params: { ticket: TicketId }, view: { open: overlay("code") } }),
  refund: railway.screen({ params: { ticket: TicketId } }),
};
type OnTicket = { state: State; params: { ticket: string } };
export const ordersGuards = {
  isGood: ({ state, params }: OnTicket) => state.tickets[params.ticket]?.status === "paid",
  isUnpaid: ({ state, params }: { state: State; params: { order: string } }) =>
    state.orders[params.order]?.status === "unpaid",
};
