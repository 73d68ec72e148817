/** Tickets that are given back. */
import { reject } from "../../../../os/values.ts";
import { numberOf, sumFact, tripFacts } from "../../facts.ts";
import { TicketId } from "../../ids.ts";
import { loggedIn } from "../../member-only.ts";
import { tell } from "../../tell.ts";
import { departsAt } from "../../times.ts";
import { giveBack } from "../book/give-back.ts";
import { feeOf, isOver, refundPercent } from "../book/trips.ts";
import { pointsFor, takePoints } from "../member/points.ts";

export const ordersCommands = {
  refundTicket: loggedIn({ ticket: TicketId }, (state, { ticket: id }, ctx) => {
    const ticket = state.tickets[id];
    if (ticket?.status !== "paid") return reject("ticket-closed");
    if (isOver(ticket, ctx.now)) return reject("left-already");
    if (Object.values(state.orders).some(({ status, changes }) => status === "unpaid" && changes === id))
      return reject("change-pending");
    if (Object.values(state.meals).some((m) => m.ticket === id && (m.status === "paid" || m.status === "unpaid")))
      return reject("meal-first");
    const order = state.orders[ticket.order];
    if (!order) return reject("order-closed");
    const back = ticket.cents - feeOf(ticket.cents, refundPercent(departsAt(ticket) - ctx.now));
    if (order.kind === "points") takePoints(state, ctx.now, pointsFor(back), "returned", id);
    else {
      const refused = giveBack(ctx, order.entry, back, ticket.train);
      if (refused) return refused;
    }
    ticket.status = "refunded";
    ticket.backCents = back;
    tell(state, ctx, {
      channel: "orders",
      key: "noticeRefunded",
      facts: { ...tripFacts(ticket, ctx), order: numberOf(order.id), sum: sumFact(back) },
      open: { screen: "order", params: { order: order.id } },
      sms: "refunded",
    });
  }),
};
