/** Orders with their tickets, and waitlist orders. */
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { instant, wholeNumber } from "#os/values.ts";
import { berths, formationNames, seatClasses, trainKinds } from "#world/rails/classes.ts";
import { fareKinds } from "#world/rails/fares.ts";
import { Cents, Day, Minute, OrderId, PassengerId, StopNumber, TicketId, TrainNumber, WaitId } from "../../ids.ts";
import { Place } from "../find/state.ts";

export const maxRiders = 5;
/** A ride: a train, a day, two of the train's stops, and a seat class. */
export const tripFields = {
  train: TrainNumber,
  day: Day,
  board: StopNumber,
  alight: StopNumber,
  of: v.picklist(seatClasses),
};
/** The ride in the second train of a route with a change. */
export const NextTrip = v.nullable(v.strictObject(tripFields));
const tripRecordFields = {
  ...tripFields,
  kind: v.picklist(trainKinds),
  formation: v.picklist(formationNames),
  stops: StopNumber,
  from: Place,
  to: Place,
  departs: Minute,
  arrives: Minute,
  km: wholeNumber,
};
export const Trip = v.strictObject(tripRecordFields);
export type Trip = v.InferOutput<typeof Trip>;

export const ticketStates = ["held", "paid", "ridden", "refunded", "changed", "cancelled"] as const;
export const Ticket = v.strictObject({
  id: TicketId,
  order: OrderId,
  passenger: PassengerId,
  /** The name on the ticket. It is kept when the passenger is deleted from the list of passengers. */
  name: v.string(),
  who: v.picklist(fareKinds),
  ...tripRecordFields,
  berth: v.nullable(v.picklist(berths)),
  /** The coach; null for a ticket without a seat. */
  coach: v.nullable(wholeNumber),
  seat: v.pipe(v.string(), v.maxLength(8)),
  /** Whether the seat has the letter that the user requested. */
  chosen: v.boolean(),
  cents: Cents,
  status: v.picklist(ticketStates),
  /** The refunded part of the price, in cents. */
  backCents: Cents,
  /** Whether the ticket was already changed. Such a ticket cannot be changed again. */
  once: v.boolean(),
  /** Whether the passenger was reminded of the train, and whether the passenger was warned of a delay. */
  reminded: v.boolean(),
  warned: v.boolean(),
});
export type Ticket = v.InferOutput<typeof Ticket>;

export const Order = v.strictObject({
  id: OrderId,
  at: instant,
  kind: v.picklist(["buy", "change", "wait", "points"]),
  status: v.picklist(["unpaid", "paid", "cancelled"]),
  payBy: v.nullable(instant),
  entry: v.nullable(EntryId),
  cents: Cents,
  /** The ticket that this order replaces. */
  changes: v.nullable(TicketId),
  /** When the user cancelled the order. */
  cancelledAt: v.nullable(instant),
});
export type Order = v.InferOutput<typeof Order>;

/** The user's options for the end of a waitlist order, in hours before departure. */
export const waitHours = [6, 12, 24, 48] as const;
export const waitStates = ["unpaid", "waiting", "served", "failed", "cancelled"] as const;
export const Wait = v.strictObject({
  id: WaitId,
  at: instant,
  passengers: v.pipe(v.array(PassengerId), v.maxLength(3)),
  trip: Trip,
  cents: Cents,
  status: v.picklist(waitStates),
  payBy: v.nullable(instant),
  entry: v.nullable(EntryId),
  /** The time at which returned seats are assigned, and the time at which the waitlist order ends. */
  triesAt: v.nullable(instant),
  endsAt: instant,
  order: v.nullable(OrderId),
});
export type Wait = v.InferOutput<typeof Wait>;

export const bookState = {
  orders: v.record(OrderId, Order),
  tickets: v.record(TicketId, Ticket),
  waits: v.record(WaitId, Wait),
};
