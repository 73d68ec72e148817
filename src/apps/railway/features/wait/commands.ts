/** Commands for waitlist orders. The user prepays such an order; scheduled commands fulfil it or end it. */
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { findMoneyEntry } from "#os/money/read.ts";
import { reject } from "#os/values.ts";
import { hourMs } from "#state/civil.ts";
import { listBerths } from "#world/rails/classes.ts";
import { hashToUnit, isWaitlistServed } from "#world/rails/train-status.ts";
import { sumFact, tripFacts } from "../../facts.ts";
import { PassengerId, WaitId } from "../../ids.ts";
import { loggedInCommand } from "../../logged-in-command.ts";
import { merchantAccount, payWithinMs } from "../../payment.ts";
import { railway, type State } from "../../state.ts";
import { notifyOwner } from "../../notify.ts";
import { departsAt } from "../../times.ts";
import type { Ctx } from "#os/app-command.ts";
import { refundPayment } from "../book/refund.ts";
import { countSeatsLeft, toRide, assignSeats } from "../book/seats.ts";
import { tripFields, waitHours, type Wait } from "../book/state.ts";
import { heldTicket, newOrder, notifyTickets } from "../book/tickets.ts";
import { findOverlappingTicket, fareKindOf, ticketPrice, saleProblem, findTrip } from "../book/trips.ts";

const maxWaits = 6;

