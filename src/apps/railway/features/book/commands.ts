/** Buying, paying, and what falls due of orders. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { EntryId } from "../../../../os/money/schema.ts";
import { entryOf } from "../../../../os/money/read.ts";
import { reject } from "../../../../os/values.ts";
import { berths, berthsOf } from "../../../../world/rails/classes.ts";
import { gateOf, lateAt } from "../../../../world/rails/sold.ts";
import { numberOf, seatsText, tripFacts } from "../../facts.ts";
import { OrderId, PassengerId, TicketId } from "../../ids.ts";
import { loggedIn } from "../../member-only.ts";
import { merchant } from "../../merchant.ts";
import { railway, type State } from "../../state.ts";
import { tell } from "../../tell.ts";
import { pointsFor, spendPoints, takePoints } from "../member/points.ts";
import { cancelsMost, cancelsToday, ticketsOf } from "../orders/queries.ts";
import { giveBack } from "./give-back.ts";
import { leftFor, seatsFor } from "./seats.ts";
import { ridersMost, Next, tripFields, type Order } from "./state.ts";
import { heldTicket, newOrder, tellOf } from "./tickets.ts";
import { changePercent, clashing, fareKindOf, feeOf, isOver, priceOf, saleProblem, tripOf } from "./trips.ts";
import { arrivesAt, departsAt } from "../../times.ts";

const Letters = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-F]$/))), v.maxLength(ridersMost));
const BerthWish = v.nullable(v.picklist(berths));

export const bookCommands = {
  /** The id of the order, of one train or of two with a change between them; it is to be paid within half an hour. */
  submitOrder: loggedIn(
    {
      ...tripFields,
      next: Next,
      riders: v.pipe(v.array(PassengerId), v.maxLength(ridersMost)),
      /** Those of them who pay the full fare though they need not. */
      full: v.array(PassengerId),
      letters: Letters,
      berth: BerthWish,
    },
    (state, { riders, full, letters, berth, next, ...asked }, ctx) => {
      if (riders.length === 0 || new Set(riders).size < riders.length) return reject("riders-missing");
      if (Object.values(state.orders).some(({ status }) => status === "unpaid")) return reject("order-unpaid");
      if (cancelsToday(state, ctx.now) >= cancelsMost) return reject("cancelled-often");
      const found = (next ? [asked, next] : [asked]).map((one) => tripOf(ctx.world, one));
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
          const clash = clashing(state, person!.id, trip);
          if (clash) return reject("trip-overlaps", { name: person!.name, train: clash.train });
        }
        if (leftFor(state, trip, trip.of, ctx.now) < riders.length) return reject("seats-short");
        const place = berthsOf(trip.of).find((wish) => wish === berth) ?? berthsOf(trip.of)[0] ?? null;
        const given = seatsFor(state, trip, trip.of, place, riders.length, letters, id);
        for (const [n, person] of people.entries()) {
          const who = full.includes(person!.id) ? "adult" : fareKindOf(state, person!, trip);
          const price = priceOf(trip, tariff, trip.of, who, place);
          cents += price;
          const ticket = ctx.newId("ticket");
          state.tickets[ticket] = {
            ...heldTicket(ticket, id, person!.id, person!.name, trip),
            ...given[n]!,
            who,
            berth: place,
            cents: price,
          };
        }
      }
      state.orders[id] = { ...newOrder(id, ctx.now), cents };
      return id;
    },
  ),
  /** By its user, who may do so three times a day. */
  cancelOrder: loggedIn({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "unpaid") return reject("order-closed");
    drop(state, order);
    order.cancelledAt = ctx.now;
  }),
  /** Falls due: nobody paid it. */
  lapseOrder: railway.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "unpaid") return reject("order-closed");
    drop(state, order);
    const [ticket] = ticketsOf(state, id);
    tell(state, ctx, {
      channel: "orders",
      key: "noticeLapsed",
      facts: { order: numberOf(id), train: ticket?.train ?? "" },
      open: { screen: "order", params: { order: id } },
    });
  }),
  /** Another app says that it has paid: the ledger is asked whether that is so. */
  confirmPaid: loggedIn({ order: OrderId, entry: EntryId }, (state, { order: id, entry: of }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "unpaid") return reject("order-closed");
    const entry = entryOf(ctx.os, of);
    if (entry?.order !== id || entry.to !== merchant || entry.toCents !== order.cents || entry.kind === "refund")
      return reject("payment-missing");
    order.entry = of;
    return settled(state, ctx, order);
  }),
  payByPoints: loggedIn({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "unpaid") return reject("order-closed");
    if (order.changes !== null) return reject("points-not-here");
    if (!state.joined) return reject("not-joined");
    if (!spendPoints(state, ctx.now, pointsFor(order.cents), ticketsOf(state, id)[0]?.id ?? null))
      return reject("points-short");
    order.kind = "points";
    return settled(state, ctx, order);
  }),
  /** Another train for a ticket, or another class. What it costs more is to be paid; the rest comes back at once. */
  changeTicket: loggedIn(
    { ticket: TicketId, ...tripFields, letters: Letters, berth: BerthWish },
    (state, args, ctx) => {
      const { ticket: oldId, letters, berth, ...asked } = args;
      const old = state.tickets[oldId];
      if (old?.status !== "paid") return reject("ticket-closed");
      if (old.once) return reject("changed-once");
      if (isOver(old, ctx.now)) return reject("left-already");
      if (state.orders[old.order]?.kind === "points") return reject("points-fixed");
      if (Object.values(state.orders).some(({ status }) => status === "unpaid")) return reject("order-unpaid");
      if (Object.values(state.meals).some((m) => m.ticket === oldId && (m.status === "paid" || m.status === "unpaid")))
        return reject("meal-first");
      const found = tripOf(ctx.world, asked);
      if (!found) return reject("trip-unknown");
      const { trip, tariff } = found;
      if (trip.train === old.train && trip.day === old.day && trip.of === old.of && trip.board === old.board)
        return reject("same-trip");
      const problem = saleProblem(trip, ctx.now);
      if (problem === "not-on-sale") return reject("not-on-sale");
      if (problem === "left-already") return reject("left-already");
      const clash = clashing(state, old.passenger, trip, oldId);
      if (clash) return reject("trip-overlaps", { name: old.name, train: clash.train });
      if (leftFor(state, trip, trip.of, ctx.now) < 1) return reject("seats-short");
      const place = berthsOf(trip.of).find((one) => one === berth) ?? berthsOf(trip.of)[0] ?? null;
      const price = priceOf(trip, tariff, trip.of, old.who, place);
      const fee = feeOf(old.cents, changePercent(departsAt(old) - ctx.now));
      const id = ctx.newId("order");
      const ticket = ctx.newId("ticket");
      const [given] = seatsFor(state, trip, trip.of, place, 1, letters, id);
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
      // Nothing is to be paid: the old payment goes on for the new ticket.
      const before = state.orders[old.order]!;
      if (old.cents - price - fee > 0) {
        const back = giveBack(ctx, before.entry, old.cents - price - fee, old.train);
        if (back) return back;
      }
      order.entry = before.entry;
      order.status = "paid";
      order.payBy = null;
      old.status = "changed";
      old.backCents = old.cents - price - fee;
      state.tickets[ticket].status = "paid";
      tellOf(state, ctx, order, "changed");
      return id;
    },
  ),
  /** Falls due: the train leaves in an hour. */
  remind: railway.command({ ticket: TicketId }, (state, { ticket: id }, ctx) => {
    const ticket = state.tickets[id];
    if (ticket?.status !== "paid" || ticket.reminded) return reject("ticket-closed");
    ticket.reminded = true;
    const facts = { ...tripFacts(ticket, ctx), gate: gateOf(ticket.train, ticket.from.id).gate };
    tell(state, ctx, {
      channel: "trips",
      key: "noticeReminder",
      facts: { ...facts, seats: seatsText([ticket], ctx.lang) },
      open: { screen: "ticket", params: { ticket: id } },
      sms: "reminder",
    });
  }),
  /** Falls due: the train is known to be late. */
  warnLate: railway.command({ ticket: TicketId }, (state, { ticket: id }, ctx) => {
    const ticket = state.tickets[id];
    if (ticket?.status !== "paid" || ticket.warned) return reject("ticket-closed");
    ticket.warned = true;
    tell(state, ctx, {
      channel: "trips",
      key: "noticeLate",
      facts: { ...tripFacts(ticket, ctx), n: lateAt(ticket.train, ticket.day, ticket.board) },
      open: { screen: "ticket", params: { ticket: id } },
      sms: "late",
    });
  }),
  /** Falls due: the passenger has arrived. */
  arrive: railway.command({ ticket: TicketId }, (state, { ticket: id }, ctx) => {
    const ticket = state.tickets[id];
    if (ticket?.status !== "paid") return reject("ticket-closed");
    ticket.status = "ridden";
    const bought = state.orders[ticket.order]?.kind !== "points";
    if (state.joined && bought && state.passengers[ticket.passenger]?.own === true)
      takePoints(state, ctx.now, Math.floor(ticket.cents / 100) * 5, "ridden", id);
  }),
};

/** Its seats are free again. */
function drop(state: State, order: Order): void {
  order.status = "cancelled";
  order.payBy = null;
  for (const ticket of ticketsOf(state, order.id)) ticket.status = "cancelled";
}
/** It is paid: the tickets are good, and what they take the place of comes back less its fee. */
function settled(state: State, ctx: Ctx, order: Order) {
  const old = order.changes === null ? undefined : state.tickets[order.changes];
  if (old) {
    const fee = feeOf(old.cents, changePercent(Math.max(0, departsAt(old) - ctx.now)));
    const refused = giveBack(ctx, state.orders[old.order]?.entry ?? null, old.cents - fee, old.train);
    if (refused) return refused;
    old.status = "changed";
    old.backCents = old.cents - fee;
  }
  order.status = "paid";
  order.payBy = null;
  for (const ticket of ticketsOf(state, order.id)) ticket.status = "paid";
  tellOf(state, ctx, order, order.kind === "change" ? "changed" : "paid");
  return order.id;
}
