/** Commands that refund tickets. */
import { reject } from "#os/values.ts";
import { orderNumber, sumFact, tripFacts } from "../../facts.ts";
import { TicketId } from "../../ids.ts";
import { loggedInCommand } from "../../logged-in-command.ts";
import { notifyOwner } from "../../notify.ts";
import { departsAt } from "../../times.ts";
import { refundPayment } from "../book/refund.ts";
import { feeCents, hasDeparted, refundPercent } from "../book/trips.ts";
import { pointsFor, addPoints } from "../member/points.ts";

export const ordersCommands = {
  refundTicket: loggedInCommand({ ticket: TicketId }, (state, { ticket: id }, ctx) => {
    const ticket = state.tickets[id];
    if (ticket?.status !== "paid") return reject("ticket-closed");
    if (hasDeparted(ticket, ctx.now)) return reject("left-already");
    if (Object.values(state.orders).some(({ status, changes }) => status === "unpaid" && changes === id))
      return reject("change-pending");
    if (Object.values(state.meals).some((m) => m.ticket === id && (m.status === "paid" || m.status === "unpaid")))
      return reject("meal-first");
    const order = state.orders[ticket.order];
    if (!order) return reject("order-closed");
    const back = ticket.cents - feeCents(ticket.cents, refundPercent(departsAt(ticket) - ctx.now));
    if (order.kind === "points") addPoints(state, ctx.now, pointsFor(back), "returned", id);
    else {
      const refused = refundPayment(ctx, order.entry, back, ticket.train);
      if (refused) return refused;
    }
    ticket.status = "refunded";
    ticket.backCents = back;
    notifyOwner(state, ctx, {
      channel: "orders",
      key: "noticeRefunded",
      facts: { ...tripFacts(ticket, ctx), order: orderNumber(order.id), sum: sumFact(back) },
      open: { screen: "order", params: { order: order.id } },
      sms: "refunded",
    });
  }),
};
