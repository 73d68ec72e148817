/** Commands for booking, paying and changing tickets, and the scheduled commands of orders. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { EntryId } from "#os/money/schema.ts";
import { findMoneyEntry } from "#os/money/read.ts";
import { reject } from "#os/values.ts";
import { berths, listBerths } from "#world/rails/classes.ts";
import { findGate, delayAtStop } from "#world/rails/train-status.ts";
import { orderNumber, seatsText, tripFacts } from "../../facts.ts";
import { OrderId, PassengerId, TicketId } from "../../ids.ts";
import { loggedInCommand } from "../../logged-in-command.ts";
import { merchantAccount } from "../../payment.ts";
import { railway, type State } from "../../state.ts";
import { notifyOwner } from "../../notify.ts";
import { pointsFor, spendPoints, addPoints } from "../member/points.ts";
import { maxDailyCancels, cancelsToday, ticketsOf } from "../orders/queries.ts";
import { refundPayment } from "./refund.ts";
import { countSeatsLeft, assignSeats } from "./seats.ts";
import { maxRiders, NextTrip, tripFields, type Order } from "./state.ts";
import { heldTicket, newOrder, notifyTickets } from "./tickets.ts";
import {
  changePercent,
  findOverlappingTicket,
  fareKindOf,
  feeCents,
  hasDeparted,
  ticketPrice,
  saleProblem,
  findTrip,
} from "./trips.ts";
import { arrivesAt, departsAt } from "../../times.ts";

const SeatLetters = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-F]$/))), v.maxLength(maxRiders));
const BerthChoice = v.nullable(v.picklist(berths));

export const bookCommands = {
  /**
   * Orders seats in one train, or in two trains with a change between them. Returns the order's id. The user must pay
   * the order within half an hour.
   */
  submitOrder: loggedInCommand(
    {
      ...tripFields,
      next: NextTrip,
      riders: v.pipe(v.array(PassengerId), v.maxLength(maxRiders)),
      /** The riders who pay the full fare although they are entitled to a lower fare. */
      full: v.array(PassengerId),
      letters: SeatLetters,
      berth: BerthChoice,
    },
    (state, { riders, full, letters, berth, next, ...query }, ctx) => {
      if (riders.length === 0 || new Set(riders).size < riders.length) return reject("riders-missing");
      if (Object.values(state.orders).some(({ status }) => status === "unpaid")) return reject("order-unpaid");
      if (cancelsToday(state, ctx.now) >= maxDailyCancels) return reject("cancelled-often");
      const found = (next ? [query, next] : [query]).map((one) => findTrip(ctx.world, one));
      const people = riders.map((id) => state.passengers[id]);
      if (people.some((person) => !person)) return reject("passenger-gone");
      if (people.every((person) => person!.discount === "child")) return reject("child-alone");
      const unverified = people.find((person) => person!.check !== "verified");
      if (unverified) return reject("passenger-unverified", { name: unverified.name });
      const id = ctx.newId("order");
      let cents = 0;
      let free = -Infinity;
      for (const one of found) {
        if (!one) return reject("trip-unknown");
        const { trip, tariff } = one;
        if (departsAt(trip) < free) return reject("change-missed");
        free = arrivesAt(trip);
        const problem = saleProblem(trip, ctx.now);
        if (problem === "not-on-sale") return reject("not-on-sale");
        if (problem === "left-already") return reject("left-already");
        for (const person of people) {
          const clash = findOverlappingTicket(state, person!.id, trip);
          if (clash) return reject("trip-overlaps", { name: person!.name, train: clash.train });
        }
        if (countSeatsLeft(state, trip, trip.of, ctx.now) < riders.length) return reject("seats-short");
        const place = listBerths(trip.of).find((option) => option === berth) ?? listBerths(trip.of)[0] ?? null;
        const seats = assignSeats(state, trip, trip.of, place, riders.length, letters, id);
        for (const [n, person] of people.entries()) {
          const fareKind = full.includes(person!.id) ? "adult" : fareKindOf(state, person!, trip);
          const price = ticketPrice(trip, tariff, trip.of, fareKind, place);
          cents += price;
          const ticket = ctx.newId("ticket");
          state.tickets[ticket] = {
            ...heldTicket(ticket, id, person!.id, person!.name, trip),
            ...seats[n]!,
            who: fareKind,
            berth: place,
            cents: price,
          };
        }
      }
      state.orders[id] = { ...newOrder(id, ctx.now), cents };
      return id;
    },
  ),
  /** Cancels an order. The user can cancel three orders per day. */
  cancelOrder: loggedInCommand({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "unpaid") return reject("order-closed");
    releaseOrder(state, order);
    order.cancelledAt = ctx.now;
  }),
  /** Scheduled. Closes an order whose payment deadline has passed. */
  lapseOrder: railway.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "unpaid") return reject("order-closed");
    releaseOrder(state, order);
    const [ticket] = ticketsOf(state, id);
    notifyOwner(state, ctx, {
      channel: "orders",
      key: "noticeLapsed",
      facts: { order: orderNumber(id), train: ticket?.train ?? "" },
      open: { screen: "order", params: { order: id } },
    });
  }),
  /** Runs when another app reports a payment. The command looks up the payment in the ledger. */
  confirmPaid: loggedInCommand({ order: OrderId, entry: EntryId }, (state, { order: id, entry: of }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "unpaid") return reject("order-closed");
    const entry = findMoneyEntry(ctx.os, of);
    if (entry?.order !== id || entry.to !== merchantAccount || entry.toCents !== order.cents || entry.kind === "refund")
      return reject("payment-missing");
    order.entry = of;
    return completeOrder(state, ctx, order);
  }),
  payByPoints: loggedInCommand({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "unpaid") return reject("order-closed");
    if (order.changes !== null) return reject("points-not-here");
    if (!state.joined) return reject("not-joined");
    if (!spendPoints(state, ctx.now, pointsFor(order.cents), ticketsOf(state, id)[0]?.id ?? null))
      return reject("points-short");
    order.kind = "points";
    return completeOrder(state, ctx, order);
  }),
  /**
   * Changes a ticket to another train or class. If the new price is higher, the user must pay for the new ticket. If
   * the new price is lower, the difference is refunded immediately.
   */
  changeTicket: loggedInCommand(
    { ticket: TicketId, ...tripFields, letters: SeatLetters, berth: BerthChoice },
    (state, args, ctx) => {
      const { ticket: oldId, letters, berth, ...query } = args;
      const old = state.tickets[oldId];
      if (old?.status !== "paid") return reject("ticket-closed");
      if (old.once) return reject("changed-once");
      if (hasDeparted(old, ctx.now)) return reject("left-already");
      if (state.orders[old.order]?.kind === "points") return reject("points-fixed");
      if (Object.values(state.orders).some(({ status }) => status === "unpaid")) return reject("order-unpaid");
      if (Object.values(state.meals).some((m) => m.ticket === oldId && (m.status === "paid" || m.status === "unpaid")))
        return reject("meal-first");
      const found = findTrip(ctx.world, query);
      if (!found) return reject("trip-unknown");
      const { trip, tariff } = found;
      if (trip.train === old.train && trip.day === old.day && trip.of === old.of && trip.board === old.board)
        return reject("same-trip");
      const problem = saleProblem(trip, ctx.now);
      if (problem === "not-on-sale") return reject("not-on-sale");
      if (problem === "left-already") return reject("left-already");
      const clash = findOverlappingTicket(state, old.passenger, trip, oldId);
      if (clash) return reject("trip-overlaps", { name: old.name, train: clash.train });
      if (countSeatsLeft(state, trip, trip.of, ctx.now) < 1) return reject("seats-short");
      const place = listBerths(trip.of).find((one) => one === berth) ?? listBerths(trip.of)[0] ?? null;
      const price = ticketPrice(trip, tariff, trip.of, old.who, place);
      const fee = feeCents(old.cents, changePercent(departsAt(old) - ctx.now));
      const id = ctx.newId("order");
      const ticket = ctx.newId("ticket");
      const [given] = assignSeats(state, trip, trip.of, place, 1, letters, id);
      state.tickets[ticket] = {
        ...heldTicket(ticket, id, old.passenger, old.name, trip),
        ...given!,
        who: old.who,
        berth: place,
        cents: price,
        once: true,
      };
      const order: Order = { ...newOrder(id, ctx.now), kind: "change", cents: price, changes: oldId };
      state.orders[id] = order;
      if (price + fee > old.cents) return id;
      // No payment is necessary, because the payment for the old ticket covers the new ticket.
      const before = state.orders[old.order]!;
      if (old.cents - price - fee > 0) {
        const back = refundPayment(ctx, before.entry, old.cents - price - fee, old.train);
        if (back) return back;
      }
      order.entry = before.entry;
      order.status = "paid";
      order.payBy = null;
      old.status = "changed";
      old.backCents = old.cents - price - fee;
      state.tickets[ticket].status = "paid";
      notifyTickets(state, ctx, order, "changed");
      return id;
    },
  ),
  /** Scheduled one hour before the train leaves. Reminds the user. */
  remind: railway.command({ ticket: TicketId }, (state, { ticket: id }, ctx) => {
    const ticket = state.tickets[id];
    if (ticket?.status !== "paid" || ticket.reminded) return reject("ticket-closed");
    ticket.reminded = true;
    const facts = { ...tripFacts(ticket, ctx), gate: findGate(ticket.train, ticket.from.id).gate };
    notifyOwner(state, ctx, {
      channel: "trips",
      key: "noticeReminder",
      facts: { ...facts, seats: seatsText([ticket], ctx.lang) },
      open: { screen: "ticket", params: { ticket: id } },
      sms: "reminder",
    });
  }),
  /** Scheduled. Warns the user of a delay, at the time when the delay becomes known. */
  warnLate: railway.command({ ticket: TicketId }, (state, { ticket: id }, ctx) => {
    const ticket = state.tickets[id];
    if (ticket?.status !== "paid" || ticket.warned) return reject("ticket-closed");
    ticket.warned = true;
    notifyOwner(state, ctx, {
      channel: "trips",
      key: "noticeLate",
      facts: { ...tripFacts(ticket, ctx), n: delayAtStop(ticket.train, ticket.day, ticket.board) },
      open: { screen: "ticket", params: { ticket: id } },
      sms: "late",
    });
  }),
  /** Scheduled. Marks the ticket as used, because the passenger has arrived. */
  arrive: railway.command({ ticket: TicketId }, (state, { ticket: id }, ctx) => {
    const ticket = state.tickets[id];
    if (ticket?.status !== "paid") return reject("ticket-closed");
    ticket.status = "ridden";
    const bought = state.orders[ticket.order]?.kind !== "points";
    if (state.joined && bought && state.passengers[ticket.passenger]?.own === true)
      addPoints(state, ctx.now, Math.floor(ticket.cents / 100) * 5, "ridden", id);
  }),
};

/** Cancels an order and frees its seats. */
function releaseOrder(state: State, order: Order): void {
  order.status = "cancelled";
  order.payBy = null;
  for (const ticket of ticketsOf(state, order.id)) ticket.status = "cancelled";
}
/**
 * Marks an order and its tickets as paid. If they replace an older ticket, the older ticket is refunded minus the fee.
 */
function completeOrder(state: State, ctx: Ctx, order: Order) {
  const old = order.changes === null ? undefined : state.tickets[order.changes];
  if (old) {
    const fee = feeCents(old.cents, changePercent(Math.max(0, departsAt(old) - ctx.now)));
    const refused = refundPayment(ctx, state.orders[old.order]?.entry ?? null, old.cents - fee, old.train);
    if (refused) return refused;
    old.status = "changed";
    old.backCents = old.cents - fee;
  }
  order.status = "paid";
  order.payBy = null;
  for (const ticket of ticketsOf(state, order.id)) ticket.status = "paid";
  notifyTickets(state, ctx, order, order.kind === "change" ? "changed" : "paid");
  return order.id;
}