export const waitCommands = {
  submitWait: loggedInCommand(
    {
      ...tripFields,
      riders: v.pipe(v.array(PassengerId), v.maxLength(3)),
      hours: v.picklist(waitHours),
    },
    (state, { riders, hours, ...query }, ctx) => {
      if (riders.length === 0 || new Set(riders).size < riders.length) return reject("riders-missing");
      if (Object.values(state.waits).filter((w) => w.status === "unpaid" || w.status === "waiting").length >= maxWaits)
        return reject("waits-many");
      const found = findTrip(ctx.world, query);
      if (!found) return reject("trip-unknown");
      const { trip, tariff } = found;
      const problem = saleProblem(trip, ctx.now);
      if (problem === "not-on-sale") return reject("not-on-sale");
      if (problem === "left-already") return reject("left-already");
      if (countSeatsLeft(state, trip, trip.of, ctx.now) >= riders.length) return reject("seats-there");
      const endsAt = departsAt(trip) - hours * hourMs;
      if (endsAt - ctx.now < hourMs) return reject("wait-late");
      let cents = 0;
      for (const id of riders) {
        const person = state.passengers[id];
        if (!person) return reject("passenger-gone");
        if (person.check !== "verified") return reject("passenger-unverified", { name: person.name });
        const clash = findOverlappingTicket(state, id, trip);
        if (clash) return reject("trip-overlaps", { name: person.name, train: clash.train });
        cents += ticketPrice(trip, tariff, trip.of, fareKindOf(state, person, trip), null);
      }
      const id = ctx.newId("wait");
      state.waits[id] = {
        id,
        at: ctx.now,
        passengers: riders,
        trip,
        cents,
        status: "unpaid",
        payBy: Math.min(ctx.now + payWithinMs, endsAt),
        entry: null,
        triesAt: null,
        endsAt,
        order: null,
      };
      return id;
    },
  ),
  confirmWait: loggedInCommand({ wait: WaitId, entry: EntryId }, (state, { wait: id, entry: of }, ctx) => {
    const wait = state.waits[id];
    if (wait?.status !== "unpaid") return reject("wait-closed");
    const entry = findMoneyEntry(ctx.os, of);
    if (entry?.order !== id || entry.to !== merchantAccount || entry.toCents !== wait.cents || entry.kind === "refund")
      return reject("payment-missing");
    wait.status = "waiting";
    wait.payBy = null;
    wait.entry = of;
    // Another passenger may return a seat at a random time between now and the end of the waitlist order.
    const share = 0.15 + 0.6 * hashToUnit(`tries ${wait.trip.train} ${wait.trip.day} ${wait.trip.of}`);
    wait.triesAt = Math.floor(ctx.now + (wait.endsAt - ctx.now) * share);
  }),
  cancelWait: loggedInCommand({ wait: WaitId }, (state, { wait: id }, ctx) => {
    const wait = state.waits[id];
    if (wait?.status !== "waiting" && wait?.status !== "unpaid") return reject("wait-closed");
    if (wait.status === "waiting") {
      const refused = refundPayment(ctx, wait.entry, wait.cents, wait.trip.train);
      if (refused) return refused;
    }
    closeWait(wait, "cancelled");
  }),
  lapseWait: railway.command({ wait: WaitId }, (state, { wait: id }) => {
    const wait = state.waits[id];
    if (wait?.status !== "unpaid") return reject("wait-closed");
    closeWait(wait, "cancelled");
  }),
  /** Scheduled. Checks whether another passenger has returned a seat. */
  tryWait: railway.command({ wait: WaitId }, (state, { wait: id }, ctx) => {
    const wait = state.waits[id];
    if (wait?.status !== "waiting" || wait.triesAt === null) return reject("wait-closed");
    wait.triesAt = null;
    const { trip, passengers } = wait;
    const people = passengers.map((p) => state.passengers[p]);
    const stands = people.some((person) => !person || findOverlappingTicket(state, person.id, trip));
    if (stands || !isWaitlistServed(toRide(trip, trip.of), id)) return;
    return fulfilWait(state, ctx, wait);
  }),
  /** Scheduled. Ends a waitlist order that received no seats. */
  endWait: railway.command({ wait: WaitId }, (state, { wait: id }, ctx) => {
    const wait = state.waits[id];
    if (wait?.status !== "waiting") return reject("wait-closed");
    const refused = refundPayment(ctx, wait.entry, wait.cents, wait.trip.train);
    if (refused) return refused;
    closeWait(wait, "failed");
    notifyOwner(state, ctx, {
      channel: "waitlist",
      key: "noticeFailed",
      facts: { ...tripFacts(wait.trip, ctx), sum: sumFact(wait.cents) },
      open: { screen: "wait", params: { wait: id } },
      sms: "failed",
    });
  }),
};
function closeWait(wait: Wait, status: Wait["status"]): void {
  wait.status = status;
  wait.payBy = null;
  wait.triesAt = null;
}
/** Creates tickets for all passengers and pays them from the prepayment. The rest of the prepayment is refunded. */
function fulfilWait(state: State, ctx: Ctx, wait: Wait) {
  const found = findTrip(ctx.world, wait.trip);
  if (!found) return reject("trip-unknown");
  const { trip } = wait;
  const id = ctx.newId("order");
  const berth = listBerths(trip.of).at(-1) ?? null;
  const seats = assignSeats(state, trip, trip.of, berth, wait.passengers.length, [], id);
  let cents = 0;
  wait.passengers.forEach((passenger, n) => {
    const person = state.passengers[passenger]!;
    const fareKind = fareKindOf(state, person, trip, { but: wait.id });
    const price = ticketPrice(trip, found.tariff, trip.of, fareKind, berth);
    cents += price;
    const ticket = ctx.newId("ticket");
    state.tickets[ticket] = {
      ...heldTicket(ticket, id, passenger, person.name, trip),
      ...seats[n]!,
      who: fareKind,
      berth,
      cents: price,
      status: "paid",
    };
  });
  if (wait.cents > cents) {
    const refused = refundPayment(ctx, wait.entry, wait.cents - cents, trip.train);
    if (refused) return refused;
  }
  const order = { ...newOrder(id, ctx.now), kind: "wait" as const, status: "paid" as const, payBy: null };
  state.orders[id] = { ...order, entry: wait.entry, cents };
  closeWait(wait, "served");
  wait.order = id;
  notifyTickets(state, ctx, state.orders[id]!, "served");
  return undefined;
}
